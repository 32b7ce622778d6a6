/** Who has come into a room and has no seat there: told until tiles are dealt, so that its host sees who is to come. */
import type { Onlooker } from '@tilehouse/protocol';
import { stageOf, type TableState, toldApart } from '@tilehouse/table';
import type { Store } from '../store/store.ts';

/** Of whom names are told; of the others how many they are. */
const mostNamed = 6;

export interface Onlookers {
  readonly onlookers: readonly Onlooker[];
  readonly more: number;
}

/** Whether a table tells who looks on at all. */
export const tellsOnlookers = (state: TableState): boolean => stageOf(state) === 'waiting';

/**
 * Those with a name whose lines are open, at whichever node; undefined where it isn't told. A public table, at which any
 * stranger may look on, tells nobody's, as it lets none of them talk; whoever is muted isn't named either.
 */
export async function onlookersAt(
  { db, log }: Store,
  { id, state }: { readonly id: string; readonly state: TableState },
): Promise<Onlookers | undefined> {
  if (!tellsOnlookers(state) || (await log.readHead(id))?.visibility !== 'private') return undefined;
  const rows = await db
    .selectFrom('presence')
    .innerJoin('players', 'players.id', 'presence.player_id')
    .select(['players.id', 'players.name'])
    .distinct()
    .where('presence.table_id', '=', id)
    .where('players.kind', '<>', 'deleted')
    .orderBy('players.id')
    .execute();
  const sitting = state.seats.flatMap((each) => (each?.type === 'person' ? [each.player] : []));
  const there = rows.filter(({ id: player }) => !sitting.includes(player));
  const named = there.filter(({ id: player }) => !state.muted.includes(player)).slice(0, mostNamed);
  const names = state.seats.flatMap((occupant) => occupant?.name ?? []);
  const onlookers = named.map(({ id: player, name }) => {
    const apart = toldApart(name, names);
    names.push(apart);
    return { player, name: apart };
  });
  return { onlookers, more: there.length - onlookers.length };
}
