/** The tiles to take from: every face of the game, with the copies that are left. */
import { distinctTiles, isBonus, letterOf, sortTiles, type Tile } from '@tilehouse/engine';
import { useState } from 'react';
import { RadioRow } from '../ui/fields.tsx';
import { TileView } from '../ui/tile.tsx';
import { useWords } from '../ui/words.tsx';
import { useTileName } from './names.ts';
import { type Addition, added, additions, copiesLeft, type Part, without } from './worth-hand.ts';
import type { Bench } from './worth-screen.tsx';
import './bench.css';

const groups = ['m', 'p', 's', 'z', 'x', 'bonus'] as const;
type Group = (typeof groups)[number];

const groupOf = (tile: Tile): Group => {
  if (isBonus(tile)) return 'bonus';
  return groups.find((group) => group === letterOf(tile)) ?? 'bonus';
};

/** A tile that is picked in the hand is exchanged for the one that is tapped. */
export function Palette({ bench, picked }: { bench: Bench; picked: Part | undefined }) {
  const { palette } = bench.words;
  const words = useWords();
  const [addition, setAddition] = useState<Addition>('tile');
  const faces = sortTiles(distinctTiles(bench.rules.tiles));
  const shown = groups.filter((group) => faces.some((tile) => groupOf(tile) === group));
  const [open, setOpen] = useState<Group>(shown[0] ?? 'p');
  const { moves } = words.mahjong[bench.rules.id as keyof typeof words.mahjong];
  const hand = picked === undefined ? bench.hand : without(bench.hand, picked);
  const choices = additions.map((value) => {
    const { word, han } = value === 'tile' ? palette.tile : moves[value];
    return { value, text: word === '' ? han : word };
  });
  return (
    <section className="palette" aria-label={palette.label}>
      <RadioRow label={palette.mode} choices={choices} value={addition} onChange={setAddition} />
      <div className="palette-tabs">
        <RadioRow
          label={palette.groups}
          choices={shown.map((value) => ({ value, text: palette.group[value] }))}
          value={open}
          onChange={setOpen}
        />
      </div>
      {shown.map((group) => (
        <section
          key={group}
          className={`palette-group ${group === open ? 'is-open' : ''}`}
          aria-label={palette.groupNames[group]}
        >
          {faces
            .filter((tile) => groupOf(tile) === group)
            .map((tile) => (
              <PaletteTile key={tile} bench={{ ...bench, hand }} tile={tile} addition={addition} />
            ))}
        </section>
      ))}
    </section>
  );
}

function PaletteTile({ bench, tile, addition }: { bench: Bench; tile: Tile; addition: Addition }) {
  const { hand, rules, words, change } = bench;
  const name = useTileName(rules.tileSet);
  const left = copiesLeft(hand, rules, tile);
  const next = added(hand, rules, { addition, tile });
  return (
    <button
      type="button"
      className="palette-tile"
      aria-label={words.palette.left(name(tile), Math.max(0, left))}
      aria-disabled={next === undefined}
      onClick={() => next !== undefined && change(next)}
    >
      <TileView tile={tile} />
      {!isBonus(tile) && (
        <sup className="num" aria-hidden="true">
          {Math.max(0, left)}
        </sup>
      )}
    </button>
  );
}
