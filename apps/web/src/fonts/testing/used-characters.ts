/** Finds every character that our words and pages show beyond plain ASCII. */

/** The checkout, as what reads it needs it; paths are from its top, with forward slashes. */
export interface Files {
  /** Paths below a folder, from that folder. */
  readonly list: (folder: string) => readonly string[];
  readonly read: (path: string) => string;
}

export interface UsedCharacters {
  /** Those of pages that aren't Chinese: game words, tiles, names of languages, signs. */
  readonly everywhere: ReadonlySet<string>;
  /** Those that only the Chinese words have besides. */
  readonly chinese: ReadonlySet<string>;
}

const words = 'packages/i18n/src';
const page = 'apps/web/src';
const shell = 'apps/web/index.html';

/** Every language is offered under its own name, those still to come as well. */
const namesOfLanguages = '繁體中文简体中文';

/** Reads the sources themselves, so that no branch of a message can hide a character. */
export function usedCharacters(files: Files): UsedCharacters {
  const below = (folder: string) =>
    files.list(folder).map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
  const sources = [...below(words), ...below(page), shell].filter(isShown);
  const ofSources = (wanted: (path: string) => boolean) =>
    sources.filter(wanted).flatMap((path) => [...withoutComments(files.read(path))].filter(isBeyondAscii));
  const everywhere = new Set([...namesOfLanguages, ...ofSources((path) => !isChinese(path))]);
  return { everywhere, chinese: new Set(ofSources(isChinese).filter((each) => !everywhere.has(each))) };
}

const isShown = (path: string): boolean =>
  /\.(tsx?|css|html)$/.test(path) && !/\.test\.tsx?$|\/testing\/|\/fonts\.css$/.test(path);

const isChinese = (path: string): boolean => path.startsWith(`${words}/zh-`);

/** Only comments that begin a line or stand between signs: two slashes inside a text are part of it. */
const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|^\s*\/\/.*$/gm, '');

const isBeyondAscii = (character: string): boolean => character > '\u007f';
