/** Whether the device says that it has a line at all. */
import { useSyncExternalStore } from 'react';

function listen(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

export function useIsOnline(): boolean {
  return useSyncExternalStore(listen, () => navigator.onLine);
}
