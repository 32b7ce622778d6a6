/** What an invite link leads to: the room behind its code. */
import { useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { Page } from '../ui/page.tsx';
import { house, type Trouble, troubleOf } from './house.ts';
import { type OnlineWords, troubleText } from './texts.ts';
import { Gate, Opening } from './who/gate.tsx';

export function InviteScreen() {
  const { code = '' } = useParams<{ code: string }>();
  return <Gate isInvited={true}>{(_, words) => <FindRoom key={code} code={code} words={words} />}</Gate>;
}

function FindRoom({ code, words }: { code: string; words: OnlineWords }) {
  const [, navigate] = useLocation();
  const [trouble, setTrouble] = useState<Trouble>();
  useEffect(() => {
    let isWanted = true;
    house()
      .get<{ readonly id: string }>(`rooms/${encodeURIComponent(code)}`)
      .then(
        ({ id }) => isWanted && navigate(`/table/${id}`, { replace: true }),
        (problem: unknown) => isWanted && setTrouble(troubleOf(problem)),
      );
    return () => {
      isWanted = false;
    };
  }, [code, navigate]);
  if (trouble === undefined) return <Opening words={words} />;
  return (
    <Page className="online-page is-narrow">
      <section className="sheet">
        <h1>{words.closed.gone}</h1>
        <p role="alert">{troubleText(trouble, words)}</p>
        <Link href="/tables" className="button primary">
          {words.felt.toTables}
        </Link>
      </section>
    </Page>
  );
}
