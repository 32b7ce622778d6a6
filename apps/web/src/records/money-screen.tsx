/** Play money: what is on the account, more for who has almost none, and every movement there was. */
import { formatAmount, formatChange } from '@tilehouse/i18n';
import type { MoneyLine, MoneyLinesReply, MoneyReply } from '@tilehouse/protocol';
import { randomId } from '@tilehouse/sdk';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { house, troubleOf } from '../online/house.ts';
import { troubleText } from '../online/texts.ts';
import { useAsking } from '../online/use-asking.ts';
import { useHouse, usePaged } from '../online/use-house.ts';
import { useSettings } from '../settings/settings.ts';
import { Page } from '../ui/page.tsx';
import { rememberBalance } from '../ui/person.ts';
import { useTitle } from '../ui/use-title.ts';
import { useWords } from '../ui/words.tsx';
import { balancesAfter } from './money-lines.ts';
import { gameName, ListEnd, RecordHead, type RecordsWords, shortTimeText, TroubleLine } from './parts.tsx';
import { type GateWords, RecordsGate } from './records-gate.tsx';

export function MoneyScreen() {
  return (
    <RecordsGate>
      {(me, words) =>
        me.kind === 'guest' ? <NoMoney {...words} /> : <MoneyPage key={me.id} player={me.id} {...words} />
      }
    </RecordsGate>
  );
}

function NoMoney({ words }: GateWords) {
  const { money } = words;
  useTitle(money.title);
  return (
    <Page className="online-page is-narrow">
      <section className="sheet">
        <h1>{money.noMoney}</h1>
        <p>{money.noMoneyLine}</p>
        <p className="sheet-note">{money.plain}</p>
        <Link href="/account" className="button primary">
          {money.toAccount}
        </Link>
      </section>
    </Page>
  );
}

/** One page of the movements on the account. */
async function loadLines(after: MoneyLine | undefined) {
  const query = after === undefined ? '' : `?before=${encodeURIComponent(after.id)}`;
  const { lines, more } = await house().get<MoneyLinesReply>(`money/lines${query}`);
  return { items: lines, more };
}

function MoneyPage({ player, words, online }: GateWords & { player: string }) {
  const { money } = words;
  const asked = useHouse<MoneyReply>('money');
  const [toppedUp, setToppedUp] = useState<MoneyReply>();
  const lines = usePaged<MoneyLine>({ of: '', load: loadLines });
  const now = toppedUp ?? asked.value;
  const { again, value } = asked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the house says now counts from now on
  useEffect(() => setToppedUp(undefined), [value]);
  useEffect(() => {
    // a hand may have been settled in the meantime
    const look = (): void => (document.visibilityState === 'visible' ? again() : undefined);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [again]);
  useTitle(money.title);
  const balance = now?.balance;
  useEffect(() => {
    if (balance !== undefined) rememberBalance(player, balance);
  }, [player, balance]);
  const added = (reply: MoneyReply): void => {
    setToppedUp(reply);
    lines.again();
  };
  return (
    <Page className="online-page money-page">
      <RecordHead title={money.title} />
      <section className="sheet money-now" aria-label={money.balance}>
        <p className="money-balance">
          <span>{money.balance}</span>
          <b className="num">{now === undefined ? 'RM …' : formatAmount('sen', now.balance)}</b>
        </p>
        <p className="money-plain">
          <b>{money.plain}</b> {money.moves}
        </p>
        {asked.trouble !== undefined && (
          <TroubleLine trouble={asked.trouble} words={words} online={online} onAgain={asked.again} />
        )}
        {now !== undefined && <TopUp words={words} online={online} now={now} onAdded={added} />}
      </section>
      <section className="sheet">
        <h2>{money.lines}</h2>
        {lines.items !== undefined && now !== undefined && (
          <Lines words={words} lines={lines.items} balance={now.balance} />
        )}
        <ListEnd list={lines} words={words} online={online} />
      </section>
    </Page>
  );
}

/** Problems after which nobody knows whether it was done. */
const unclear: readonly string[] = ['unreachable', 'server-fault'];

interface TopUpProps extends GateWords {
  readonly now: MoneyReply;
  readonly onAdded: (reply: MoneyReply) => void;
}

/** Asks for more. The wish keeps its id until it is answered, so that asking again after a lost answer adds once. */
function TopUp({ words, online, now, onAdded }: TopUpProps) {
  const { money } = words;
  const asking = useAsking();
  const wish = useRef<string>(undefined);
  const [isAdded, setAdded] = useState(false);
  const isLow = now.balance < now.topUp.under;
  const amount = formatAmount('sen', now.topUp.amount);
  const under = formatAmount('sen', now.topUp.under);
  const add = (): void => {
    if (!isLow) return;
    setAdded(false);
    void asking.run(async () => {
      wish.current ??= randomId();
      const reply = await house()
        .post<MoneyReply>('money/top-up', { id: wish.current })
        .catch((problem: unknown) => {
          // what the house has refused hasn't happened; anything else may have
          if (!unclear.includes(troubleOf(problem).code)) wish.current = undefined;
          throw problem;
        });
      wish.current = undefined;
      setAdded(true);
      onAdded(reply);
    });
  };
  return (
    <div className="money-more">
      <button
        type="button"
        className={isLow ? 'button primary' : 'button'}
        onClick={add}
        aria-disabled={asking.isBusy || !isLow}
        aria-describedby="money-when"
      >
        {asking.isBusy ? money.adding : money.add(amount)}
      </button>
      <p id="money-when">
        {!isLow && <b>{money.notYet(formatAmount('sen', now.balance), under)} </b>}
        {money.whenLow(amount, under)}
      </p>
      <p
        role={asking.trouble === undefined ? 'status' : 'alert'}
        className={asking.trouble === undefined ? 'money-added' : 'sheet-problem'}
      >
        {asking.trouble !== undefined
          ? troubleText(asking.trouble, online)
          : isAdded
            ? money.added(amount)
            : ''}
      </p>
    </div>
  );
}

interface LinesProps {
  readonly words: RecordsWords;
  readonly lines: readonly MoneyLine[];
  /** What is there now: every line says what was there after it. */
  readonly balance: number;
}

function Lines({ words, lines, balance }: LinesProps) {
  const { money } = words;
  const all = useWords();
  const { language } = useSettings();
  const after = balancesAfter(lines, balance);
  return (
    <table className="money-lines num">
      <thead>
        <tr>
          <th scope="col">{money.what}</th>
          <th scope="col">{money.amount}</th>
          <th scope="col">{money.left}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ amount, at, deal = 0, game, id, kind, table }, place) => {
          const what = money.kinds[kind];
          const text = typeof what === 'function' ? what(deal) : what;
          const name = game === undefined ? undefined : gameName(game, all);
          return (
            <tr key={id}>
              <th scope="row">
                {table === undefined ? text : <Link href={`/hand/${table}/${deal}`}>{text}</Link>}
                <small>
                  {name !== undefined && `${name} · `}
                  {shortTimeText(at, language)}
                </small>
              </th>
              <td className={amount < 0 ? 'money-out' : 'money-in'}>{formatChange('sen', amount)}</td>
              <td>{formatAmount('sen', after[place] ?? 0)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
