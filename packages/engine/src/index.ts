/** The engine's public face: pure rules, every game behind one contract. */
export { equalValues } from './equal.ts';
export {
  canonicalJson,
  type EntropyFor,
  entropyCommitment,
  entropyLength,
  fairCommitment,
  fairSeed,
  type ShuffledSeat,
  type ShuffleFor,
} from './fair-shuffle.ts';
export type { DealResult, DealStage, Game, Pacing, Step, Unit } from './game.ts';
export {
  type AnyGame,
  findGame,
  findMahjongGame,
  type GameId,
  games,
  type MahjongGameId,
  mahjongGames,
  type OptionNameOf,
  type PatternIdOf,
} from './games.ts';
export type { MahjongAction, MahjongActionType } from './mahjong/action.ts';
export { analyserOf } from './mahjong/analysis.ts';
export { type SetAside, scoringBonus } from './mahjong/bonus-worth.ts';
export {
  type CaseError,
  type CaseErrorCode,
  caseErrorCodes,
  type HandCase,
  readCase,
  readHandCase,
  type ScoreCase,
} from './mahjong/case.ts';
export { answerCase, type CaseAnswer, gainsOf } from './mahjong/case-answer.ts';
export { impossibleCircumstance } from './mahjong/case-flags.ts';
export type { MahjongEvent, SeenMahjongEvent } from './mahjong/event.ts';
export {
  type Kong,
  type KongKind,
  kongKinds,
  type Meld,
  redeemed,
  tilesOfMelds,
} from './mahjong/hand/meld.ts';
export type { MeldedPart } from './mahjong/hand/tile-groups.ts';
export { type HandAnalyser, meldedPart } from './mahjong/hand/tiles-away.ts';
export type { PatternFan } from './mahjong/kit/pattern.ts';
export { type MahjongGame, mahjong } from './mahjong/mahjong.ts';
export { ownWin, winFromView } from './mahjong/own-win.ts';
export { bestOfEachKind, type Change, type Raise, raisesOf } from './mahjong/raises.ts';
export type { DealCount, Position, Ruleset } from './mahjong/ruleset.ts';
export { fanRows, type Judgement, judge, paidBy, type Score, type ScoreItem } from './mahjong/score.ts';
export { type FanWin, fanPayments, kongPayments } from './mahjong/settle-fan.ts';
export type { Ending, MahjongState } from './mahjong/state.ts';
export type {
  CommonView,
  MahjongView,
  MineView,
  Refusal,
  RefusalCode,
  SeatView,
  SeenDiscard,
  SeenMeld,
  StageView,
} from './mahjong/view.ts';
export { meldsSeen, ownMelds } from './mahjong/view.ts';
export { type ManneredFan, manneredFan, type WhatCounts, whatCounts } from './mahjong/what-counts.ts';
export {
  type Circumstance,
  type PaidWin,
  type PayerRole,
  type Payments,
  type PaymentTerm,
  type PaymentTerms,
  payerRoles,
  paymentsOf,
  termAmount,
  type Win,
  type WinSource,
  winSources,
} from './mahjong/win.ts';
export {
  emptyCase,
  optionValue,
  readHandLine,
  setWord,
  type WrittenCase,
  type WrittenSet,
  writtenSet,
} from './mahjong/written-case.ts';
export { type MahjongMatch, mahjongMatch } from './match/mahjong-match.ts';
export { hiddenPlaces, type MatchAction } from './match/match-action.ts';
export type { SeenMatchEvent } from './match/match-event.ts';
export { type MatchEnding, type MatchMode, matchModes, type Reveal } from './match/match-state.ts';
export type { MatchRoundView, MatchView } from './match/match-view.ts';
export { facesOfRank, matchRank, matchRanks, matchTiles } from './match/rank.ts';
export {
  defaultOptions,
  describeRange,
  type OptionError,
  type OptionSpec,
  type OptionSpecs,
  type OptionValue,
  type OptionValues,
  readOptions,
  valuesOf,
} from './options.ts';
export { pickOne, seededRandom } from './random.ts';
export { fail, ok, type Result } from './result.ts';
export {
  type BySeat,
  bySeat,
  mapSeats,
  nextSeat,
  othersAfter,
  type Seat,
  seatsAfter,
  seatsOf,
  type Viewer,
  type Wind,
  windOf,
  winds,
  withSeat,
} from './seats.ts';
export { Chance, seedLength, shuffled, shuffleLabels, wallOf } from './shuffle.ts';
export { firstSurplus, formatSorted, formatTiles, type NotationError, parseTiles } from './tiles/notation.ts';
export {
  compareTiles,
  countTile,
  distinctTiles,
  dragonTiles,
  fei,
  isBonus,
  isDragon,
  isFei,
  isHonour,
  isSuited,
  isTerminal,
  isTile,
  isWind,
  letterOf,
  playingFaces,
  rankOf,
  type Suit,
  sortTiles,
  suits,
  type Tile,
  type TileLetter,
  tileAt,
  tileIndex,
  tileLetters,
  tiles,
  windTiles,
  withoutTiles,
} from './tiles/tile.ts';
export {
  countedFaces,
  countTiles,
  feiPlace,
  placeOf,
  type TileCounts,
  tileAtPlace,
  totalOf,
} from './tiles/tile-counts.ts';
export { copiesOf, type TileSetId, tileSetIds, tileSets } from './tiles/tile-sets.ts';
export { netOf, type Transfer } from './transfer.ts';
