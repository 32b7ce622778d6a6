/** Payments inside a hand: kongs as the ruleset pays them, and sums that were agreed on. */
import { type KongKind, kongKinds, type Seat, seatsOf } from '@tilehouse/engine';
import { useId, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../ui/words.tsx';
import { extraWords } from './hand-words.ts';
import { type Extra, gameOf, type Session } from './session.ts';
import type { KeeperWords } from './session-list.tsx';

interface ExtrasProps {
  readonly keeper: KeeperWords;
  readonly session: Session;
  readonly extras: readonly Extra[];
  readonly onChange: (extras: readonly Extra[]) => void;
}

/** The kinds of kong that pay anything in a game. */
function payingKongs(session: Session): readonly KongKind[] {
  const { rules } = gameOf(session);
  return kongKinds.filter((kind) => {
    const { each = 0, discarder = 0 } = rules.payKong(kind, session.options);
    return each + discarder > 0;
  });
}

export function ExtrasField(props: ExtrasProps) {
  const { keeper, session, extras, onChange } = props;
  const words = useWords();
  const kinds = payingKongs(session);
  const maySettle = gameOf(session).rules.settleLosers !== undefined;
  if (kinds.length === 0 && !maySettle && extras.length === 0) return null;
  return (
    <details className="extras" open={extras.length > 0}>
      <summary>{keeper.form.extras}</summary>
      <ul>
        {extras.map((extra, place) => {
          const text = extraWords({ keeper, words, session }, extra);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two payments may be alike
            <li key={place}>
              <span>{text}</span>
              <button
                type="button"
                className="round"
                aria-label={keeper.form.removeExtra(text)}
                onClick={() => onChange(extras.filter((_, at) => at !== place))}
              >
                <Icon name="close" />
              </button>
            </li>
          );
        })}
      </ul>
      {kinds.length > 0 && <AddKong {...props} kinds={kinds} />}
      {maySettle && <AddPayment {...props} />}
    </details>
  );
}

function SeatSelect({
  label,
  session,
  seats,
  value,
  onChange,
}: {
  label: string;
  session: Session;
  seats: readonly Seat[];
  value: Seat;
  onChange: (seat: Seat) => void;
}) {
  const id = useId();
  return (
    <div className="keeper-select">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(Number(target.value) as Seat)}>
        {seats.map((seat) => (
          <option key={seat} value={seat}>
            {session.names[seat]}
          </option>
        ))}
      </select>
    </div>
  );
}

function AddKong({ keeper, session, extras, onChange, kinds }: ExtrasProps & { kinds: readonly KongKind[] }) {
  const all = seatsOf(session.names.length);
  const [seat, setSeat] = useState<Seat>(0);
  const [kind, setKind] = useState<KongKind>(kinds[0] ?? 'concealed');
  const [wish, setFrom] = useState<Seat>(1);
  const others = all.filter((each) => each !== seat);
  const from = others.includes(wish) ? wish : (others[0] as Seat);
  const id = useId();
  return (
    <div className="extra-fields">
      <SeatSelect label={keeper.form.kongBy} session={session} seats={all} value={seat} onChange={setSeat} />
      <div className="keeper-select">
        <label htmlFor={id}>{keeper.form.kongKind}</label>
        <select id={id} value={kind} onChange={({ target }) => setKind(target.value as KongKind)}>
          {kinds.map((each) => (
            <option key={each} value={each}>
              {keeper.form.kinds[each]}
            </option>
          ))}
        </select>
      </div>
      {kind === 'claimed' && (
        <SeatSelect
          label={keeper.form.thrownBy}
          session={session}
          seats={others}
          value={from}
          onChange={setFrom}
        />
      )}
      <button
        type="button"
        className="button"
        onClick={() =>
          onChange([...extras, { type: 'kong', seat, kind, ...(kind === 'claimed' ? { from } : {}) }])
        }
      >
        {keeper.form.addKong}
      </button>
    </div>
  );
}

function AddPayment({ keeper, session, extras, onChange }: ExtrasProps) {
  const all = seatsOf(session.names.length);
  const [from, setFrom] = useState<Seat>(0);
  const [wish, setTo] = useState<Seat>(1);
  const [text, setText] = useState('');
  const others = all.filter((each) => each !== from);
  const to = others.includes(wish) ? wish : (others[0] as Seat);
  const amount = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  const id = useId();
  return (
    <div className="extra-fields">
      <SeatSelect label={keeper.form.payer} session={session} seats={all} value={from} onChange={setFrom} />
      <SeatSelect label={keeper.form.receiver} session={session} seats={others} value={to} onChange={setTo} />
      <div className="keeper-select">
        <label htmlFor={id}>{keeper.form.amount}</label>
        <input
          id={id}
          inputMode="numeric"
          maxLength={6}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <button
        type="button"
        className="button"
        disabled={amount === 0}
        onClick={() => {
          onChange([...extras, { type: 'payment', from, to, amount }]);
          setText('');
        }}
      >
        {keeper.form.addPayment}
      </button>
    </div>
  );
}
