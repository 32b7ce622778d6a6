/** Host check: how this browser reaches the house, and what friends can expect. Needs nobody to be signed in. */
import { useCallback, useEffect, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import { Icon } from '../ui/icon.tsx';
import { Page, usePageWords } from '../ui/page.tsx';
import { BackButton } from './back-button.tsx';
import { type Finding, findings, type Seen } from './check/findings.ts';
import { lookAtHouse } from './check/look.ts';
import { type HouseWords, useWhen } from './operator/operator-words.ts';
import { QrCode } from './qr-code.tsx';
import './online.css';
import './check/check.css';

export function HostCheckScreen() {
  const words = usePageWords('house');
  if (words === undefined) return <Page className="online-page">{null}</Page>;
  return <HostCheck words={words.check} />;
}

type CheckWords = HouseWords['check'];

function HostCheck({ words }: { words: CheckWords }) {
  const [seen, setSeen] = useState<Seen>();
  const check = useCallback((): void => {
    setSeen(undefined);
    void lookAtHouse().then(setSeen);
  }, []);
  useEffect(check, [check]);
  const found = useFindings(words, seen);
  const count = (mark: Finding['mark']): number => found.filter((each) => each.mark === mark).length;
  // what people have come for stands first: the addresses that others at home can open
  const hasNetwork = seen?.reply !== undefined && seen.reply.network.length > 0;
  return (
    <Page className="online-page check-page">
      <header className="online-head">
        <div className="page-title">
          <BackButton label={words.back} />
          <div>
            <h1>{words.title}</h1>
            <p>{words.line}</p>
          </div>
        </div>
        <button type="button" className="button" onClick={check} disabled={seen === undefined}>
          <Icon name="refresh" />
          {words.again}
        </button>
      </header>
      {hasNetwork && <Network words={words} seen={seen} />}
      <section className="sheet">
        <p role="status" className="check-sum">
          {seen === undefined ? words.running : words.summary(count('wrong'), count('note'))}
        </p>
        <ul className="check-list">
          {found.map(({ id, mark, name, text }) => (
            <li key={id} className={`is-${mark}`}>
              <span className="check-mark">
                <Icon name={mark === 'ok' ? 'check' : mark === 'note' ? 'text' : 'close'} />
                <span>{words.marks[mark]}</span>
              </span>
              <span className="check-words">
                <b>{name}</b>
                <span>{text}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      {seen?.reply !== undefined && !hasNetwork && <Network words={words} seen={seen} />}
    </Page>
  );
}

function useFindings(words: CheckWords, seen: Seen | undefined): readonly Finding[] {
  const { language } = useSettings();
  const when = useWhen();
  if (seen === undefined) return [];
  const gigabytes = new Intl.NumberFormat(language, {
    ...{ style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 },
  });
  return findings(seen, { words, when, bytes: (count) => gigabytes.format(count / 1e9) });
}

/** Addresses at home, each to be scanned. */
function Network({ words, seen }: { words: CheckWords; seen: Seen }) {
  const { network } = words;
  const { reply, page } = seen;
  if (reply === undefined) return null;
  const isTold = page.isLocal || reply.operator !== undefined;
  return (
    <section className="sheet">
      <header>
        <h2>{network.name}</h2>
        <p>{reply.network.length > 0 ? network.line : isTold ? network.none : network.hidden}</p>
      </header>
      <ul className="check-addresses">
        {reply.network.map((url) => (
          <li key={url}>
            <QrCode text={url} label={network.qr(url)} />
            <a href={url}>{url}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
