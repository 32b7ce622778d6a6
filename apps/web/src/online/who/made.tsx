/** An account is made: what one has now, whether one runs the house by it, and the way on. */
import type { Me } from '@tilehouse/protocol';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { goOnAsMade } from '../me.ts';
import type { OnlineWords } from '../texts.ts';
import { useWayBack } from '../use-way-back.ts';

interface MadeProps {
  readonly me: Me;
  readonly words: OnlineWords;
}

export function Made({ me, words }: MadeProps) {
  const { made } = words;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    title.current?.focus();
  }, []);
  return (
    <Page className="online-page is-narrow">
      <section className="sheet made">
        <span className="made-mark">
          <Icon name="check" />
        </span>
        <h1 ref={title} tabIndex={-1}>
          {made.title}
        </h1>
        <p>
          {made.signedIn(me.name)} <b>{made.gift}</b>
        </p>
        {me.operator && <Runs words={words} />}
        <WaysOn words={words} />
      </section>
    </Page>
  );
}

/** Whoever makes the first account of a house runs it. */
function Runs({ words }: { words: OnlineWords }) {
  const { made } = words;
  return (
    <div className="made-runs">
      <h2>{made.runs}</h2>
      <p>{made.runsLine}</p>
      <div className="row">
        <Link href="/operator" className="text-way" onClick={goOnAsMade}>
          <Icon name="house" />
          {words.account.operator}
        </Link>
        <Link href="/host-check" className="text-way" onClick={goOnAsMade}>
          <Icon name="globe" />
          {words.invite.hostCheck}
        </Link>
      </div>
    </div>
  );
}

/** Where the account was wanted for something, that; from its own page to the table one sits at, or to the tables. */
function WaysOn({ words }: { words: OnlineWords }) {
  const { made, ways } = words;
  const [address] = useLocation();
  const { hasClosed, href, to } = useWayBack();
  if (address !== '/account') {
    const text =
      address === '/tables' ? ways.tables : /^\/(table|r)\//.test(address) ? made.toTable : made.goOn;
    return (
      <button type="button" className="button primary is-big" onClick={goOnAsMade}>
        {text}
      </button>
    );
  }
  return (
    <div className="made-ways">
      <p role="status">{hasClosed && made.hasClosed}</p>
      <Link href={to === 'table' ? href : '/tables'} className="button primary is-big" onClick={goOnAsMade}>
        {to === 'table' ? ways.table : ways.tables}
      </Link>
      <button type="button" className="button is-big" onClick={goOnAsMade}>
        {words.tables.account}
      </button>
    </div>
  );
}
