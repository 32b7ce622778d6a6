/** What is written down of how each ruleset plays, for the tests that notice when it plays otherwise. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatTiles, mahjongMatch, type Ruleset, wallOf } from '@tilehouse/engine';
import type { OptionEffects } from '@tilehouse/engine/testing';
import { root } from '../lib/root.mjs';
import { places } from './places.ts';

/** How a ruleset plays. */
export interface Play {
  /** Its fingerprint. */
  readonly fingerprint: string;
  /** What its options change. */
  readonly effects: OptionEffects;
  /** What its wall is made of. */
  readonly tiles: Ruleset['tiles'];
}

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

function readRecord<Value>(file: string): Readonly<Record<string, Value>> {
  return JSON.parse(read(file)) as Readonly<Record<string, Value>>;
}

/** What is on record of a ruleset, so that a copy of it begins with the same. */
export function recordedPlay({ id, tiles }: Ruleset): Play {
  return {
    fingerprint: readRecord<string>(places.fingerprints)[id] ?? '',
    effects: readRecord<OptionEffects>(places.optionEffects)[id] ?? {},
    tiles,
  };
}

/** Puts on record how the ruleset of an id plays. @returns the files that changed */
export function recordPlay(id: string, { fingerprint, effects, tiles }: Play): readonly string[] {
  return [
    keep(places.fingerprints, withKey(places.fingerprints, id, fingerprint)),
    keep(places.optionEffects, withKey(places.optionEffects, id, effects)),
    keep(places.shuffle, withVectors(read(places.shuffle), id, tiles)),
  ].flat();
}

/** Writes a file where its text is new. @returns its path then */
function keep(file: string, text: string): readonly string[] {
  if (read(file) === text) return [];
  writeFileSync(path.join(root, file), text);
  return [file];
}

/** A JSON file's text with the value of a key, which keeps its place or comes last. */
function withKey(file: string, key: string, value: unknown): string {
  return `${JSON.stringify({ ...readRecord(file), [key]: value }, undefined, 2)}\n`;
}

/** The document with a ruleset's list and wall among the test vectors. */
function withVectors(document: string, id: string, tiles: Ruleset['tiles']): string {
  const seed = /^ {4}seed: (\w+)$/m.exec(document)?.[1];
  if (seed === undefined) throw new Error(`${places.shuffle} has no seed for its test vectors`);
  const vectors = [
    `    ${id} list: ${formatTiles(tiles)}`,
    `    ${id} wall: ${formatTiles(wallOf(tiles, Uint8Array.from(Buffer.from(seed, 'hex'))))}`,
  ];
  const lines = document.split('\n');
  const found = lines.findIndex((line) => line.startsWith(`    ${id} list: `));
  // those of the rulesets come first
  const after = lines.findIndex((line) => line.startsWith(`    ${mahjongMatch.id} list: `));
  return lines.toSpliced(found < 0 ? after : found, found < 0 ? 0 : vectors.length, ...vectors).join('\n');
}
