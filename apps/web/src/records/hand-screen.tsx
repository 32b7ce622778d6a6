/** One hand that is over, at an address of its own: the result as the table showed it, checked, and to keep. */
import type { MahjongGameId } from '@tilehouse/engine';
import type { Me } from '@tilehouse/protocol';
import type { DealRecord } from '@tilehouse/table';
import { useMemo } from 'react';
import { Link, useParams } from 'wouter';
import { useHouse } from '../online/use-house.ts';
import { MoveWordsContext } from '../play/mahjong/parts/move-words.ts';
import { AllHands } from '../play/mahjong/result/all-hands.tsx';
import { FanSlip } from '../play/mahjong/result/fan-slip.tsx';
import { Payments } from '../play/mahjong/result/payments.tsx';
import { ResultHead } from '../play/mahjong/result/result-head.tsx';
import { WinningHand } from '../play/mahjong/result/winning-hand.tsx';
import { useSettings } from '../settings/settings.ts';
import { Page } from '../ui/page.tsx';
import { TileLooks } from '../ui/tile.tsx';
import { useTitle } from '../ui/use-title.ts';
import { useWords } from '../ui/words.tsx';
import { CheckPart } from './hand/check-part.tsx';
import { type HandModel, handModel } from './hand/hand-model.ts';
import { gameName, RecordHead, TroubleLine, timeText } from './parts.tsx';
import { type GateWords, OpenRecords } from './records-gate.tsx';
import { ReportPart } from './report/report-part.tsx';
import '../play/mahjong/table.css';
import '../play/mahjong/result/result.css';

export function HandScreen() {
  const { table = '', deal = '' } = useParams<{ table: string; deal: string }>();
  return (
    <OpenRecords>
      {(words, me) => <HandPage key={`${table} ${deal}`} table={table} deal={deal} me={me} {...words} />}
    </OpenRecords>
  );
}

interface HandPageProps extends GateWords {
  readonly table: string;
  readonly deal: string;
  readonly me: Me | undefined;
}

function HandPage(props: HandPageProps) {
  const { words, online, table, deal } = props;
  const { hand } = words;
  const asked = useHouse<DealRecord>(`tables/${encodeURIComponent(table)}/deals/${encodeURIComponent(deal)}`);
  const { trouble, value: record } = asked;
  useTitle(hand.title(Number(deal)));
  if (record !== undefined) return <Hand {...props} record={record} />;
  const said = trouble === undefined ? undefined : sentenceOf(trouble.code, hand);
  return (
    <Page className="online-page is-narrow">
      {trouble === undefined && (
        <p role="status" className="online-opening">
          {words.loading}
        </p>
      )}
      {trouble !== undefined && said === undefined && (
        <TroubleLine trouble={trouble} words={words} online={online} onAgain={asked.again} />
      )}
      {said !== undefined && (
        <section className="sheet closed">
          <h1>{said.title}</h1>
          <p role="alert">{said.line}</p>
          <div className="row closed-ways">
            <Link href="/history" className="button">
              {hand.back}
            </Link>
            {trouble?.code === 'hand-in-play' && (
              <Link href={`/table/${table}`} className="button primary">
                {hand.table}
              </Link>
            )}
          </div>
        </section>
      )}
    </Page>
  );
}

/** Why a hand can't be shown, where that is no trouble of the line. */
function sentenceOf(code: string, hand: GateWords['words']['hand']) {
  if (code === 'hand-in-play') return { title: hand.inPlay, line: hand.inPlayLine };
  return code === 'not-found' || code === 'bad-request'
    ? { title: hand.gone, line: hand.goneLine }
    : undefined;
}

function Hand(props: HandPageProps & { record: DealRecord }) {
  const { words, table, record, me } = props;
  const { hand } = words;
  const all = useWords();
  const { language } = useSettings();
  const shown = useMemo(() => handModel(record, me?.id), [record, me?.id]);
  const isBanked = shown?.model.rules.unit === 'sen' && record.result.ending !== 'cancelled';
  return (
    <Page className="online-page hand-page">
      <RecordHead title={hand.title(record.deal)} back={{ href: '/history', text: hand.back }}>
        <p>
          {gameName(record.game, all)} · {timeText(endOf(record), language)}
          {isBanked && <> · {record.settled ? hand.settled : hand.forFun}</>}
        </p>
      </RecordHead>
      {shown === undefined ? (
        <section className="sheet">
          <p role="alert">{hand.unshown}</p>
        </section>
      ) : (
        <HandResult shown={shown} label={hand.title(record.deal)} />
      )}
      <p className="hand-ways">
        <Link href={`/session/${table}`} className="button">
          {hand.session}
        </Link>
      </p>
      <div className="hand-parts">
        <CheckPart words={words} record={record} table={table} />
        <ReportPart {...props} deal={record.deal} />
      </div>
    </Page>
  );
}

/** When the hand ended: the time it has in the history and among the movements of money. */
const endOf = ({ began, steps }: DealRecord): number => began + (steps.at(-1)?.after ?? 0);

/** The same parts as the result at the table, on a piece of its felt. */
function HandResult({ shown, label }: { shown: HandModel; label: string }) {
  const { model, over } = shown;
  const { ending } = over;
  const { tileSet } = model.rules;
  const { moves } = useWords().mahjong[model.rules.id as MahjongGameId];
  const moveWords = useMemo(() => ({ ...moves, tileSet }), [moves, tileSet]);
  return (
    <TileLooks tileSet={tileSet}>
      <MoveWordsContext value={moveWords}>
        <section className="felt hand-felt" aria-label={label}>
          <div className="result-inside">
            <ResultHead model={model} over={over} />
            {ending.type === 'won' && <WinningHand model={model} ending={ending} />}
            {ending.type === 'won' && <FanSlip model={model} ending={ending} />}
            <Payments model={model} over={over} />
            <AllHands model={model} ending={ending} />
          </div>
        </section>
      </MoveWordsContext>
    </TileLooks>
  );
}
