/** The keys: win, kong, pung, chow, pass, each with the tiles it uses; discard on one's turn. Places stay when empty. */

import type { Tile } from '@tilehouse/engine';
import { formatChange } from '@tilehouse/i18n';
import { TileView } from '../../../ui/tile.tsx';
import { useWords } from '../../../ui/words.tsx';
import type { WinAdvice } from '../advice/advice.ts';
import type { KeysZones, Rect, TableLayout } from '../layout/zones.ts';
import { type MoveName, moveLetters } from '../offer-types.ts';
import type { KeyedOffers, Way } from '../offers.ts';
import type { TableModel } from '../table-model.ts';
import { at } from './box.tsx';
import { Choices } from './choices.tsx';
import { KeyWords, useTileNames } from './key-words.tsx';
import { useMoveWords } from './move-words.ts';

/** What pressing a key does. */
export interface KeyActions {
  play(way: Way): void;
  /** Several ways: shows them. */
  choose(move: MoveName): void;
  throwRaised(): void;
}

interface KeysProps {
  readonly model: TableModel;
  readonly zones: KeysZones;
  readonly offers: KeyedOffers;
  readonly win: WinAdvice | undefined;
  /** The raised tile, when it can be thrown. */
  readonly raised: Tile | undefined;
  /** The move whose ways are being chosen among. */
  readonly choosing: MoveName | undefined;
  readonly actions: KeyActions;
  /** Whether chow shows in a second line (upright phones). */
  readonly isPortrait: boolean;
}

/** All keys. */
export function Keys(props: KeysProps) {
  const { model, zones, offers, choosing, actions, isPortrait } = props;
  const isOwnTurn = model.own.isToPlay && model.view.mine?.offers.length !== 0;
  const isAsked = offers.pass.length > 0;
  const feiMove = feiMoveOf(offers);
  if (choosing !== undefined) {
    const { play, choose } = actions;
    const pick = { ways: offers[choosing], play, close: () => choose(choosing) };
    return <Choices {...pick} model={model} zone={zones.choices} move={choosing} isPortrait={isPortrait} />;
  }
  const key = (move: MoveName, rect: Rect) => (
    <Key
      key={move}
      move={move}
      rect={rect}
      ways={offers[move]}
      win={props.win}
      ghost={isOwnTurn || isAsked}
      model={model}
      actions={actions}
    />
  );
  return (
    <fieldset className="keys">
      {key(offers.fourFlying.length > 0 ? 'fourFlying' : 'win', zones.win)}
      {!isKongTaken(props, isOwnTurn, isAsked) && key('kong', zones.kong)}
      {isOwnTurn && feiMove !== undefined
        ? key(feiMove, feiRect(zones, offers, isPortrait))
        : !isPortrait || isAsked
          ? key('pung', zones.pung)
          : null}
      {isAsked && (!isPortrait || offers.chow.length > 0) && key('chow', chowRect(zones, offers, isPortrait))}
      {isAsked && key('pass', zones.pass)}
      {isOwnTurn && <DiscardKey {...props} />}
    </fieldset>
  );
}

/** Upright, whether another move shows in the place of the kong that isn't offered. */
function isKongTaken(
  { zones, offers, isPortrait }: KeysProps,
  isOwnTurn: boolean,
  isAsked: boolean,
): boolean {
  if (!isPortrait || offers.kong.length > 0) return false;
  if (isOwnTurn && feiMoveOf(offers) !== undefined) return true;
  return isAsked && offers.chow.length > 0 && chowRect(zones, offers, true) === zones.kong;
}

/** The key for what can be done with a Fei: redeeming one (and setting one aside), or only setting one aside. */
function feiMoveOf(offers: KeyedOffers): 'redeem' | 'setAside' | undefined {
  if (offers.redeem.length > 0) return 'redeem';
  return offers.setAside.length > 0 ? 'setAside' : undefined;
}

/** Upright, the key for a Fei takes the place of a kong that isn't offered before it takes a line of its own. */
function feiRect(zones: KeysZones, offers: KeyedOffers, isPortrait: boolean): Rect {
  if (!isPortrait) return zones.pung;
  return offers.kong.length === 0 ? zones.kong : zones.chow;
}

/**
 * Whether the keys take a second line, over one's own plate: upright, with a chow beside a kong and a pung, or with a
 * Fei to redeem or set aside beside a kong.
 */
export function coversPlate(layout: TableLayout, offers: KeyedOffers): boolean {
  if (layout.kind !== 'portrait') return false;
  if (feiMoveOf(offers) !== undefined && offers.kong.length > 0) return true;
  if (offers.chow.length === 0) return false;
  return chowRect(layout.own.keys, offers, true) === layout.own.keys.chow;
}

/** Upright, chow takes the place of a move that isn't offered before it takes a line of its own. */
function chowRect(zones: KeysZones, offers: KeyedOffers, isPortrait: boolean): Rect {
  if (!isPortrait) return zones.chow;
  if (offers.pung.length === 0) return zones.pung;
  return offers.kong.length === 0 ? zones.kong : zones.chow;
}

function Key(props: {
  move: MoveName;
  rect: Rect;
  ways: readonly Way[];
  win: WinAdvice | undefined;
  ghost: boolean;
  model: TableModel;
  actions: KeyActions;
}) {
  const { move, rect, ways, ghost, actions } = props;
  const words = useMoveWords();
  const texts = useWords();
  const [first] = ways;
  const label = words[move];
  if (first === undefined) {
    return ghost ? (
      <span className="key is-ghost" style={at(rect)} aria-hidden="true">
        <KeyWords words={label} />
      </span>
    ) : null;
  }
  const isMany = ways.length > 1;
  const isWin = move === 'win' || move === 'fourFlying';
  return (
    <button
      type="button"
      className={`key ${move === 'fourFlying' ? 'key-win is-long' : `key-${move}`}`}
      data-prompt={props.model.table.prompt?.id}
      style={at(rect)}
      onClick={() => (isMany ? actions.choose(move) : actions.play(first))}
      aria-keyshortcuts={moveLetters[move]}
    >
      <KeyWords words={isFeiMove(move) && label.word !== '' ? { ...label, han: '' } : label} />
      {isWin && <WinPays win={props.win} model={props.model} isNarrow={rect.w < roomForFan} />}
      {!isWin && !isMany && <Uses tiles={first.uses} rect={rect} />}
      {isMany && <span className="key-note">{texts.table.keys.more(ways.length)}</span>}
      <kbd>{moveLetters[move].toUpperCase()}</kbd>
    </button>
  );
}

/** Their keys show the Fei itself, so its character is left out beside a word. */
const isFeiMove = (move: MoveName): boolean => move === 'setAside' || move === 'redeem';

/** Width below which a key says what a win brings alone: the status line has its fan. */
const roomForFan = 130;

/** What a win is worth: fan, and what it brings. */
function WinPays({
  win,
  model,
  isNarrow,
}: {
  win: WinAdvice | undefined;
  model: TableModel;
  isNarrow: boolean;
}) {
  const words = useWords();
  const fan = useFanWord(model);
  if (win === undefined) return <span className="key-note">&nbsp;</span>;
  const gains = formatChange(model.rules.unit, win.gains);
  return <span className="key-note">{isNarrow ? gains : words.table.keys.winPays(fan(win.fan), gains)}</span>;
}

/** How fan are called in a game. */
export function useFanWord(model: TableModel): (count: number) => string {
  const { mahjong } = useWords();
  return mahjong[model.rules.id as keyof typeof mahjong].fan;
}

function Uses({ tiles, rect }: { tiles: readonly Tile[]; rect: Rect }) {
  const words = useWords();
  const tileWords = useTileNames();
  if (tiles.length === 0) return null;
  const width = Math.min(rect.h * 0.3, (rect.w - 16) / Math.max(4, tiles.length));
  return (
    <span className="key-tiles">
      <span className="unseen">{words.table.keys.uses(words.app.list(tiles.map(tileWords)))}</span>
      {tiles.map((tile, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the tiles of a way never change
        <TileView key={place} tile={tile} width={width} />
      ))}
    </span>
  );
}

/** Throws the raised tile; faint until one is raised. */
function DiscardKey({ zones, raised, actions }: KeysProps) {
  const words = useMoveWords();
  const isReady = raised !== undefined;
  return (
    <button
      type="button"
      className={isReady ? 'key key-discard' : 'key is-ghost'}
      style={at(zones.discard)}
      disabled={!isReady}
      onClick={actions.throwRaised}
      aria-keyshortcuts="Enter"
    >
      <span className="key-line">
        <KeyWords words={words.discard} />
        {raised !== undefined && <TileView tile={raised} width={Math.min(22, zones.discard.h * 0.4)} />}
      </span>
      {isReady && <kbd>↵</kbd>}
    </button>
  );
}
