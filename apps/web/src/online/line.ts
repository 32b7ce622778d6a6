/** The one link of this page, which every table of it shares; woken when the device wakes. */
import { Link, type LinkStatus, randomId, type Socket } from '@tilehouse/sdk';
import { useSyncExternalStore } from 'react';
import { house } from './house.ts';

/** Milliseconds hidden after which the line may have died unnoticed. */
const sleep = 4_000;

type Welcome = (me: { readonly id: string; readonly name: string } | null) => void;

const listeners = new Set<() => void>();
const welcomes = new Set<Welcome>();
let link: Link | undefined;
let wasOpen = false;

/** The link, opened when it is first asked for. */
export function line(): Link {
  if (link !== undefined) return link;
  const { socketUrl } = house();
  link = new Link(
    {
      // its handlers are declared with arguments that a link has no use for
      connect: () => new WebSocket(socketUrl) as unknown as Socket,
      after: (milliseconds, work) => {
        const timer = setTimeout(work, milliseconds);
        return () => clearTimeout(timer);
      },
      random: Math.random,
      newId: randomId,
    },
    {
      onStatus: (status) => {
        wasOpen ||= status === 'open';
        for (const listener of listeners) listener();
      },
      onWelcome: (me) => {
        for (const welcome of welcomes) welcome(me);
      },
    },
  );
  watchOverSleep(link);
  link.open();
  return link;
}

/** Connects anew as whoever the cookie now stands for; nothing where no line is open yet. */
export function renewLine(): void {
  link?.refresh();
}

/** Told with every new line for whom it speaks. */
export function onWelcome(welcome: Welcome): () => void {
  welcomes.add(welcome);
  return () => {
    welcomes.delete(welcome);
  };
}

/** A phone that was locked has a line that only looks alive. */
function watchOverSleep(woken: Link): void {
  let hiddenAt: number | undefined;
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) {
      hiddenAt = Date.now();
      return;
    }
    if (hiddenAt !== undefined && Date.now() - hiddenAt > sleep) woken.refresh();
    else woken.open();
    hiddenAt = undefined;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) woken.refresh();
  });
  window.addEventListener('online', () => woken.refresh());
}

/** How the line stands; `new` before it was ever open. */
export function useLineStatus(): LinkStatus | 'new' {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
      };
    },
    () => {
      const status = link?.status ?? 'closed';
      return wasOpen || status === 'open' || status === 'outdated' ? status : 'new';
    },
  );
}
