/** What a rules page is made of. */
import type { Ruleset } from '@tilehouse/engine';
import type { Catalogue, PageWords } from '@tilehouse/i18n';
import type { ReactNode } from 'react';

/** The words of a page about one game. */
export interface RulesPage {
  readonly words: PageWords['rules'];
  readonly worth: PageWords['worth'];
  readonly text: PageWords['rules']['games'][keyof PageWords['rules']['games']];
  readonly catalogue: Catalogue;
}

/** A page about a mahjong game. */
export interface MahjongPage extends RulesPage {
  readonly rules: Ruleset;
}

export interface Section {
  /** Its anchor in the address. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}
