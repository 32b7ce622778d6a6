/** A fair shuffle's hashes, the same for server, devices and whoever checks a deal (docs/shuffle.md). */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { OptionValues } from './options.ts';

/** Bytes a device adds to a shuffle. */
export const entropyLength = 16;

/** Who sits at a seat: a player by id, a computer by level, nobody. */
export type ShuffledSeat = { readonly player: string } | { readonly computer: string } | null;

/** What a device commits to. */
export interface EntropyFor {
  readonly table: string;
  readonly deal: number;
  readonly entropy: Uint8Array;
}

/** What a table commits to. */
export interface ShuffleFor {
  readonly table: string;
  readonly deal: number;
  /** Version of the game's rules. */
  readonly rules: number;
  readonly options: OptionValues;
  readonly seats: readonly ShuffledSeat[];
  /** The devices' hashes (hex) by seat, null where there is none. */
  readonly commits: readonly (string | null)[];
  /** The table's secret, 32 bytes. */
  readonly s: Uint8Array;
}

/** The hash (hex) a device sends before it shows its bytes. */
export function entropyCommitment({ table, deal, entropy }: EntropyFor): string {
  return hashOf([utf8ToBytes('tilehouse-entropy-1'), field(table), field(`${deal}`), field(entropy)]);
}

/** The hash (hex) the table shows before it has seen anything of the devices' bytes. */
export function fairCommitment({ table, deal, rules, options, seats, commits, s }: ShuffleFor): string {
  return hashOf([
    utf8ToBytes('tilehouse-commit-1'),
    field(table),
    field(`${deal}`),
    field(`${rules}`),
    field(canonicalJson(options)),
    field(canonicalJson(seats)),
    field(canonicalJson(commits)),
    field(s),
  ]);
}

/** The seed of the deal: the table's secret, then every device's bytes that came, in seat order. */
export function fairSeed(s: Uint8Array, entropies: readonly (Uint8Array | null)[]): Uint8Array {
  return sha256(joined([s, ...entropies.filter((each) => each !== null)]));
}

/** JSON without spaces, the names of every object in order of their UTF-16 code units. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}

/** How many bytes follow (four bytes, big-endian), then they do; text as UTF-8. */
function field(value: string | Uint8Array): Uint8Array {
  const bytes = typeof value === 'string' ? utf8ToBytes(value) : value;
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, bytes.length);
  return joined([length, bytes]);
}

const hashOf = (parts: readonly Uint8Array[]): string => bytesToHex(sha256(joined(parts)));

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
