/** Reads a command's options and says plainly which one is wrong. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

type Specs = NonNullable<ParseArgsConfig['options']>;

/** Options read: `values` by name, `positionals` the words that belong to no option. */
export interface ParsedOptions<T extends Specs> {
  readonly type: 'options';
  readonly values: ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>>['values'];
  readonly positionals: readonly string[];
}

/** What is wrong with the way a command was called, in words for whoever called it. */
export interface BadUsage {
  readonly type: 'bad-usage';
  readonly message: string;
}

/**
 * Reads arguments such as `--port 8080 --json file`.
 * @param specs the options a command has, as `parseArgs` of node:util takes them
 */
export function parseOptions<T extends Specs>(
  args: readonly string[],
  specs: T,
): ParsedOptions<T> | BadUsage {
  const lenient = parseArgs({
    args: [...args],
    options: specs,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of lenient.tokens) {
    if (token.kind !== 'option') continue;
    const message = problemWith(token, specs);
    if (message !== undefined) return { type: 'bad-usage', message };
  }
  const { values, positionals } = parseArgs({ args: [...args], options: specs, allowPositionals: true });
  return { type: 'options', values, positionals };
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function problemWith(token: OptionToken, specs: Specs): string | undefined {
  const spec = Object.hasOwn(specs, token.name) ? specs[token.name] : undefined;
  if (spec === undefined) {
    const known = Object.keys(specs).map((name) => `--${name}`);
    return `There is no option ${token.rawName}. There are: ${known.join(', ')}.`;
  }
  if (spec.type === 'boolean') {
    return token.value === undefined ? undefined : `${token.rawName} stands alone, without a value.`;
  }
  const looksLikeOption = !token.inlineValue && token.value !== '-' && token.value?.startsWith('-');
  if (token.value === undefined || looksLikeOption) return `${token.rawName} needs a value after it.`;
  return undefined;
}
