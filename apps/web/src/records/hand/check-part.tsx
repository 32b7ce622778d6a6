/** That a hand can be checked, what came of checking it here, and its record to keep. */
import type { DealRecord } from '@tilehouse/table';
import { houseUrl } from '../../online/house.ts';
import { Icon } from '../../ui/icon.tsx';
import type { RecordsWords } from '../parts.tsx';
import { useChecked } from './use-checked.ts';

interface CheckProps {
  readonly words: RecordsWords;
  readonly record: DealRecord;
  readonly table: string;
}

export function CheckPart({ words, record, table }: CheckProps) {
  const { check } = words.hand;
  const verdict = useChecked(record);
  const file = `${houseUrl()}api/tables/${table}/deals/${record.deal}`;
  return (
    <section className="sheet">
      <h2>{check.title}</h2>
      <p className="sheet-words">{check.line}</p>
      <div role="status" className="check-said">
        {verdict === undefined && <p>{check.checking}</p>}
        {verdict?.type === 'right' && (
          <>
            <p className="check-right">
              <Icon name="check" />
              <b>{check.right(verdict.steps)}</b>
            </p>
            <p>{verdict.fair ? check.fair : check.own}</p>
          </>
        )}
        {verdict?.type === 'wrong' && (
          <>
            <p className="check-wrong">
              <Icon name="close" />
              <b>{check.wrong(verdict.step)}</b>
            </p>
            <p>{check.faults[verdict.fault]}</p>
          </>
        )}
      </div>
      <a className="button" href={file} download={`tilehouse-${table}-${record.deal}.json`}>
        {check.save}
      </a>
    </section>
  );
}
