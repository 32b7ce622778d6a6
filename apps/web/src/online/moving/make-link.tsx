/** A link for another device, with its QR code and how long it holds. */
import { useEffect, useState } from 'react';
import type { MovingProps } from '../continue-screen.tsx';
import { CopyField } from '../copy-field.tsx';
import { house } from '../house.ts';
import { isLocalName } from '../local-name.ts';
import { QrCode } from '../qr-code.tsx';
import { rootForOthers } from '../root-for-others.ts';
import { troubleText } from '../texts.ts';
import { useAsking } from '../use-asking.ts';

interface Made {
  readonly url: string;
  /** By this page's own clock, in milliseconds. */
  readonly until: number;
  /** Whether only this computer can open it. */
  readonly isLocal: boolean;
}

/** Milliseconds a link holds, as the house has it. */
const life = 10 * 60_000;

async function makeLink(): Promise<Made> {
  const { token } = await house().post<{ readonly token: string }>('device-links');
  const root = await rootForOthers();
  return {
    url: `${root}continue#${token}`,
    until: performance.now() + life,
    isLocal: isLocalName(new URL(root).hostname),
  };
}

export function MakeLink({ words, moving }: MovingProps) {
  const asking = useAsking();
  const [made, setMade] = useState<Made>();
  const left = useMinutesLeft(made?.until);
  const make = (): void => void asking.run(async () => setMade(await makeLink()));
  if (asking.trouble !== undefined || made === undefined) {
    return (
      <>
        {asking.trouble !== undefined && (
          <p role="alert" className="sheet-problem">
            {troubleText(asking.trouble, words)}
          </p>
        )}
        <button type="button" className="button primary is-big" onClick={make} disabled={asking.isBusy}>
          {moving.make}
        </button>
      </>
    );
  }
  if (left === 0) {
    return (
      <>
        <p role="alert">{moving.over}</p>
        <button type="button" className="button primary is-big" onClick={make} disabled={asking.isBusy}>
          {moving.anew}
        </button>
      </>
    );
  }
  return (
    <>
      <p>{moving.scan}</p>
      <div className="moving-qr">
        <QrCode text={made.url} label={moving.qr} />
      </div>
      {made.isLocal && <p className="invite-local">{moving.local}</p>}
      <CopyField label={moving.link} value={made.url} words={words.invite} />
      <p className="sheet-note" role="status">
        {moving.holds(left ?? 10)}
      </p>
    </>
  );
}

/** Whole minutes that are left, counted down. */
function useMinutesLeft(until: number | undefined): number | undefined {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    if (until === undefined) return;
    const count = (): void => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 60_000)));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
