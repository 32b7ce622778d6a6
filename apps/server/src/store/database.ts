/** What the database holds, table by table, as Kysely knows it. Times are whole milliseconds of the database's clock. */
import type { Generated, Kysely } from 'kysely';

/** A player: a guest with a name, an account with a password, or one who has been deleted (history keeps the row). */
export interface PlayersTable {
  readonly id: string;
  readonly kind: 'guest' | 'account' | 'deleted';
  /** As it is shown. */
  readonly name: string;
  /** The account's name without what makes names look alike; unique among accounts, null for the others. */
  readonly name_key: string | null;
  readonly password_hash: string | null;
  readonly is_operator: 0 | 1;
  readonly created_at: number;
}

/** A signed-in device. Only the hash of its token is kept. */
export interface SessionsTable {
  readonly token_hash: string;
  readonly player_id: string;
  readonly created_at: number;
  readonly seen_at: number;
  readonly expires_at: number;
  /** Browser and system in two words, `Chrome/Android`; null where they aren't known. */
  readonly device: string | null;
}

/** A way back into an account whose password is lost; each works once. */
export interface RecoveryCodesTable {
  readonly player_id: string;
  readonly code_hash: string;
  readonly used_at: number | null;
}

/** A link that takes a seat over onto another device; works once. */
export interface DeviceLinksTable {
  readonly token_hash: string;
  readonly player_id: string;
  readonly expires_at: number;
  readonly used_at: number | null;
  /** Of the session that ended when it was used: what is still signed in by that is told why it isn't. */
  readonly left_hash: string | null;
  /** Of the session that began then: while it lives, the device that was left may take everything back for a while. */
  readonly came_hash: string | null;
}

/** A code an operator made for signing up; works once. */
export interface SignUpCodesTable {
  readonly code_hash: string;
  readonly made_by: string;
  readonly created_at: number;
  readonly used_by: string | null;
  /** For whom it was made, in the operator's words. */
  readonly label: string | null;
  readonly revoked_at: number | null;
}

/** A token by which a program acts for an account. */
export interface ApiTokensTable {
  readonly id: string;
  readonly token_hash: string;
  readonly player_id: string;
  readonly label: string;
  readonly created_at: number;
  readonly revoked_at: number | null;
}

/** The head of a table's log: the compare, the lock and the index of what falls due, in one row. */
export interface TablesTable {
  readonly id: string;
  readonly game: string;
  /** What people type to find a private room: six letters and digits that can't be taken for one another. */
  readonly code: string;
  readonly visibility: 'private' | 'public';
  /** Hex; prompt ids are made with it. */
  readonly secret: string;
  readonly head_seq: number;
  /** The event a fold starts from. */
  readonly base_seq: number;
  readonly next_due: number | null;
  readonly stage: string;
  /** The newest event version in the log: a node that knows less leaves the table alone. */
  readonly version: number;
  readonly host_id: string | null;
  readonly created_at: number;
  /** Of the last event: secret, since it may be one that only some may know of. */
  readonly moved_at: number;
  /** Of the last event that everybody sees. */
  readonly shown_at: number;
  readonly closed_at: number | null;
}

/** Events, never rewritten. */
export interface EventsTable {
  readonly table_id: string;
  /** From 1. */
  readonly seq: number;
  readonly at: number;
  readonly version: number;
  readonly type: string;
  /** JSON of the fact. */
  readonly body: string;
  /** JSON of the table's state before this event, where a fold may start; null for the others. */
  readonly base: string | null;
  /** Who asked for it, and by which id of theirs. */
  readonly actor: string | null;
  readonly command_id: string | null;
}

/** Who sits at a table now, for lists: a copy of what the log says. */
export interface SeatsTable {
  readonly table_id: string;
  readonly seat: number;
  readonly player_id: string | null;
  readonly kind: string;
  readonly name: string;
}

/** Who was taken from a seat by others lately. */
export interface RemovalsTable {
  readonly player_id: string;
  readonly table_id: string;
  readonly at: number;
  /** Yes or no: 1 or 0, as the two below. */
  readonly by_host: number;
  readonly in_hand: number;
  readonly settles: number;
}

/** Nodes that live. */
export interface NodesTable {
  readonly id: string;
  readonly started_at: number;
  readonly beat_at: number;
  /** When it stopped on purpose. */
  readonly stopped_at: number | null;
}

/** Open sockets of a player at a table, by node. */
export interface PresenceTable {
  readonly table_id: string;
  readonly player_id: string;
  readonly node_id: string;
  readonly sockets: number;
}

/** What people say at a table, numbered from 1. */
export interface ChatTable {
  readonly table_id: string;
  readonly n: number;
  readonly at: number;
  readonly player_id: string;
  readonly name: string;
  /** `text` is what was typed; `phrase` is the name of a ready phrase. */
  readonly kind: 'text' | 'phrase';
  readonly body: string;
  readonly command_id: string;
}

/** Balances in sen. `house` may go below zero; it is what all others together hold, with the other sign. */
export interface AccountsTable {
  readonly id: string;
  readonly balance: number;
}

/** A movement of money; its entries sum to zero. */
export interface MovementsTable {
  readonly id: string;
  readonly at: number;
  readonly kind: 'opening' | 'top-up' | 'settlement' | 'reversal';
  readonly table_id: string | null;
  readonly deal: number | null;
  /** The event that caused it. */
  readonly seq: number | null;
  /** The movement this one takes back. */
  readonly reverses: string | null;
}

export interface EntriesTable {
  readonly movement_id: string;
  readonly account_id: string;
  readonly amount: number;
}

/** What each deal came to, in the order of results: rebuildable from the logs. */
export interface ResultsTable {
  readonly table_id: string;
  readonly deal: number;
  readonly at: number;
  readonly game: string;
  readonly ending: string;
  /** Whether money moved. */
  readonly settled: 0 | 1;
  /** JSON: options, occupants, result. */
  readonly body: string;
}

export interface ResultSeatsTable {
  readonly table_id: string;
  readonly deal: number;
  readonly seat: number;
  readonly player_id: string | null;
  readonly name: string;
  readonly kind: string;
  readonly net: number;
  readonly won: 0 | 1;
  /** Whether it counts for the leaderboards; 0 where nothing is said. */
  readonly counted: Generated<0 | 1>;
}

/**
 * What an account's counted hands of a game came to in a week or a month: added to with every result, so that reading
 * costs as much as there are players in the period, however long the history is.
 */
export interface StandingsTable {
  readonly game: string;
  /** Such as `week 2026-11-30` or `month 2026-11-01`: a day by the house's calendar. */
  readonly period: string;
  readonly player_id: string;
  readonly hands: number;
  readonly net: number;
}

/** What a projection was made with; made with anything else it is made anew. */
export interface ProjectionsTable {
  readonly name: string;
  readonly made_with: string;
}

/** What somebody thinks was scored wrongly, and what the operator says to it. */
export interface ReportsTable {
  readonly id: string;
  readonly at: number;
  readonly player_id: string;
  /** The reporter's own id for it: the same one again is the same report. */
  readonly command_id: string;
  /** The deal it is about; null for a hand of another place, which `described` puts in words. */
  readonly table_id: string | null;
  readonly deal: number | null;
  readonly game: string;
  readonly described: string | null;
  readonly note: string;
  readonly answer: string | null;
  readonly answered_at: number | null;
}

/** What operators did. Rows are added and never changed. */
export interface AuditTable {
  readonly id: string;
  readonly at: number;
  /** The operator; null for the command line. */
  readonly by_id: string | null;
  readonly action: string;
  /** The player it was done to, if it was one. */
  readonly player_id: string | null;
  /** What it was done to otherwise, in words. */
  readonly subject: string;
}

/** Which migrations were made. */
export interface MigrationsTable {
  readonly number: number;
  readonly at: number;
}

/** Every table of the database. */
export interface Database {
  readonly migrations: MigrationsTable;
  readonly players: PlayersTable;
  readonly sessions: SessionsTable;
  readonly recovery_codes: RecoveryCodesTable;
  readonly device_links: DeviceLinksTable;
  readonly sign_up_codes: SignUpCodesTable;
  readonly api_tokens: ApiTokensTable;
  readonly tables: TablesTable;
  readonly events: EventsTable;
  readonly seats: SeatsTable;
  readonly removals: RemovalsTable;
  readonly nodes: NodesTable;
  readonly presence: PresenceTable;
  readonly chat: ChatTable;
  readonly accounts: AccountsTable;
  readonly movements: MovementsTable;
  readonly entries: EntriesTable;
  readonly results: ResultsTable;
  readonly result_seats: ResultSeatsTable;
  readonly audit: AuditTable;
  readonly standings: StandingsTable;
  readonly projections: ProjectionsTable;
  readonly reports: ReportsTable;
}

/** A connection, or a transaction on one. */
export type Db = Kysely<Database>;
