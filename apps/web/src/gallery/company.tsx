/** Other people at a table of the gallery: one who is away, one the table plays for, and what everybody has. */

import { seatNote } from '../online/felt/seat-note.ts';
import type { OnlineWords } from '../online/texts.ts';
import type { TableCompany } from '../play/mahjong/company.ts';
import type { Scene } from './scene.ts';

const none = () => null;

/** What they bring to the felt; talk and menu are not for looking at here. */
export function companyOf(words: OnlineWords, { update }: Scene): TableCompany {
  const heardAt = performance.now();
  return {
    menu: none,
    resultFoot: none,
    resultMore: none,
    aside: none,
    nearHand: none,
    seatNote: (seat) => seatNote(words, { view: update.view, heardAt }, seat as 0),
    balance: ({ score }) => 20_000 + score,
  };
}
