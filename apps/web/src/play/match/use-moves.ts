/** What two people can do at the board, and why a tap changes nothing. */
import { mahjongMatch } from '@tilehouse/engine';
import type { CommandAnswer } from '@tilehouse/table';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWords } from '../../ui/words.tsx';
import type { MatchUpdate, MatchWish } from './match-table.ts';
import type { MatchWorker } from './use-match.ts';

/** Why a tap changed nothing; the number tells it from the same reason given before. */
export interface Why {
  readonly text: string;
  readonly number: number;
}

export interface Moves {
  /** Turns a tile, or says why not. */
  readonly turn: (place: number) => void;
  readonly begin: (wish: MatchWish) => void;
  /** Another round; the one in play is given up. */
  readonly newRound: () => void;
  /** Names and mode are chosen anew; a round in play is given up. */
  readonly changeWish: () => void;
  readonly why: Why | undefined;
  /** Whether names and mode are being chosen although a game is there. */
  readonly isSetting: boolean;
  /** Whether tiles are being laid out. */
  readonly isDealing: boolean;
}

export function useMoves(worker: MatchWorker, update: MatchUpdate | undefined): Moves {
  const words = useWords();
  const { why: reasons } = words.match;
  const [why, setWhy] = useState<Why>();
  const [isSetting, setSetting] = useState(false);
  const [isDealing, setDealing] = useState(false);
  const isBusy = useRef(false);
  const say = (text: string): void => setWhy((last) => ({ text, number: (last?.number ?? 0) + 1 }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what happens next takes the place of a reason
  useEffect(() => setWhy(undefined), [update, words]);
  /** One thing at a time; what fails is said. */
  const doing = async (work: () => Promise<CommandAnswer>): Promise<void> => {
    if (isBusy.current) return say(reasons.turning);
    isBusy.current = true;
    try {
      const answer = await work();
      if (answer.type === 'refused') say(reasons['too-late']);
    } catch (problem) {
      console.error(problem);
      say(reasons.failed);
    } finally {
      isBusy.current = false;
    }
  };
  const dealing = (work: () => Promise<CommandAnswer>): void => {
    setDealing(true);
    void doing(work).finally(() => {
      setDealing(false);
      setSetting(false);
    });
  };
  const isInPlay = update?.table.stage === 'in-play';
  const turn = useLatest((place: number): void => {
    const reason = whyNot(update, place, words);
    if (reason === undefined) void doing(() => reveal(worker, update, place));
    else say(reason);
  });
  return {
    turn,
    begin: (wish) => dealing(() => worker.begin(wish)),
    newRound: () =>
      dealing(async () => {
        if (isInPlay) await worker.giveUp();
        return worker.newRound();
      }),
    changeWish: () => {
      setSetting(true);
      if (isInPlay) void doing(() => worker.giveUp());
    },
    ...{ why, isSetting, isDealing },
  };
}

/** Sends the offer to turn the tile at a place. */
async function reveal(
  worker: MatchWorker,
  update: MatchUpdate | undefined,
  place: number,
): Promise<CommandAnswer> {
  const offer = offerOf(update, place);
  const prompt = update?.table.prompt?.id;
  if (update === undefined || prompt === undefined || offer < 0)
    return { type: 'refused', code: 'not-offered' };
  return worker.act(update.seat, { prompt, offer });
}

const offerOf = (update: MatchUpdate | undefined, place: number): number =>
  update?.table.view?.mine?.offers.findIndex((offer) => offer.place === place) ?? -1;

/** Why a place can't be turned, as far as everybody can see; undefined when it can. */
function whyNot(
  update: MatchUpdate | undefined,
  place: number,
  { match, tiles }: ReturnType<typeof useWords>,
): string | undefined {
  const round = update?.table.view?.common.round;
  if (round === undefined || round.turn === undefined) return match.why.over;
  if (place === round.targetPlace) return match.why.gap;
  const turned = round.reveals.find((each) => each.place === place);
  return turned && match.why.faceUp(tiles.full(mahjongMatch.tileSet, turned.tile));
}

/** The same function for ever, doing what the latest one does: tiles needn't be drawn again for it. */
function useLatest(act: (place: number) => void): (place: number) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((place) => latest.current(place), []);
}
