/** A room for play money: what a win costs there, whose account is missing, and the way to get one. */
import { findMahjongGame, type OptionValues, type Ruleset } from '@tilehouse/engine';
import { useState } from 'react';
import { Link } from 'wouter';
import { Stakes } from '../../rules/stakes.tsx';
import { usePageWords } from '../../ui/page.tsx';
import { useWords } from '../../ui/words.tsx';
import { useWho } from '../me.ts';
import type { OnlineWords } from '../texts.ts';
import { costLine } from './cost-line.ts';
import { isForFun, lacksAccount, type RoomModel, type RoomSeat, withoutAccount } from './room-model.ts';

interface StripProps {
  readonly words: OnlineWords;
  readonly model: RoomModel;
  /** Whose RM are used up. */
  readonly short: readonly string[];
}

export function MoneyStrip({ words, model, short }: StripProps) {
  const { view } = model;
  const game = findMahjongGame(view.game);
  if (game?.banked !== true || view.hosted?.trying !== undefined) return null;
  return (
    <section className="sheet money-strip" aria-label={words.stakes.title}>
      <Accounts words={words} model={model} short={short} />
      <Costs words={words} rules={game.rules} options={view.options} />
    </section>
  );
}

interface CostsProps {
  readonly words: OnlineWords;
  readonly rules: Ruleset;
  readonly options: OptionValues;
}

/** What a hand costs in a line, and everything that is paid where somebody wants to know. */
function Costs({ words, rules, options }: CostsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <b>{costLine(words, rules, options)}</b>
        <span>{words.stakes.more}</span>
      </summary>
      {isOpen && <AllCosts rules={rules} options={options} />}
    </details>
  );
}

/** Its words are fetched when somebody looks. */
function AllCosts({ rules, options }: Omit<CostsProps, 'words'>) {
  const words = usePageWords('rules');
  return words === undefined ? null : <Stakes rules={rules} words={words} options={options} />;
}

/** Why no RM move yet, as far as somebody here can mend it. */
function Accounts({ words, model, short }: StripProps) {
  const { app } = useWords();
  const who = useWho();
  const said = words.stakes;
  const others = withoutAccount(model).filter(({ isOwn }) => !isOwn);
  // also who hasn't sat down yet
  const isOwnMissing = who.type === 'known' && who.me?.kind === 'guest' && mayCount(model);
  if (model.own !== undefined && short.includes(model.own.name)) {
    return (
      <p className="money-lacks" role="status">
        <span>{said.short}</span>
        <Link href="/money" className="button primary">
          {said.add}
        </Link>
      </p>
    );
  }
  if (!isOwnMissing && others.length === 0) return null;
  const names = app.list(others.map(({ name }: RoomSeat) => name));
  return (
    <p className="money-lacks" role="status">
      <span>
        {isOwnMissing && said.lacksYou} {others.length > 0 && (isOwnMissing ? said.also : said.lacks)(names)}
      </span>
      {isOwnMissing && (
        <Link href="/account" className="button">
          {words.who.makeAccount}
        </Link>
      )}
    </p>
  );
}

/** Whether an account of one's own would make a difference here. */
const mayCount = (model: RoomModel): boolean =>
  !isForFun(model) &&
  (model.own === undefined
    ? model.seats.some(({ occupant }) => occupant === undefined)
    : lacksAccount(model.own));
