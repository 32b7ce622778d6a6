/** Coming in on a device: whoever was signed in there before makes room, and a guest becomes who they say they are. */
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import type { Db } from '../store/database.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { giveHistory } from './give-history.ts';
import { blankPlayer, type Player } from './players.ts';
import { endSession, endSessions, startSession } from './sessions.ts';
import type { Speaker } from './speaker.ts';
import { transact } from './transact.ts';

/** Who is signed in on a device now, and the token of its session. */
export interface Entered {
  readonly player: Player;
  readonly token: string;
  /** A seat of the guest that was here is left: the account sits at that table itself. */
  readonly leftSeat?: boolean;
}

/** @returns a refusal while the device is needed for a hand of somebody else's account */
async function mayEnter(
  deps: AccountsDeps,
  { speaker, account }: { readonly speaker: Speaker | undefined; readonly account: Player },
): Promise<Refusal | undefined> {
  if (speaker === undefined || speaker.player.id === account.id || speaker.kind === 'guest') return undefined;
  return (await deps.isInDeal(speaker.player.id)) ? refuse('hand-in-play') : undefined;
}

/** Who comes in, and how that is proved. */
export interface Entering {
  readonly speaker: Speaker | undefined;
  readonly account: Player;
  /**
   * The last look at what it is proved by, and what goes with it: all in the transaction in which the device comes in,
   * or nothing of it. Returns the hashes of the sessions that end by it.
   */
  prove(tx: Db): Promise<readonly string[] | Refusal>;
}

/** Signs a device in, once it is certain who it is. */
export async function enter(
  deps: AccountsDeps,
  { account, prove, speaker }: Entering,
): Promise<Entered | Refusal> {
  const here = speaker?.player.id === account.id ? speaker.session : undefined;
  const refusal = await mayEnter(deps, { speaker, account });
  if (refusal !== undefined) return refusal;
  // before the guest is gone: if this fails or is refused nothing has happened, and it can be tried again
  const linked =
    speaker?.kind === 'guest' ? await deps.onLinked(speaker.player.id, account.id) : { leftSeat: false };
  if (isRefusal(linked)) return linked;
  const come = await transact(deps.db, async (tx) => {
    const proved = await prove(tx);
    if (isRefusal(proved)) return proved;
    if (here !== undefined) return { token: here.token, ended: proved };
    const left = await makeRoom(tx, { speaker, account });
    return { token: await startSession(tx, account.id, deps), ended: [...proved, ...left] };
  });
  if (isRefusal(come)) return come;
  come.ended.forEach(deps.onSessionEnded);
  return { player: account, token: come.token, ...linked };
}

/** @returns the hashes of the sessions that ended by it */
async function makeRoom(
  tx: Db,
  { account, speaker }: Pick<Entering, 'account' | 'speaker'>,
): Promise<readonly string[]> {
  if (speaker === undefined) return [];
  if (speaker.kind === 'guest') {
    await giveHistory(tx, { from: speaker.player.id, to: account.id });
    await blankPlayer(tx, speaker.player.id);
    return endSessions(tx, speaker.player.id);
  }
  return (await endSession(tx, speaker.hash)) ? [speaker.hash] : [];
}
