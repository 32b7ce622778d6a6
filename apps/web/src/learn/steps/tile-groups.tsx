/** Groups of tiles as they lie on a lesson's page. */
import type { Tile } from '@tilehouse/engine';
import { TileView } from '../../ui/tile.tsx';
import { tileText } from '../reason-text.ts';
import { useTelling } from '../telling.ts';

export function TileGroups({ groups, label }: { groups: readonly (readonly Tile[])[]; label?: string }) {
  const telling = useTelling();
  const names = groups.map((group) => telling.words.app.list(group.map((tile) => tileText(telling, tile))));
  const said = names.join('; ');
  return (
    <div
      className="tile-groups"
      data-count={groups.flat().length > 5 ? 'many' : 'few'}
      role="img"
      aria-label={label === undefined ? said : telling.words.app.labelled(label, said)}
    >
      {groups.map((group, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what a lesson shows never changes
        <span key={place} className="tile-group">
          {group.map((tile, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what a lesson shows never changes
            <TileView key={at} tile={tile} />
          ))}
        </span>
      ))}
    </div>
  );
}
