/** Names of prompts as players see them. They say nothing: not how many there were, nor whether others were asked. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seat } from '@tilehouse/engine';

export class PromptIds {
  private readonly keyed: ReturnType<typeof hmac.create>;
  /** The last of each seat: it is asked for when the prompt is shown and when it is answered. */
  private readonly last = new Map<Seat, { readonly number: number; readonly id: string }>();

  /** @param secret the table's, the same wherever it runs */
  constructor(secret: Uint8Array) {
    this.keyed = hmac.create(sha256, secret);
  }

  of(seat: Seat, number: number): string {
    const last = this.last.get(seat);
    if (last?.number === number) return last.id;
    const hash = this.keyed
      .clone()
      .update(utf8ToBytes(`${seat}/${number}`))
      .digest();
    const id = bytesToHex(hash).slice(0, 16);
    this.last.set(seat, { number, id });
    return id;
  }
}
