/** A noted hand in a line of words. */
import { type Catalogue, formatAmount } from '@tilehouse/i18n';
import { type Extra, gameOf, type HandRecord, type Session } from './session.ts';
import type { KeeperWords } from './session-list.tsx';

/** What words are made with. */
export interface KeeperTelling {
  readonly keeper: KeeperWords;
  readonly words: Catalogue;
  readonly session: Session;
}

/** Who won, how, and what was paid besides. */
export function handWords(telling: KeeperTelling, { won, extras }: HandRecord): string {
  const { keeper, words } = telling;
  const parts = extras.map((extra) => extraWords(telling, extra));
  return words.app.list([won === undefined ? keeper.drawn : winWords(telling, won), ...parts]);
}

function winWords({ keeper, words, session }: KeeperTelling, won: NonNullable<HandRecord['won']>): string {
  const { fan } = words.mahjong[session.game as keyof Catalogue['mahjong']];
  const name = (seat: number | undefined): string => session.names[seat ?? -1] ?? '';
  const how =
    won.source === 'self-draw'
      ? keeper.selfDrawn
      : won.source === 'discard'
        ? keeper.from(name(won.from))
        : keeper.robbedFrom(name(won.from));
  const worth = [fan(won.fan), ...(won.fei > 0 ? [keeper.feiHeld(won.fei)] : [])];
  return words.app.list([keeper.won(name(won.winner), how), ...worth]);
}

/** A payment inside a hand. */
export function extraWords({ keeper, session }: KeeperTelling, extra: Extra): string {
  const name = (seat: number): string => session.names[seat] ?? '';
  if (extra.type === 'kong') {
    const kind = keeper.form.kinds[extra.kind];
    const from = extra.from === undefined ? '' : ` · ${keeper.from(name(extra.from))}`;
    return keeper.kongOf(name(extra.seat), kind) + from;
  }
  const amount = formatAmount(gameOf(session).unit, extra.amount);
  return keeper.paidTo(name(extra.from), name(extra.to), amount);
}
