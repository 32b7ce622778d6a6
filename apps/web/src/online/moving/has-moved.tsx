/** The device that was left: whoever was here went on at another one, and may take everything back for a while. */
import type { Me, WhoReply } from '@tilehouse/protocol';
import { Link } from 'wouter';
import { Page, usePageWords } from '../../ui/page.tsx';
import { house } from '../house.ts';
import { nowIs } from '../me.ts';
import { NoticePage } from '../notice-page.tsx';
import { type OnlineWords, troubleText } from '../texts.ts';
import { useAsking } from '../use-asking.ts';

interface HasMovedProps {
  readonly words: OnlineWords;
  /** Undefined once it is too late. */
  readonly takeBack: WhoReply['takeBack'];
}

export function HasMoved({ words, takeBack }: HasMovedProps) {
  const all = usePageWords('house');
  const asking = useAsking();
  if (all === undefined) return <Page className="online-page">{null}</Page>;
  const { left } = all.moving;
  const { trouble } = asking;
  const isLate = trouble?.code === 'link-used';
  const take = (): void =>
    void asking.run(async () =>
      nowIs((await house().post<{ readonly me: Me }>('device-links/take-back')).me),
    );
  const mayTake = takeBack !== undefined && !isLate;
  const said = trouble === undefined ? undefined : isLate ? left.late : troubleText(trouble, words);
  const line = mayTake ? `${left.line} ${left.takeBackLine(takeBack.name)}` : left.line;
  return (
    <NoticePage title={left.title} line={line} trouble={said}>
      <Link href="/" className="button">
        {left.home}
      </Link>
      <button
        type="button"
        className={mayTake ? 'button' : 'button primary'}
        onClick={() => nowIs(null)}
        disabled={asking.isBusy}
      >
        {left.again}
      </button>
      {mayTake && (
        <button type="button" className="button primary" onClick={take} disabled={asking.isBusy}>
          {asking.isBusy ? left.busy : left.takeBack}
        </button>
      )}
    </NoticePage>
  );
}
