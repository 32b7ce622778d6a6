/** Coming in on a device: whoever was signed in there before makes room, and a guest becomes who they say they are. */
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import type { Db } from '../store/database.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { blankPlayer, hasStill, type Player } from './players.ts';
import { endSession, endSessions, startSession } from './sessions.ts';
import type { Speaker } from './speaker.ts';
import { transact } from './transact.ts';

/** Who is signed in on a device now, and the token of its session. */
export interface Entered {
  readonly player: Player;
  readonly token: string;
}

/** @returns a refusal while the device is needed for a hand of somebody else's account */
export async function mayEnter(
  deps: AccountsDeps,
  { speaker, account }: { readonly speaker: Speaker | undefined; readonly account: Player },
): Promise<Refusal | undefined> {
  if (speaker === undefined || speaker.player.id === account.id || speaker.kind === 'guest') return undefined;
  return (await deps.isInDeal(speaker.player.id)) ? refuse('hand-in-play') : undefined;
}

/** Signs a device in, once it is certain who it is. */
export async function enter(
  deps: AccountsDeps,
  who: { readonly speaker: Speaker | undefined; readonly account: Player },
): Promise<Entered | Refusal> {
  const { speaker, account } = who;
  if (speaker?.session !== undefined && speaker.player.id === account.id) {
    return { player: account, token: speaker.session.token };
  }
  const refusal = await mayEnter(deps, who);
  if (refusal !== undefined) return refusal;
  // before the guest is gone: if this fails nothing has happened, and it can be tried again
  const seated = speaker?.kind === 'guest' ? await deps.onLinked(speaker.player.id, account.id) : undefined;
  if (seated !== undefined) return seated;
  const come = await transact(deps.db, async (tx) => {
    if (!(await hasStill(tx, account))) return refuse('sign-in-wrong');
    const ended = await makeRoom(tx, speaker);
    return { token: await startSession(tx, account.id, deps), ended };
  });
  if (isRefusal(come)) return come;
  come.ended.forEach(deps.onSessionEnded);
  return { player: account, token: come.token };
}

/** @returns the hashes of the sessions that ended by it */
async function makeRoom(tx: Db, speaker: Speaker | undefined): Promise<readonly string[]> {
  if (speaker === undefined) return [];
  if (speaker.kind === 'guest') {
    await blankPlayer(tx, speaker.player.id);
    return endSessions(tx, speaker.player.id);
  }
  return (await endSession(tx, speaker.hash)) ? [speaker.hash] : [];
}
