/** Who has come into a room and hasn't sat down, as its screen says it. */
import type { Onlookers } from '../online-table.ts';
import type { RoomModel } from './room-model.ts';

/** Names that are said; a line has room for so many. */
const mostNames = 3;

interface Eyes {
  readonly player: string | undefined;
  /** Whose words one doesn't want to see. */
  readonly hidden: readonly string[];
}

/** Names to say, and how many more there are; neither oneself nor who has sat down since it was told. */
export function onlookersFor(
  { seats, isFirst }: Pick<RoomModel, 'seats' | 'isFirst'>,
  { more, named }: Onlookers,
  { hidden, player }: Eyes,
): { readonly names: readonly string[]; readonly more: number } {
  if (!isFirst) return { names: [], more: 0 };
  const sits = (id: string): boolean =>
    seats.some(({ occupant }) => occupant?.type === 'person' && occupant.player === id);
  const others = named.filter((each) => each.player !== player && !sits(each.player));
  const names = others.filter((each) => !hidden.includes(each.player)).map(({ name }) => name);
  return { names: names.slice(0, mostNames), more: more + others.length - Math.min(names.length, mostNames) };
}
