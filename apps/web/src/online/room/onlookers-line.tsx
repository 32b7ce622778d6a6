/** A quiet line below the seats: who has come in and hasn't sat down. */
import { useWords } from '../../ui/words.tsx';
import type { Onlookers } from '../online-table.ts';
import { useHidden } from '../talk/hidden.ts';
import type { OnlineWords } from '../texts.ts';
import { onlookersFor } from './onlookers.ts';
import type { RoomModel } from './room-model.ts';

interface OnlookersProps {
  readonly words: OnlineWords;
  readonly model: RoomModel;
  readonly onlookers: Onlookers;
  readonly player: string | undefined;
}

export function OnlookersLine({ words, model, onlookers, player }: OnlookersProps) {
  const { room } = words;
  const { app } = useWords();
  const { hidden } = useHidden();
  const { names, more } = onlookersFor(model, onlookers, { player, hidden });
  const said = [...names, ...(more > 0 ? [room.onlookersMore(more)] : [])];
  return (
    <p className="stage-onlookers" role="status">
      {names.length > 0
        ? room.onlookers(app.list(said), names.length + more)
        : more > 0 && room.onlookersUnnamed(more)}
    </p>
  );
}
