/** Which hand it is, one's total and place; opens the scoreboard. */
import { formatChange } from '@tilehouse/i18n';
import { Icon } from '../../../ui/icon.tsx';
import { useWords } from '../../../ui/words.tsx';
import type { Rect } from '../layout/zones.ts';
import { placeAmong } from '../standing.ts';
import type { TableModel } from '../table-model.ts';
import { at } from './box.tsx';

export function ScoreChip({ model, rect, onOpen }: { model: TableModel; rect: Rect; onOpen: () => void }) {
  const words = useWords();
  const { place, shared } = placeAmong(
    model.seats.map(({ score }) => score),
    model.own.score,
  );
  return (
    <button
      type="button"
      className="table-button score-chip"
      style={at(rect)}
      onClick={onOpen}
      aria-label={words.table.menu.scores}
    >
      <Icon name="trophy" />
      <span>{words.table.scoreLine(model.view.common.position?.deal ?? 1, matchLength(model))}</span>
      {!model.isWatching && (
        <>
          <span className="num chip-score">{formatChange(model.rules.unit, model.own.score)}</span>
          <span className="chip-place">{words.table.place(place, shared)}</span>
        </>
      )}
    </button>
  );
}

/** Deals of a match, where their number is known. */
export function matchLength({ rules, options }: TableModel): number | undefined {
  const deals = rules.succession.deals(options);
  return typeof deals === 'number' ? deals : undefined;
}
