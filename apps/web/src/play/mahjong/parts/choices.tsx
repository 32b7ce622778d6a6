/** The ways to make a move, as sets of tiles to pick from. */
import { ownMelds, type Tile } from '@tilehouse/engine';
import type { GameWord } from '@tilehouse/i18n';
import { Icon } from '../../../ui/icon.tsx';
import { TileView } from '../../../ui/tile.tsx';
import { useWords } from '../../../ui/words.tsx';
import type { Rect } from '../layout/zones.ts';
import type { MoveName } from '../offer-types.ts';
import type { Way } from '../offers.ts';
import type { TableModel } from '../table-model.ts';
import { at } from './box.tsx';
import { choiceGap, choiceGrid, choiceHeight } from './choice-grid.ts';
import { KeyWords, useTileNames } from './key-words.tsx';
import { type TableWords, useMoveWords } from './move-words.ts';

interface ChoicesProps {
  readonly model: TableModel;
  readonly zone: Rect;
  readonly move: MoveName;
  readonly ways: readonly Way[];
  readonly isPortrait: boolean;
  readonly play: (way: Way) => void;
  readonly close: () => void;
}

export function Choices({ model, zone, move, ways, isPortrait, play, close }: ChoicesProps) {
  const words = useWords();
  const moves = useMoveWords();
  const claimed = model.underClaim?.tile;
  const melds = ownMelds(model.view);
  const sets = ways.map((way) => setOf(way, claimed, melds));
  const isMixed = new Set(ways.map(({ action }) => action.type)).size > 1;
  const longest = Math.max(...sets.map(({ length }) => length));
  const { columns, tile } = choiceGrid(
    { ...zone, isLine: isPortrait },
    { count: ways.length, tiles: longest },
  );
  return (
    <div className="choices-place" style={at(zone)}>
      <fieldset className="choices">
        <legend className="unseen">{words.table.keys.choose}</legend>
        <div className="choices-title" aria-hidden="true">
          <KeyWords words={moves[move]} /> <span>{words.table.keys.choose}</span>
        </div>
        <div
          className={columns === 1 ? 'choices-list is-single' : 'choices-list'}
          style={{
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            gridAutoRows: `minmax(${isPortrait ? 44 : choiceHeight}px, auto)`,
            gap: choiceGap,
          }}
        >
          {ways.map((way, place) => (
            <Choice
              key={way.offer}
              set={sets[place] ?? []}
              tile={tile}
              claimed={claimed}
              caption={isMixed ? captionOf(way, moves) : undefined}
              onPick={() => play(way)}
            />
          ))}
        </div>
        <button type="button" className="choices-back" onClick={close}>
          <Icon name="close" />
          <span className="unseen">{words.table.keys.back}</span>
        </button>
      </fieldset>
    </div>
  );
}

/** One set to pick, the claimed tile marked in it. */
function Choice({
  set,
  tile: width,
  claimed,
  caption,
  onPick,
}: {
  set: readonly Tile[];
  tile: number;
  claimed: Tile | undefined;
  /** Which move it is, where the ways are of several. */
  caption: GameWord | undefined;
  onPick: () => void;
}) {
  const words = useWords();
  const name = useTileNames();
  const marked = claimed === undefined ? -1 : set.indexOf(claimed);
  return (
    <button type="button" className="choice" onClick={onPick}>
      {caption !== undefined && (
        <KeyWords words={{ ...caption, han: caption.word === '' ? caption.han : '' }} />
      )}
      <span className="choice-tiles">
        {set.map((tile, place) => (
          <TileView
            // biome-ignore lint/suspicious/noArrayIndexKey: the tiles of a way never change
            key={place}
            tile={tile}
            width={caption === undefined ? width : Math.min(width, 19)}
            marks={place === marked ? ['same'] : []}
          />
        ))}
      </span>
      <span className="unseen">{words.app.list(set.map(name))}</span>
    </button>
  );
}

const captionOf = ({ action }: Way, moves: TableWords): GameWord =>
  action.type === 'redeem' ? moves.redeem : moves.setAside;

/** The set a way makes, with the claimed tile in it, or the meld a Fei is redeemed from. */
function setOf(
  { action, uses }: Way,
  claimed: Tile | undefined,
  melds: readonly { readonly tiles: readonly Tile[] }[],
): readonly Tile[] {
  if (action.type === 'chow' || action.type === 'pung') return action.tiles;
  if (action.type === 'redeem') return melds[action.meld]?.tiles ?? uses;
  return claimed === undefined ? uses : [...uses, claimed];
}
