import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  canonicalJson,
  entropyCommitment,
  fairCommitment,
  fairSeed,
  type ShuffledSeat,
} from './fair-shuffle.ts';
import type { OptionValues } from './options.ts';

const document = readFileSync(new URL('../../../docs/shuffle.md', import.meta.url), 'utf8');
const vector = (name: string): string => {
  const found = new RegExp(`^    fair ${name}: (.*)$`, 'm').exec(document);
  if (found?.[1] === undefined) throw new Error(`no vector named ${name}`);
  return found[1];
};
const bytesOf = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'));

/** The documented hashes, written again from the document alone. */
function documentedHash(label: string, fields: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256').update(label, 'ascii');
  for (const each of fields) {
    const bytes = Buffer.from(each as string);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    hash.update(length).update(bytes);
  }
  return hash.digest('hex');
}

describe('fair shuffle', () => {
  const [table, deal, rules, s] = [vector('table'), 7, 1, bytesOf(vector('secret'))] as const;
  const options = JSON.parse(vector('options')) as OptionValues;
  const seats = JSON.parse(vector('seats')) as readonly ShuffledSeat[];
  const entropies = [0, 2].map((seat) => bytesOf(vector(`entropy of seat ${seat}`)));
  const commits = [vector('hash of seat 0'), null, vector('hash of seat 2')];

  it('shuffle: hashes and seed are the documented test vectors', () => {
    expect(entropies.map((entropy) => entropyCommitment({ table, deal, entropy }))).toEqual([
      commits[0],
      commits[2],
    ]);
    expect(fairCommitment({ table, deal, rules, options, seats, commits, s })).toBe(vector('commitment'));
    const [first = null, third = null] = entropies;
    expect(Buffer.from(fairSeed(s, [first, null, third])).toString('hex')).toBe(vector('seed'));
  });

  it('shuffle: another program written from the document gets the same hashes', () => {
    const [entropy = new Uint8Array()] = entropies;
    expect(documentedHash('tilehouse-entropy-1', [table, '7', entropy])).toBe(commits[0]);
    const sorted = '{"bonusTiles":true,"minimumFan":5,"name":"半"}';
    const fields = [table, '7', '1', sorted, vector('seats'), JSON.stringify(commits), s];
    expect(documentedHash('tilehouse-commit-1', fields)).toBe(vector('commitment'));
    const seed = createHash('sha256').update(s).update(Buffer.concat(entropies)).digest('hex');
    expect(seed).toBe(vector('seed'));
  });

  it('shuffle: the order of names in an object changes nothing, that in a list does', () => {
    expect(canonicalJson({ b: [1, null], a: { d: '"', c: false } })).toBe(
      '{"a":{"c":false,"d":"\\""},"b":[1,null]}',
    );
    expect(canonicalJson([2, 1])).not.toBe(canonicalJson([1, 2]));
  });
});
