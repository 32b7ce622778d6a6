/** A room before its tiles are dealt, or while a seat is open between two hands. */

import { findGame } from '@tilehouse/engine';
import { Link } from 'wouter';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { TileLooks } from '../../ui/tile.tsx';
import { useWords } from '../../ui/words.tsx';
import { LineNotice } from '../line-notice.tsx';
import type { OnlineTable, TableNow } from '../online-table.ts';
import { newsText } from '../table-news.ts';
import { Talk } from '../talk/talk.tsx';
import type { OnlineWords } from '../texts.ts';
import { shortOf, useBalances } from '../use-balances.ts';
import { useWish } from '../use-wish.ts';
import { DealBar, WaysOut } from './deal-bar.tsx';
import { Invite, InviteKey } from './invite.tsx';
import { MoneyStrip } from './money-strip.tsx';
import { OnlookersLine } from './onlookers-line.tsx';
import { type RoomModel, roomModel } from './room-model.ts';
import { RulesCard } from './rules-card.tsx';
import { Stage } from './stage.tsx';
import { useInvite } from './use-invite.ts';
import '../../play/mahjong/panels.css';
import './room.css';

interface RoomProps {
  readonly words: OnlineWords;
  readonly table: OnlineTable;
  readonly now: TableNow;
  readonly player: string | undefined;
}

export function Room({ words, table, now, player }: RoomProps) {
  const wishing = useWish(table, words);
  const invitation = useInvite(table.id);
  const { update } = now;
  const model = update === undefined ? undefined : roomModel(update.view, player);
  const balances = useBalances(table.id, model);
  if (update === undefined || model === undefined) return null;
  const short = shortOf(balances, model);
  const game = findGame(update.view.game);
  if (game === undefined) return null;
  // where one person tries every seat nobody else can sit down
  const isOpen = model.view.hosted?.trying === undefined;
  const inviting = { words, invitation, isBanked: game.banked };
  return (
    <TileLooks tileSet={game.tileSet}>
      <Page className="online-page room-page">
        <RoomHead words={words} model={model} />
        <LineNotice words={words} />
        <News text={newsText(words, now.news, player)} />
        <div className="room-columns">
          <div className="room-main">
            <Stage words={words} model={model} wishing={wishing}>
              <OnlookersLine words={words} model={model} onlookers={now.onlookers} player={player} />
            </Stage>
            <MoneyStrip words={words} model={model} short={short} />
            <div className="room-foot">
              <DealBar words={words} short={short} model={model} wishing={wishing}>
                {isOpen && <InviteKey {...inviting} />}
              </DealBar>
              <WaysOut words={words} model={model} wishing={wishing} />
            </div>
            <RulesCard words={words} model={model} wishing={wishing} />
          </div>
          <div className="room-side">
            {isOpen && <Invite {...inviting} isHost={model.isHost} />}
            <section className="sheet room-talk">
              <h2>{words.talk.title}</h2>
              <Talk words={words} table={table} lines={now.lines} player={player} />
            </section>
          </div>
        </div>
      </Page>
    </TileLooks>
  );
}

/** Who has gone, and who is host since. */
const News = ({ text }: { text: string }) => (
  <p role="status" className={text === '' ? 'line-notice is-fine' : 'line-notice'}>
    {text}
  </p>
);

function RoomHead({ words, model }: { words: OnlineWords; model: RoomModel }) {
  const all = useWords();
  const { view, host } = model;
  const game = all.games[view.game as keyof typeof all.games];
  return (
    <header className="room-head">
      <Link href="/tables" className="round" aria-label={words.room.back}>
        <Icon name="back" />
      </Link>
      <h1>{host === undefined ? game.name : words.room.title(host.name)}</h1>
      <p>
        {game.name}
        {game.han !== game.name && (
          <span className="han" lang="zh-Hant">
            {' '}
            {game.han}
          </span>
        )}{' '}
        · {words.room.players(model.seats.length)}
      </p>
    </header>
  );
}
