/** The hand on a strip of felt: its sets, its tiles, the one it wins on, and what is set aside. */
import { gainsOf, isFei, type Tile, type WrittenSet } from '@tilehouse/engine';
import { TileView } from '../ui/tile.tsx';
import { useMeldName, useTileName } from './names.ts';
import { useHeadline } from './outcome.tsx';
import { amountIn } from './payment-list.tsx';
import type { WorthAnswer } from './worth-answer.ts';
import {
  feiPlaces,
  feiSetAside,
  heldTiles,
  type Part,
  tilesOf,
  winningOn,
  winningTile,
  withFei,
  withMeld,
  without,
} from './worth-hand.ts';
import type { Bench } from './worth-screen.tsx';
import './bench.css';

interface TrayProps {
  readonly bench: Bench;
  readonly answer: WorthAnswer;
  readonly picked: Part | undefined;
  readonly onPick: (part: Part | undefined) => void;
}

export function Tray({ bench, answer, picked, onPick }: TrayProps) {
  const { hand, words, rules } = bench;
  const { tray } = words;
  const winning = winningTile(hand);
  const aside = tilesOf(hand.bonus);
  const name = useTileName(rules.tileSet);
  const meldName = useMeldName(bench);
  const part = (of: Part) => ({
    isPicked: picked?.zone === of.zone && picked.at === of.at,
    onPick: () => onPick(picked?.zone === of.zone && picked.at === of.at ? undefined : of),
  });
  const isEmpty =
    hand.concealed === '' && winning === undefined && hand.melds.length === 0 && aside.length === 0;
  return (
    <section className="felt tray" aria-label={tray.label}>
      <div className="tray-tiles">
        {isEmpty && <p className="tray-empty">{tray.empty}</p>}
        {hand.melds.map((meld, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sets have no names of their own
          <PartButton key={at} {...part({ zone: 'meld', at })} label={meldName(meld)} className="is-meld">
            {faceUp(meld).map((tile, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor have their tiles
              <TileView key={place} tile={tile} />
            ))}
          </PartButton>
        ))}
        {heldTiles(hand).map((tile, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles are alike
          <PartButton key={at} {...part({ zone: 'hand', at })} label={name(tile)}>
            <TileView tile={tile} />
          </PartButton>
        ))}
        {winning !== undefined && (
          <PartButton
            {...part({ zone: 'winning', at: 0 })}
            label={`${name(winning)}, ${tray.winning}`}
            className="is-winning"
          >
            <TileView tile={winning} marks={['last']} />
          </PartButton>
        )}
      </div>
      {aside.length > 0 && (
        <section className="tray-aside" aria-label={tray.aside}>
          {aside.map((tile, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they stay in the order they were set aside
            <PartButton key={at} {...part({ zone: 'aside', at })} label={name(tile)}>
              <TileView tile={tile} />
            </PartButton>
          ))}
        </section>
      )}
      <div className="tray-acts">
        {picked !== undefined && <Acts bench={bench} picked={picked} />}
        {picked === undefined && !isEmpty && <Verdict bench={bench} answer={answer} />}
      </div>
    </section>
  );
}

/** What it comes to, in reach of the eye on every window; said aloud by the outcome below. */
function Verdict({ bench, answer }: { bench: Bench; answer: WorthAnswer }) {
  const { rules, words } = bench;
  const { title, isWin } = useHeadline(bench, answer);
  const gains = answer.type === 'answered' ? gainsOf(answer.answer, rules.seats) : 0;
  return (
    <p className="tray-verdict">
      {title} {isWin && <small>{amountIn(rules, words)(gains)}</small>}
      {!isWin && <small>{words.tray.pick}</small>}
    </p>
  );
}

/** The outer tiles of a concealed kong lie face down. */
function faceUp({ tiles, concealed }: WrittenSet): readonly (Tile | undefined)[] {
  return tilesOf(tiles).map((tile, at) => (concealed === true && (at === 0 || at === 3) ? undefined : tile));
}

interface PartButtonProps {
  readonly label: string;
  readonly isPicked: boolean;
  readonly onPick: () => void;
  readonly className?: string;
  readonly children: React.ReactNode;
}

function PartButton({ label, isPicked, onPick, className = '', children }: PartButtonProps) {
  return (
    <button
      type="button"
      className={`tray-part ${className}`}
      aria-pressed={isPicked}
      aria-label={label}
      onClick={onPick}
    >
      {children}
    </button>
  );
}

/** What can be done with the part that is picked. */
function Acts({ bench, picked }: { bench: Bench; picked: Part }) {
  const { hand, words, rules, change } = bench;
  const { tray } = words;
  const name = useTileName(rules.tileSet);
  const meldName = useMeldName(bench);
  const meld = picked.zone === 'meld' ? hand.melds[picked.at] : undefined;
  const tile = tileOf(bench, picked);
  const called = meld === undefined ? (tile === undefined ? '' : name(tile)) : meldName(meld);
  return (
    <>
      <p>{tray.picked(called)}</p>
      {picked.zone === 'hand' && (
        <button type="button" className="button" onClick={() => change(winningOn(hand, picked.at))}>
          {tray.wins}
        </button>
      )}
      {tile !== undefined && isFei(tile) && picked.zone !== 'aside' && (
        <button type="button" className="button" onClick={() => change(feiSetAside(hand, picked))}>
          {tray.setAside}
        </button>
      )}
      {meld?.type === 'kong' && (
        <button
          type="button"
          className="button"
          aria-pressed={meld.concealed === true}
          onClick={() => change(withMeld(hand, picked.at, { ...meld, concealed: meld.concealed !== true }))}
        >
          {tray.concealed}
        </button>
      )}
      {meld !== undefined &&
        feiPlaces(hand, rules, meld).map((place) => (
          <button
            key={place.at}
            type="button"
            className="button"
            aria-pressed={place.isFei}
            onClick={() => change(withFei(hand, picked.at, place))}
          >
            {tray.feiFor(name(place.face))}
          </button>
        ))}
      <button type="button" className="button" onClick={() => change(without(hand, picked))}>
        {tray.remove}
      </button>
    </>
  );
}

function tileOf({ hand }: Bench, { zone, at }: Part): Tile | undefined {
  if (zone === 'hand') return heldTiles(hand)[at];
  if (zone === 'winning') return winningTile(hand);
  return zone === 'aside' ? tilesOf(hand.bonus)[at] : undefined;
}
