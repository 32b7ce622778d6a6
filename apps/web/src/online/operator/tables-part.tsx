/** The tables that are open: what is played, who is there, whether one is stuck; any can be closed. */
import type { OperatorTable, OperatorTablesReply } from '@tilehouse/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../ui/words.tsx';
import { house as asked } from '../house.ts';
import { troubleText } from '../texts.ts';
import { useAsking } from '../use-asking.ts';
import { type PartProps, useAsked, useWhen } from './operator-words.ts';

/** Milliseconds between two looks. */
const every = 5_000;

export function TablesPart(props: PartProps) {
  const { house, words } = props;
  const said = house.operator.tables;
  const { answer, trouble, again } = useAsked<OperatorTablesReply>('operator/tables', every);
  return (
    <section className="sheet">
      <header className="sheet-row">
        <h2>{said.title}</h2>
        {answer !== undefined && <span className="num">{said.count(answer.count)}</span>}
      </header>
      {trouble !== undefined && (
        <p role="alert" className="sheet-problem">
          {troubleText(trouble, words)}
        </p>
      )}
      {answer === undefined && trouble === undefined && <p role="status">{house.operator.loading}</p>}
      {answer?.tables.length === 0 && <p className="sheet-note">{said.none}</p>}
      <ul className="live-tables">
        {answer?.tables.map((table) => (
          <LiveTable key={table.id} {...props} table={table} onClosed={again} />
        ))}
      </ul>
      {answer !== undefined && answer.count > answer.tables.length && (
        <p className="sheet-note">{said.more(answer.tables.length, answer.count)}</p>
      )}
    </section>
  );
}

interface TableProps extends PartProps {
  readonly table: OperatorTable;
  readonly onClosed: () => void;
}

function LiveTable(props: TableProps) {
  const { house, table } = props;
  const said = house.operator.tables;
  const all = useWords();
  const when = useWhen();
  const game = all.games[table.game as keyof typeof all.games];
  const names = table.seats.map(({ kind, name }) => (kind === 'open' ? said.openSeat : name));
  return (
    <li className={table.late > 0 ? 'live-table is-stuck' : 'live-table'}>
      <div className="live-table-words">
        <p>
          <b>{game?.name ?? table.game}</b> <span className="table-row-code num">{table.code}</span>
        </p>
        <p>{all.app.list(names)}</p>
        <p className="live-table-facts">
          {[
            said.kinds[table.visibility],
            said.stages[table.stage],
            said.here(table.here),
            said.since(when(table.openedAt)),
            said.moved(when(table.movedAt)),
          ].join(' · ')}
        </p>
        {table.late > 0 && <p className="sheet-problem">{said.stuck(Math.round(table.late / 1000))}</p>}
      </div>
      <CloseTable {...props} />
    </li>
  );
}

function CloseTable({ house, words, table, onClosed, onDone }: TableProps) {
  const said = house.operator.tables;
  const asking = useAsking();
  const [isAsked, setAsked] = useState(false);
  const close = (): void => {
    void asking.run(async () => {
      await asked().post(`operator/tables/${table.id}/close`);
      onClosed();
      onDone();
    });
  };
  if (!isAsked) {
    return (
      <div className="row live-table-ways">
        <Link href={`/table/${table.id}`} className="button" aria-label={said.lookLabel(table.code)}>
          {said.look}
        </Link>
        <button
          type="button"
          className="button"
          onClick={() => setAsked(true)}
          aria-label={said.closeLabel(table.code)}
        >
          {said.close}
        </button>
      </div>
    );
  }
  return (
    <div className="row-ask live-table-ask">
      <p role="alert">
        {asking.trouble === undefined
          ? (table.stage === 'in-play' ? said.askInPlay : said.askWaiting)(table.code)
          : troubleText(asking.trouble, words)}
      </p>
      <button type="button" className="button danger" onClick={close} disabled={asking.isBusy}>
        {said.yes}
      </button>
      <button type="button" className="button" onClick={() => setAsked(false)}>
        {said.no}
      </button>
    </div>
  );
}
