/** News in words and pictures, for the cover. */
import type { SeenMahjongEvent, Tile } from '@tilehouse/engine';
import type { Catalogue, PageWords } from '@tilehouse/i18n';
import type { SeenTableEvent } from '@tilehouse/table';
import { saysEvent } from '../mahjong/narrate.ts';
import type { TableModel } from '../mahjong/table-model.ts';

type CoverWords = PageWords['device']['cover'];

/** One thing that happened, with the tiles it was about. */
export interface NewsLine {
  readonly text: string;
  readonly tiles: readonly Tile[];
}

/** What happened, oldest first; draws are left out, they come with every turn. */
export function newsLines(
  news: readonly SeenTableEvent[],
  model: TableModel,
  words: { readonly all: Catalogue; readonly cover: CoverWords },
): readonly NewsLine[] {
  return news.flatMap((seen): NewsLine[] => {
    if (seen.type !== 'game') return [];
    const event = seen.event as SeenMahjongEvent;
    if (event.type === 'dealt') {
      const dealer = model.seats[event.position.dealer]?.name ?? '';
      return [{ text: words.cover.dealt(event.position.deal, dealer), tiles: [] }];
    }
    const tiles = tilesOf(event);
    return saysEvent(seen, model, words.all).map((text, at) => ({ text, tiles: at === 0 ? tiles : [] }));
  });
}

function tilesOf(event: SeenMahjongEvent): readonly Tile[] {
  switch (event.type) {
    case 'discarded':
    case 'bonus':
    case 'fei-redeemed':
      return [event.tile];
    case 'kong-declared':
      return event.tile === undefined ? [] : [event.tile];
    case 'fei-set-aside':
      return ['1x'];
    case 'claimed':
      return event.meld.tiles;
    default:
      return [];
  }
}

/** Why it is this seat's player who gets the device. */
export function whyAsked(model: TableModel, words: CoverWords): string {
  const { name, isToPlay, isDealer } = model.own;
  const { underClaim, view } = model;
  if (underClaim !== undefined) return underClaim.kong ? words.mayRob(name) : words.mayClaim(name);
  const isFirstThrow = isDealer && view.common.discards.length === 0;
  return isToPlay && isFirstThrow ? words.deals(name) : words.plays(name);
}
