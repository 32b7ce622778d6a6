/** Who one is in this house, the same in every tab of the browser. */
import type { Me, WhoReply } from '@tilehouse/protocol';
import { useEffect, useSyncExternalStore } from 'react';
import { rememberPerson } from '../ui/person.ts';
import { house, type Trouble, troubleOf } from './house.ts';
import { onWelcome, renewLine } from './line.ts';

export type Who =
  | { readonly type: 'asking' }
  | { readonly type: 'trouble'; readonly trouble: Trouble }
  | {
      readonly type: 'known';
      readonly me: Me | null;
      readonly house: WhoReply['house'];
      /** This device was signed off by another one that took over. */
      readonly hasMoved: boolean;
      /** Who that was, while this device may take everything back. */
      readonly takeBack?: WhoReply['takeBack'];
      /** The guest one was has left a seat, at a table where one's account sits itself. */
      readonly leftSeat?: boolean;
      /** One's account has just been made: said before anything else, until somebody goes on. */
      readonly isMade?: boolean;
    };

const listeners = new Set<() => void>();
let who: Who = { type: 'asking' };
let isAsked = false;
let isHeld = false;
let tabs: BroadcastChannel | undefined;

function become(next: Who): void {
  who = next;
  if (who.type === 'known') rememberPerson(who.me);
  for (const listener of listeners) listener();
}

/** Who one is, as far as this page knows. */
export const whoNow = (): Who => who;

/** Asks the house who one is. */
export async function askWho(): Promise<void> {
  try {
    const { me, house: about, left, takeBack } = await house().get<WhoReply>('me');
    if (isHeld && who.type === 'known') return;
    const before = who.type === 'known' && who.me?.id === me?.id ? who : undefined;
    const { leftSeat = false, isMade = false } = before ?? {};
    become({ type: 'known', me, house: about, hasMoved: left === 'moved', takeBack, leftSeat, isMade });
  } catch (problem) {
    if (who.type !== 'known') become({ type: 'trouble', trouble: troubleOf(problem) });
  }
}

/** Leaves the page as it is while recovery codes are on it, which are shown once. Returns a way to go on. */
export function holdWho(): () => void {
  isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    void askWho();
  };
}

/** One is somebody else now, or nobody: here, in other tabs, and on the line. */
export function nowIs(me: Me | null, { leftSeat = false, isMade = false } = {}): void {
  isHeld = false;
  if (who.type === 'known') become({ ...who, me, hasMoved: false, takeBack: undefined, leftSeat, isMade });
  renewLine();
  tabs?.postMessage('changed');
}

/** Whoever made an account has read that it is made, and goes on. */
export function goOnAsMade(): void {
  if (who.type === 'known' && who.isMade === true) become({ ...who, isMade: false });
}

function start(): void {
  if (isAsked) return;
  isAsked = true;
  void askWho();
  if (typeof BroadcastChannel !== 'undefined') {
    tabs = new BroadcastChannel('tilehouse-me');
    tabs.onmessage = () => {
      void askWho();
      renewLine();
    };
  }
  onWelcome((me) => {
    if (who.type !== 'known') return;
    if (me?.id !== who.me?.id || me?.name !== who.me?.name) void askWho();
  });
}

/** Who one is; asks when it isn't known yet. */
export function useWho(): Who {
  useEffect(start, []);
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
      };
    },
    () => who,
  );
}

const nameKey = 'tilehouse-name';

/** The name somebody gave here last. */
export function lastName(): string {
  try {
    return localStorage.getItem(nameKey) ?? '';
  } catch {
    return ''; // a browser that keeps nothing
  }
}

export function keepName(name: string): void {
  try {
    localStorage.setItem(nameKey, name);
  } catch {
    // a browser that keeps nothing
  }
}
