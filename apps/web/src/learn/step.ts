/** What a lesson is made of: steps that show something, and steps that ask for a tap. Tiles are in notation. */
import type { PageWords } from '@tilehouse/i18n';

/** A step's sentence. */
export type StepId = keyof PageWords['learn']['steps'];

/** The lessons, in the order they are taken. */
export const lessonIds = ['pair', 'set', 'hand', 'claims', 'fan'] as const;
export type LessonId = (typeof lessonIds)[number];

/** Groups of tiles and a sentence. */
export interface ShowStep {
  readonly kind: 'show';
  readonly id: StepId;
  readonly groups: readonly string[];
}
/** Tap the tiles that make a pair, or a set. */
export interface PickStep {
  readonly kind: 'pick';
  readonly id: StepId;
  readonly goal: 'pair' | 'set';
  readonly tiles: string;
}
/** Tap the tile, or every tile, that completes what lies there. */
export interface AddStep {
  readonly kind: 'add';
  readonly id: StepId;
  /** Two tiles of a set, or a hand of 4, 7, 10 or 13. */
  readonly hand: string;
  readonly from: string;
}
/** Throw a tile so that the hand stays as near as it is. */
export interface ThrowStep {
  readonly kind: 'throw';
  readonly id: StepId;
  /** 5, 8, 11 or 14 tiles. */
  readonly hand: string;
}
/** A tile is thrown: what may be claimed? */
export interface ClaimStep {
  readonly kind: 'claim';
  readonly id: StepId;
  readonly hand: string;
  readonly thrown: string;
  /** Whether the seat that plays before one's own throws it, or the one that plays after. */
  readonly by: 'before' | 'after';
}
/** One's own tile is claimed twice: who gets it? */
export interface RivalsStep {
  readonly kind: 'rivals';
  readonly id: StepId;
  readonly thrown: string;
  /** The hands of the next seat and of the last one, and what each says. */
  readonly next: { readonly hand: string; readonly says: RivalMove };
  readonly last: { readonly hand: string; readonly says: RivalMove };
}
export type RivalMove = 'chow' | 'pung' | 'win';
/** Which of these hands is worth more, or may win at all? */
export interface WorthStep {
  readonly kind: 'worth';
  readonly id: StepId;
  readonly ask: 'more' | 'wins';
  readonly hands: readonly [string, string];
}
/** A hand and what it counts. */
export interface SlipStep {
  readonly kind: 'slip';
  readonly id: StepId;
  readonly hand: string;
}
/** What fan pay. */
export interface PayStep {
  readonly kind: 'pay';
  readonly id: StepId;
}

/** A step that only tells. */
export type TellingStep = ShowStep | SlipStep | PayStep;
/** A step that waits for the right answer. */
export type AskingStep = PickStep | AddStep | ThrowStep | ClaimStep | RivalsStep | WorthStep;
export type Step = TellingStep | AskingStep;

export const isAsking = (step: Step): step is AskingStep =>
  step.kind !== 'show' && step.kind !== 'slip' && step.kind !== 'pay';
