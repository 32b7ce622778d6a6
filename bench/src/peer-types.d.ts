/** The part of an untyped peer that the bench uses. */
declare module 'mahjong-tile-efficiency' {
  export class RuleSet {
    constructor(name: string);
    calShanten(hand: number[][]): number;
    calUkeire(hand: number[][]): unknown;
  }
}
