/** What the accounts of a house take from outside. */
import type { SignUpWay } from '@tilehouse/protocol';
import type { Refusal } from '../refusal.ts';
import type { Db } from '../store/database.ts';
import type { Random } from './secrets.ts';

/** What became of a guest's seats when the guest turned out to be somebody with an account. */
export interface Linked {
  /** A seat was left, since the account sits at that table itself. */
  readonly leftSeat: boolean;
}

export interface AccountsDeps {
  readonly db: Db;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly random: Random;
  /** What the device that asks is called, where somebody may come in on it. */
  readonly device?: string | undefined;
  /** Of bcrypt; 12 or more where it counts. */
  readonly passwordCost: number;
  readonly signUp: SignUpWay;
  /** Whether accounts may play every seat of a table themselves. */
  readonly trying?: boolean;
  /** Whether tiles are dealt to a player somewhere: then they can neither sign out nor be deleted. */
  readonly isInDeal: (playerId: string) => Promise<boolean>;
  /**
   * A guest turned out to be somebody with an account, whose are the guest's seats now. May be called again for the
   * same two, if what follows it fails. Refuses where the account sits elsewhere already: the guest stays who they are,
   * and nothing has changed.
   */
  readonly onLinked: (guestId: string, accountId: string) => Promise<Refusal | Linked>;
  /** A guest has an account by now, under the name it gave: wherever it sits it is somebody with an account. */
  readonly onUpgraded: (playerId: string, name: string) => Promise<void>;
  /** A player is about to be deleted, while no tiles are dealt to them: their seats are free. */
  readonly onDeleted: (playerId: string) => Promise<void>;
  /** A player goes on at another device: that the line of the old one is cut means nothing. */
  readonly onMoved: (playerId: string) => void;
  /** A session has ended: whatever is open for it is closed. */
  readonly onSessionEnded: (tokenHash: string) => void;
  /** A player is called something else now. */
  readonly onRenamed: (playerId: string, name: string) => Promise<void>;
}
