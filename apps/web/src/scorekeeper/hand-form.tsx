/** The form a hand is noted with: who won, how, what it was worth, and what was paid besides. */
import { type Seat, seatsOf, type WinSource, windOf, winSources } from '@tilehouse/engine';
import { formatAmount } from '@tilehouse/i18n';
import { type FormEvent, useId, useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { RadioRow } from '../ui/fields.tsx';
import { useWords } from '../ui/words.tsx';
import { ExtrasField } from './extras-field.tsx';
import { type Extra, gameOf, type HandRecord, type Session, soFar, transfersOf } from './session.ts';
import type { KeeperWords } from './session-list.tsx';
import { TilePicker } from './tile-picker.tsx';

interface HandFormProps {
  readonly keeper: KeeperWords;
  readonly session: Session;
  /** The hand that is changed, or nothing for a new one. */
  readonly hand: HandRecord | undefined;
  readonly onClose: () => void;
  readonly onSave: (hand: HandRecord) => void;
}

/** What is filled in so far. */
interface Draft {
  readonly winner: Seat | undefined;
  readonly source: WinSource;
  readonly from: Seat | undefined;
  readonly fan: number;
  readonly fei: number;
  readonly extras: readonly Extra[];
}

const nobody = 'nobody';

function draftOf(session: Session, hand: HandRecord | undefined): Draft {
  const { minimum } = gameOf(session).rules.tally(session.options);
  const { winner, source = 'discard', from, fan = minimum, fei = 0 } = hand?.won ?? {};
  return { winner, source, from, fan, fei, extras: hand?.extras ?? [] };
}

/** The hand as filled in; undefined while something is missing. */
function handOf({ winner, source, from, fan, fei, extras }: Draft, id: number): HandRecord | undefined {
  if (winner === undefined) return { id, extras };
  if (source === 'self-draw') return { id, won: { winner, source, fan, fei }, extras };
  if (from === undefined || from === winner) return undefined;
  return { id, won: { winner, source, from, fan, fei }, extras };
}

export function HandForm({ keeper, session, hand, onClose, onSave }: HandFormProps) {
  const [draft, setDraft] = useState(() => draftOf(session, hand));
  const [isAsked, setAsked] = useState(hand !== undefined);
  const change = (part: Partial<Draft>): void => setDraft((before) => ({ ...before, ...part }));
  const { form } = keeper;
  const record = isAsked ? handOf(draft, hand?.id ?? 0) : undefined;
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (record !== undefined) onSave(record);
  };
  const seats = seatsOf(session.names.length).map((seat) => ({
    value: String(seat),
    text: session.names[seat] ?? '',
  }));
  return (
    <Dialog title={keeper.noteHand} closeLabel={keeper.cancel} onClose={onClose} className="hand-form">
      <form onSubmit={save}>
        <RadioRow
          label={form.who}
          choices={[...seats, { value: nobody, text: form.nobody }]}
          value={isAsked ? String(draft.winner ?? nobody) : undefined}
          onChange={(value) => {
            setAsked(true);
            change({ winner: value === nobody ? undefined : (Number(value) as Seat) });
          }}
        />
        {isAsked && draft.winner !== undefined && (
          <WinFields keeper={keeper} session={session} hand={hand} draft={draft} onChange={change} />
        )}
        <ExtrasField
          keeper={keeper}
          session={session}
          extras={draft.extras}
          onChange={(extras) => change({ extras })}
        />
        {record !== undefined && <Preview keeper={keeper} session={session} record={record} />}
        <div className="form-foot">
          <button type="button" className="button" onClick={onClose}>
            {keeper.cancel}
          </button>
          <button type="submit" className="button primary" disabled={record === undefined}>
            {form.save}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface WinFieldsProps extends Pick<HandFormProps, 'keeper' | 'session' | 'hand'> {
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
}

function WinFields({ keeper, session, hand, draft, onChange }: WinFieldsProps) {
  const { form } = keeper;
  const { rules } = gameOf(session);
  const mayRob = rules.robbing('added', session.options) !== 'nobody';
  const ways = winSources.filter((source) => source !== 'robbed-kong' || mayRob);
  const others = seatsOf(rules.seats).filter((seat) => seat !== draft.winner);
  return (
    <>
      <RadioRow
        label={form.how}
        choices={ways.map((way) => ({ value: way, text: form.ways[way] }))}
        value={draft.source}
        onChange={(source) => onChange({ source })}
      />
      {draft.source !== 'self-draw' && (
        <RadioRow
          label={form.fromWhom[draft.source]}
          choices={others.map((seat) => ({ value: String(seat), text: session.names[seat] ?? '' }))}
          value={draft.from === undefined ? undefined : String(draft.from)}
          onChange={(from) => onChange({ from: Number(from) as Seat })}
        />
      )}
      <WorthFields keeper={keeper} session={session} hand={hand} draft={draft} onChange={onChange} />
    </>
  );
}

/** Fan and Fei, given as numbers or worked out of the tiles. */
function WorthFields({ keeper, session, hand, draft, onChange }: WinFieldsProps) {
  const words = useWords();
  const { form } = keeper;
  const { rules } = gameOf(session);
  const { fan } = words.mahjong[session.game as keyof typeof words.mahjong];
  const { minimum, cap } = rules.tally(session.options);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const state = soFar(session);
  const position = state.hands.find(({ record }) => record.id === hand?.id)?.position ?? state.position;
  return (
    <>
      <div className="worth-fields">
        <div className="keeper-select">
          <label htmlFor={`${id}-fan`}>{form.fan}</label>
          <select
            id={`${id}-fan`}
            value={draft.fan}
            onChange={({ target }) => onChange({ fan: Number(target.value) })}
          >
            {Array.from({ length: cap - minimum + 1 }, (_, at) => minimum + at).map((each) => (
              <option key={each} value={each}>
                {each === cap ? form.orMore(fan(each)) : fan(each)}
              </option>
            ))}
          </select>
        </div>
        {rules.wilds.copies > 0 && (
          <div className="keeper-select">
            <label htmlFor={`${id}-fei`}>{form.fei}</label>
            <select
              id={`${id}-fei`}
              value={draft.fei}
              onChange={({ target }) => onChange({ fei: Number(target.value) })}
            >
              {Array.from({ length: rules.wilds.copies + 1 }, (_, count) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the numbers themselves
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
          </div>
        )}
        <button type="button" className="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? form.byFan : form.byTiles}
        </button>
      </div>
      {isOpen && draft.winner !== undefined && (
        <TilePicker
          rules={rules}
          options={session.options}
          at={{
            source: draft.source,
            seatWind: windOf(draft.winner, position.dealer, rules.seats),
            roundWind: position.roundWind,
          }}
          onWorth={(worth) => onChange(worth)}
        />
      )}
    </>
  );
}

function Preview({
  keeper,
  session,
  record,
}: Pick<HandFormProps, 'keeper' | 'session'> & { record: HandRecord }) {
  const transfers = transfersOf(session, record);
  const { unit } = gameOf(session);
  return (
    <section className="preview" aria-label={keeper.form.payments} aria-live="polite">
      {transfers.length === 0 && <p>{keeper.form.nothingMoves}</p>}
      <ul>
        {transfers.map(({ from, to, amount }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: worked out anew each time
          <li key={place} className="num">
            {keeper.paidTo(session.names[from] ?? '', session.names[to] ?? '', formatAmount(unit, amount))}
          </li>
        ))}
      </ul>
    </section>
  );
}
