/** A room for play money: what a win costs there, whose account is missing, and the way to get one. */
import { findMahjongGame } from '@tilehouse/engine';
import { formatAmount } from '@tilehouse/i18n';
import { Link } from 'wouter';
import { useWords } from '../../ui/words.tsx';
import { useWho } from '../me.ts';
import type { OnlineWords } from '../texts.ts';
import { lacksAccount, type RoomModel, type RoomSeat, withoutAccount } from './room-model.ts';
import { costLine, type Stakes, stakesOf } from './stakes.ts';

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
      <Costs words={words} stakes={stakesOf(game.rules, view.options)} />
    </section>
  );
}

/** What a win costs in a line, and by how it was won where somebody wants to know. */
function Costs({ words, stakes }: { words: OnlineWords; stakes: Stakes }) {
  const said = words.stakes;
  const amount = (sen: number): string => formatAmount('sen', sen);
  const { kongs, least, most, perFei } = stakes;
  return (
    <details className="fold">
      <summary>
        <b>{costLine(words, stakes)}</b>
        <span>{said.more}</span>
      </summary>
      <table className="room-stakes">
        <caption>{said.pays}</caption>
        <thead>
          <tr>
            {[said.fan, said.thrower, said.other, said.each].map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="num">
          {[least, most].map(({ fan, thrower, other, each }) => (
            <tr key={fan}>
              <th scope="row">{fan}</th>
              <td>{amount(thrower)}</td>
              <td>{amount(other)}</td>
              <td>{amount(each)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {perFei !== undefined && said.perFei(amount(perFei))}{' '}
        {said.kongs({
          claimed: amount(kongs.claimed),
          concealed: amount(kongs.concealed),
          added: amount(kongs.added),
        })}
      </p>
    </details>
  );
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

/** Whether an account would make a difference here: computers and agents leave the RM where they are. */
const mayCount = ({ seats, own }: RoomModel): boolean =>
  seats.every(
    ({ occupant }) => occupant === undefined || (occupant.type === 'person' && occupant.agent !== true),
  ) && (own === undefined ? seats.some(({ occupant }) => occupant === undefined) : lacksAccount(own));
