/** One's games, the newest first: who was there, how it ended, with which tiles, and what it brought. */
import { findMahjongGame } from '@tilehouse/engine';
import { type Catalogue, formatChange } from '@tilehouse/i18n';
import type { HistoryReply, Me, MyReportsReply, PlayedDeal } from '@tilehouse/protocol';
import { useCallback } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { house } from '../online/house.ts';
import { useHouse, usePaged } from '../online/use-house.ts';
import { useSettings } from '../settings/settings.ts';
import { Page } from '../ui/page.tsx';
import { TileLooks, TileView } from '../ui/tile.tsx';
import { useTitle } from '../ui/use-title.ts';
import { useWords } from '../ui/words.tsx';
import { GameChoice } from './game-choice.tsx';
import { gameName, ListEnd, RecordHead, type RecordsWords, timeText } from './parts.tsx';
import { type GateWords, RecordsGate } from './records-gate.tsx';
import { ReportItem } from './report/report-item.tsx';

export function HistoryScreen() {
  return <RecordsGate>{(me, words) => <HistoryPage key={me.id} me={me} {...words} />}</RecordsGate>;
}

function HistoryPage({ words, online }: GateWords & { me: Me }) {
  const { history } = words;
  const [, navigate] = useLocation();
  const game = new URLSearchParams(useSearch()).get('game') ?? '';
  const load = useCallback(
    async (after: PlayedDeal | undefined) => {
      const query = new URLSearchParams({
        ...(game === '' ? {} : { game }),
        ...(after === undefined ? {} : { before: `${after.at}-${after.table}-${after.deal}` }),
      });
      const { deals, more } = await house().get<HistoryReply>(`history?${query}`);
      return { items: deals, more };
    },
    [game],
  );
  const list = usePaged<PlayedDeal>({ of: game, load });
  useTitle(history.title);
  return (
    <Page className="online-page history-page">
      <RecordHead title={history.title}>
        <p>{history.line}</p>
      </RecordHead>
      <GameChoice
        label={history.game}
        all={history.all}
        value={game}
        onChange={(id) => navigate(id === '' ? '/history' : `/history?game=${id}`, { replace: true })}
      />
      {list.items?.length === 0 && (
        <section className="sheet">
          <p>{game === '' ? history.none : history.noneOf}</p>
          <Link href="/tables" className="button primary">
            {history.toTables}
          </Link>
        </section>
      )}
      <ol className="history-list">
        {list.items?.map((deal) => (
          <PlayedRow key={`${deal.table} ${deal.deal}`} deal={deal} words={words} />
        ))}
      </ol>
      <ListEnd list={list} words={words} online={online} />
      <Elsewhere words={words} online={online} />
    </Page>
  );
}

/** What one has asked about hands of other places, which have no page here. */
function Elsewhere({ words }: GateWords) {
  const { value } = useHouse<MyReportsReply>('my-reports');
  const reports = value?.reports.filter(({ about }) => about.type === 'hand') ?? [];
  if (reports.length === 0) return null;
  return (
    <section className="sheet history-asked">
      <h2>{words.report.open}</h2>
      <ul className="reports">
        {reports.map((report) => (
          <ReportItem key={report.id} report={report} words={words} />
        ))}
      </ul>
    </section>
  );
}

function PlayedRow({ deal, words }: { deal: PlayedDeal; words: RecordsWords }) {
  const all = useWords();
  const { language } = useSettings();
  const { history } = words;
  const game = findMahjongGame(deal.game);
  const own = deal.seats.find(({ me }) => me);
  const others = deal.seats.filter(({ me }) => !me).map((seat) => nameOf(seat, words));
  const net = own?.net ?? 0;
  const isForFun = game?.banked === true && !deal.settled && deal.ending !== 'cancelled';
  const tiles = deal.win?.sets ?? [];
  const spoken = tiles.flat().map((tile) => (game === undefined ? tile : all.tiles.full(game.tileSet, tile)));
  return (
    <li>
      <Link href={`/hand/${deal.table}/${deal.deal}`} className={`history-row is-${deal.ending}`}>
        <span className="history-what">
          <b>{gameName(deal.game, all)}</b>
          <small>
            {history.hand(deal.deal)} · {timeText(deal.at, language)}
          </small>
          <small>{history.with(all.app.list(others))}</small>
        </span>
        <span className="history-how">
          <span>{endingText(deal, words, all)}</span>
          {game !== undefined && tiles.length > 0 && (
            <TileLooks tileSet={game.tileSet}>
              <span className="history-tiles" role="img" aria-label={history.winning(all.app.list(spoken))}>
                {[...tiles, deal.win?.bonus ?? []].map((set, group) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a hand that is over never changes
                  <span key={group}>
                    {set.map((tile, place) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a hand that is over never changes
                      <TileView key={place} tile={tile} />
                    ))}
                  </span>
                ))}
              </span>
            </TileLooks>
          )}
          {deal.ending === 'cancelled' && <small>{history.cancelledLine}</small>}
        </span>
        <span className="history-net num">
          <b className={net > 0 ? 'is-gain' : net < 0 ? 'is-loss' : ''}>
            {formatChange(game?.unit ?? 'points', net)}
          </b>
          {isForFun && <small>{history.forFun}</small>}
        </span>
      </Link>
    </li>
  );
}

/** Who somebody at a seat was. */
function nameOf({ kind, name }: PlayedDeal['seats'][number], words: RecordsWords): string {
  return kind === 'deleted' ? words.deleted : words.someone(name, kind);
}

function endingText(deal: PlayedDeal, words: RecordsWords, all: Catalogue): string {
  const { history } = words;
  if (deal.ending !== 'won') return deal.ending === 'drawn' ? history.drawn : history.cancelled;
  const winner = deal.seats.find(({ won }) => won);
  const texts = all.mahjong[deal.game as keyof typeof all.mahjong];
  const fan = deal.win === undefined || texts === undefined ? '' : texts.fan(deal.win.fan);
  if (winner === undefined || winner.me) return history.youWon(fan);
  return history.won(nameOf(winner, words), fan);
}
