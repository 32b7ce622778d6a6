/** A seat's name plate: wind and flower number, name, score, tiles, whose turn, who may still decide. */
import { formatAmount, formatShort } from '@tilehouse/i18n';
import { useSecondsLeft } from '../../../ui/use-seconds-left.ts';
import { useWords } from '../../../ui/words.tsx';
import { type SeatNote, useCompany } from '../company.ts';
import type { Rect } from '../layout/zones.ts';
import { type SeatModel, someoneAt, type TableModel } from '../table-model.ts';
import { at } from './box.tsx';
import { ComputerMark } from './seat-name.tsx';

/** Widths below which a plate leaves words out. */
const roomForLevel = 285;
const roomForUnit = 185;
const roomForAway = 280;
const roomForNote = { own: 185, ownBesideBalance: 215, others: 245 };

export function Plate({
  seat,
  model,
  rect,
  isOwn,
}: {
  seat: SeatModel;
  model: TableModel;
  rect: Rect;
  isOwn: boolean;
}) {
  const words = useWords();
  const { plate, levels } = words.table;
  const company = useCompany();
  const note = company?.seatNote(seat.seat);
  const balance = company?.balance(seat);
  const classes = [
    'plate',
    seat.isToPlay ? 'is-turn' : '',
    seat.isDeciding ? 'is-deciding' : '',
    note === undefined ? '' : 'is-away',
  ];
  const isNarrow = rect.w < roomForUnit;
  const hasLevel = rect.w >= roomForLevel;
  const ownRoom = balance === undefined ? roomForNote.own : roomForNote.ownBesideBalance;
  const hasNote = rect.w >= (isOwn ? ownRoom : roomForNote.others);
  const name = someoneAt(model, seat.seat, words).name;
  const level = seat.level === undefined ? undefined : plate.computer(levels[seat.level] ?? seat.level);
  return (
    <div className={classes.filter(Boolean).join(' ')} style={at(rect)} data-plate={seat.seat}>
      <WindMark seat={seat} />
      <span className="plate-words">
        <b>
          {level !== undefined && !hasLevel && <ComputerMark />}
          <span className="plate-name">{name}</span>
          {level !== undefined && hasLevel && <span className="plate-level"> · {level}</span>}
          {seat.isDeciding && <Thinking />}
        </b>
        <span className="plate-sub">
          {/* where there is room for one of the two, it is more to know that somebody isn't there */}
          {(note === undefined || rect.w >= roomForNote.others) && (
            <span className="plate-score num">
              {balance !== undefined && <span className="unseen">{plate.balance} </span>}
              {(isNarrow ? formatShort : formatAmount)(model.rules.unit, balance ?? seat.score)}
            </span>
          )}
          {!isOwn && note === undefined && (
            <span className="plate-count num">
              <i className="mini-back" aria-hidden="true" />
              <span aria-hidden="true">{seat.count}</span>
              <span className="unseen">{plate.tiles(seat.count)}</span>
            </span>
          )}
          {note !== undefined ? (
            <AwayNote note={note} isShort={rect.w < roomForAway} />
          ) : (
            hasNote && <span className="plate-note">{noteOf(seat, isOwn, words)}</span>
          )}
        </span>
      </span>
    </div>
  );
}

/** What is the matter with a seat's person; the seconds are seen, and not read out each time. */
function AwayNote({ note, isShort }: { note: SeatNote; isShort: boolean }) {
  const left = useSecondsLeft(note.until);
  return (
    <span className="plate-note plate-away num">
      <span aria-hidden="true">{(isShort ? note.short : note.text)(left)}</span>
      <span className="unseen">{note.said}</span>
    </span>
  );
}

/** A seat's wind, the dealer's red, with its flower number. */
export function WindMark({ seat }: { seat: SeatModel }) {
  const { windMark, wind, plate } = useWords().table;
  const said = [
    wind(seat.wind),
    ...(seat.number === undefined ? [] : [plate.flowerNumber(seat.number)]),
    ...(seat.isDealer ? [plate.dealer] : []),
  ];
  return (
    <span className={seat.isDealer ? 'wind is-dealer han' : 'wind han'}>
      <span aria-hidden="true">{windMark(seat.wind)}</span>
      {seat.number !== undefined && (
        <sup aria-hidden="true">
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            {[0, 72, 144, 216, 288].map((turn) => (
              <circle key={turn} cy="-6" r="5.6" transform={`rotate(${turn})`} />
            ))}
            <circle r="6" />
          </svg>
          <b>{seat.number}</b>
        </sup>
      )}
      <span className="unseen">{said.join(', ')}</span>
    </span>
  );
}

function noteOf(seat: SeatModel, isOwn: boolean, words: ReturnType<typeof useWords>): string {
  const { plate } = words.table;
  if (seat.isToPlay && isOwn) return plate.yourTurn;
  if (seat.justThrew) return plate.justThrew;
  if (seat.isToPlay) return plate.toPlay;
  return seat.isDealer ? plate.dealer : '';
}

/** Three dots: this seat may still answer. */
function Thinking() {
  const { plate } = useWords().table;
  return (
    <span className="thinking" title={plate.deciding} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
