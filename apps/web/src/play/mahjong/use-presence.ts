/** While the page is hidden a turn is made known; while a hand is played the screen stays awake. */
import { useEffect } from 'react';
import { settings } from '../../settings/settings.ts';
import { playSound } from '../../sound/sounds.ts';
import { useWords } from '../../ui/words.tsx';

/** Says that the person is asked, when the page can't be seen: title, sound, vibration, notification where allowed. */
export function useTurnNotice(prompt: string | undefined): void {
  const { app, table } = useWords();
  const call = table.says.yourTurn;
  useEffect(() => {
    if (prompt === undefined || !document.hidden) return;
    const before = document.title;
    document.title = `${call} ${app.name}`;
    playSound('turn');
    navigator.vibrate?.(200);
    const note = notify(call, app.name);
    const back = (): void => {
      document.title = before;
      note?.close();
    };
    document.addEventListener('visibilitychange', back, { once: true });
    return () => {
      document.removeEventListener('visibilitychange', back);
      back();
    };
  }, [prompt, call, app.name]);
}

function notify(call: string, name: string): Notification | undefined {
  if (!settings().notify || typeof Notification === 'undefined' || Notification.permission !== 'granted')
    return undefined;
  try {
    return new Notification(name, { body: call, tag: 'turn' });
  } catch {
    // some phones allow notifications to a service worker only
    return undefined;
  }
}

/** Keeps the screen awake while `isOn`, where the device can. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isWanted = true;
    const take = (): void => {
      if (document.hidden) return;
      navigator.wakeLock.request('screen').then(
        (taken) => {
          if (isWanted) lock = taken;
          else void taken.release();
        },
        () => undefined, // a low battery may refuse it
      );
    };
    take();
    document.addEventListener('visibilitychange', take);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
    };
  }, [isOn]);
}
