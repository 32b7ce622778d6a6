/** The line that says what was turned and who goes on; screen readers hear the same. */
import { mahjongMatch, type Reveal } from '@tilehouse/engine';
import type { Catalogue } from '@tilehouse/i18n';
import type { MatchModel } from './match-model.ts';

export function matchStatus({ mode, round, players }: MatchModel, words: Catalogue): string {
  const { status } = words.match;
  const { reveals, ending, turn } = round;
  if (ending?.type === 'won') return status.won(players[ending.seat === 0 ? 0 : 1].name);
  if (ending !== undefined || turn === undefined) return status.drawn;
  const next = players[turn === 0 ? 0 : 1].name;
  const last = reveals.at(-1);
  if (last === undefined) return mode === 'alternating' ? status.begins(next) : status.drawnByLot(next);
  const who = players[last.seat === 0 ? 0 : 1].name;
  const tile = words.tiles.full(mahjongMatch.tileSet, last.tile);
  return wordsFor(mode === 'sudden-death' ? 'safe' : afterTurn(reveals), status)(who, tile, next);
}

type Happening = 'safe' | 'matched' | 'missed' | 'bothMatch' | 'neitherMatches';

const wordsFor = (happening: Happening, status: Catalogue['match']['status']) => status[happening];

function afterTurn(reveals: readonly Reveal[]): Happening {
  const matches = reveals.at(-1)?.matches === true;
  if (reveals.length % 2 === 1) return matches ? 'matched' : 'missed';
  return matches ? 'bothMatch' : 'neitherMatches';
}
