/** Going on at another device: the link that takes everything along, and what it opens there. */
import type { LinkOwnerReply, ListedTable, Me } from '@tilehouse/protocol';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Page, usePageWords } from '../ui/page.tsx';
import { BackButton } from './back-button.tsx';
import { house } from './house.ts';
import { nowIs, useWho } from './me.ts';
import { MakeLink } from './moving/make-link.tsx';
import type { HouseWords } from './operator/operator-words.ts';
import { type OnlineWords, troubleText } from './texts.ts';
import { useAsking } from './use-asking.ts';
import { useAnswer } from './use-house.ts';
import { Gate, Opening, Unreachable } from './who/gate.tsx';
import './online.css';
import './moving/moving.css';

export function ContinueScreen() {
  const words = usePageWords('online');
  const all = usePageWords('house');
  const token = useToken();
  const who = useWho();
  if (words === undefined || all === undefined) return <Page className="online-page">{null}</Page>;
  if (token === undefined) {
    return <Gate>{(me) => <Make me={me} words={words} moving={all.moving} />}</Gate>;
  }
  if (who.type === 'trouble') return <Unreachable words={words} code={who.trouble.code} />;
  if (who.type === 'asking') return <Opening words={words} />;
  return <Take me={who.me} token={token} words={words} moving={all.moving} />;
}

const readToken = (): string | undefined => location.hash.slice(1) || undefined;

/** What stands behind the # of the address: no server and no log ever sees it. */
function useToken(): string | undefined {
  const [token, setToken] = useState(readToken);
  useEffect(() => {
    const look = (): void => setToken(readToken());
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return token;
}

export interface MovingProps {
  readonly words: OnlineWords;
  readonly moving: HouseWords['moving'];
}

function Make({ me, words, moving }: MovingProps & { readonly me: Me }) {
  return (
    <Page className="online-page is-narrow">
      <section className="sheet">
        <header>
          <div className="page-title">
            <BackButton label={moving.back} />
            <h1>{moving.title}</h1>
          </div>
          <p>
            {moving.line} {me.kind === 'guest' && moving.guestLine}
          </p>
          <p className="moving-warns">{moving.signsOff(me.name)}</p>
        </header>
        <MakeLink words={words} moving={moving} />
      </section>
    </Page>
  );
}

function Take({
  me,
  token,
  words,
  moving,
}: MovingProps & { readonly me: Me | null; readonly token: string }) {
  const { take } = moving;
  const asking = useAsking();
  // asking whose it is doesn't use it
  const { value: owner, trouble: ownerTrouble } = useAnswer(token, () =>
    house().post<LinkOwnerReply>('device-links/owner', { token }),
  );
  const trouble = asking.trouble ?? ownerTrouble;
  const isOver = trouble?.code === 'link-used';
  const [, navigate] = useLocation();
  const go = (): void => {
    void asking.run(async () => {
      const taken = await house().post<{ readonly me: Me }>('device-links/take', { token });
      nowIs(taken.me);
      navigate(await whereTo(), { replace: true });
    });
  };
  if (owner === undefined && trouble === undefined) return <Opening words={words} />;
  return (
    <Page className="online-page is-narrow">
      <section className="sheet">
        <h1>{owner === undefined ? take.over : take.title(owner.name)}</h1>
        {owner !== undefined && <p>{take.line(owner.name)}</p>}
        {me !== null && owner !== undefined && !isOver && (
          <p className="invite-local">
            {(me.kind === 'guest' ? take.replacesGuest : take.replaces)(me.name)}
          </p>
        )}
        {trouble !== undefined && (
          <p role="alert" className="sheet-problem">
            {troubleText(trouble, words)}
          </p>
        )}
        <div className="row">
          <button type="button" className="button" onClick={() => navigate('/tables', { replace: true })}>
            {take.no}
          </button>
          {owner !== undefined && !isOver && (
            <button type="button" className="button primary is-big" onClick={go} disabled={asking.isBusy}>
              {asking.isBusy ? take.busy : take.yes}
            </button>
          )}
        </div>
      </section>
    </Page>
  );
}

/** The table where a hand is in play, else one where one sits, else the list. */
async function whereTo(): Promise<string> {
  const { tables } = await house().get<{ readonly tables: readonly ListedTable[] }>('my-tables');
  const table = tables.find(({ stage }) => stage === 'in-play') ?? tables[0];
  return table === undefined ? '/tables' : `/table/${table.id}`;
}
