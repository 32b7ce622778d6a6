/** Reads what a client sent: a message, or why it is none. */
import { type ClientMessage, clientMessage } from '@tilehouse/protocol';

export type ReadMessage =
  | { readonly type: 'message'; readonly message: ClientMessage }
  | {
      readonly type: 'refused';
      readonly code: 'malformed' | 'too-large' | 'unknown-message';
      readonly id?: string;
      readonly at?: string;
    };

/** Characters of the longest message that makes sense. */
const longest = 8_192;

const knownTypes = new Set(clientMessage.options.flatMap((option) => [...option.shape.type.values]));

/** Never throws, whatever the text. */
export function readMessage(text: string): ReadMessage {
  if (text.length > longest) return { type: 'refused', code: 'too-large' };
  const value = parsed(text);
  const read = clientMessage.safeParse(value);
  if (read.success) return { type: 'message', message: read.data };
  const id = idOf(value);
  const code = isUnknown(value) ? 'unknown-message' : 'malformed';
  const at = read.error.issues[0]?.path.map(String).join('.').slice(0, 100);
  return { type: 'refused', code, ...(id === undefined ? {} : { id }), ...(at ? { at } : {}) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The id of a command that can't be read otherwise, so that whoever sent it knows which. */
function idOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value)) return undefined;
  return typeof value.id === 'string' && value.id.length <= 64 ? value.id : undefined;
}

function isUnknown(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  return typeof value.type === 'string' && !(knownTypes as ReadonlySet<string>).has(value.type);
}
