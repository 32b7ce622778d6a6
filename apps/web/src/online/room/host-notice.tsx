/** Says in the room that somebody else is host now, and what that means for whoever it is. */
import { useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { OnlineWords } from '../texts.ts';
import { type HostChange, hostChange, type RoomModel } from './room-model.ts';

/** The last change of the host that this page has seen. */
function useHostChange(model: RoomModel): HostChange | undefined {
  const [seen, setSeen] = useState<{ readonly model: RoomModel; readonly change?: HostChange }>({ model });
  if (seen.model.view === model.view) return seen.change;
  const change = hostChange(seen.model, model) ?? seen.change;
  setSeen({ model, ...(change === undefined ? {} : { change }) });
  return change;
}

export function HostNotice({ words, model }: { words: OnlineWords; model: RoomModel }) {
  const change = useHostChange(model);
  const { newHost } = words.room;
  const left = change?.before?.name ?? '';
  return (
    <p role="status" className={change === undefined ? 'unseen' : 'host-notice'}>
      {change !== undefined && (
        <>
          <Icon name="person" />
          <span>
            {left !== '' && newHost.left(left)}{' '}
            {change.now.isOwn ? newHost.you : newHost.other(change.now.name)}
          </span>
        </>
      )}
    </p>
  );
}
