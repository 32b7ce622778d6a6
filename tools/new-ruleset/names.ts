/** The names a ruleset goes by, and what may be one. */
import { Script } from 'node:vm';

/** A ruleset's id as it is written in each place. */
export interface Names {
  /** `three-dots`, in lists and for its folder. */
  readonly id: string;
  /** `threeDots`, for the value. */
  readonly value: string;
  /** `Three dots`, for people. */
  readonly title: string;
}

/** The names that follow from an id. */
export function namesOf(id: string): Names {
  const value = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const spaced = id.replaceAll('-', ' ');
  return { id, value, title: `${spaced.charAt(0).toUpperCase()}${spaced.slice(1)}` };
}

/** Whether an id is in kebab-case: small letters and digits in words, the first of which begins with a letter. */
export const isKebabCase = (id: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id);

/** Whether a variable can have this name. */
export function canBeVariable(name: string): boolean {
  try {
    // compiled, never run: only the language knows all the words it keeps for itself
    new Script(`'use strict'; let ${name}`);
    return true;
  } catch {
    return false;
  }
}

/** A comment or a string, whole. */
const prose = /\/\*[\s\S]*?\*\/|\/\/.*$|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/;

/** The same prose about another ruleset. Longer names that hold this one, such as `old-name-84`, are other things. */
export function renamedProse(text: string, from: Names, to: Names): string {
  return text
    .replace(new RegExp(`(?<![\\w-])${from.id}(?!-?\\w)`, 'g'), to.id)
    .replace(new RegExp(`\\b${from.title}\\b`, 'g'), to.title);
}

/** The same source about another ruleset: an id of one word is its value's name too, but for comments and strings. */
export function renamedCode(text: string, from: Names, to: Names): string {
  const pieces = new RegExp(`(${prose.source})|\\b${from.value}\\b|\\b${asType(from)}(?=[A-Z])`, 'gm');
  return text.replace(pieces, (found, words: string | undefined) => {
    if (words !== undefined) return renamedProse(words, from, to);
    return found === from.value ? to.value : asType(to);
  });
}

/** How the value's name begins the names of its types: `ThreeDotsOptions`. */
const asType = ({ value }: Names): string => `${value.charAt(0).toUpperCase()}${value.slice(1)}`;
