/** Steps that ask: every tap is an answer, and the engine judges it. */
import type { Tile } from '@tilehouse/engine';
import { useState } from 'react';
import { type Answer, answersTo, sizeOf, verdictOn } from '../judge/answers.ts';
import { tilesOf } from '../judge/school.ts';
import type { Outcome } from '../lesson-page.tsx';
import type { AddStep, AskingStep, PickStep, ThrowStep } from '../step.ts';
import { useTelling } from '../telling.ts';
import { ClaimStage, RivalsStage } from './claim-stage.tsx';
import { TapTiles } from './tap-tiles.tsx';
import { TileGroups } from './tile-groups.tsx';
import { WorthStage } from './worth-stage.tsx';

export interface AskingProps<S extends AskingStep> {
  readonly step: S;
  readonly isThrough: boolean;
  readonly onAnswer: (outcome: Outcome | undefined) => void;
}

export function Asking({ step, ...rest }: AskingProps<AskingStep>) {
  switch (step.kind) {
    case 'pick':
      return <PickStage step={step} {...rest} />;
    case 'add':
      return <AddStage step={step} {...rest} />;
    case 'throw':
      return <ThrowStage step={step} {...rest} />;
    case 'claim':
      return <ClaimStage step={step} {...rest} />;
    case 'rivals':
      return <RivalsStage step={step} {...rest} />;
    case 'worth':
      return <WorthStage step={step} {...rest} />;
  }
}

const answerOf = (tiles: readonly Tile[]): Answer => ({ type: 'tiles', tiles });

/** Tiles are chosen one by one; as many as are wanted make an answer. */
function PickStage({ step, isThrough, onAnswer }: AskingProps<PickStep>) {
  const { school } = useTelling();
  const tiles = tilesOf(step.tiles);
  const size = sizeOf(step);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const isFull = chosen.length === size;
  const tap = (place: number): void => {
    if (isThrough) return;
    // after a wrong answer the next tap begins anew
    const before = isFull ? [] : chosen;
    const now = before.includes(place) ? before.filter((each) => each !== place) : [...before, place];
    setChosen(now);
    if (now.length < size) {
      onAnswer(undefined);
      return;
    }
    const picked = [...now].sort((a, b) => a - b).map((each) => tiles[each] as Tile);
    onAnswer({ verdict: verdictOn(school, step, answerOf(picked)), left: 0 });
  };
  return (
    <TapTiles
      tiles={tiles}
      chosen={chosen}
      mark={isFull ? (isThrough ? 'right' : 'wrong') : undefined}
      onTap={tap}
    />
  );
}

/** A tile is laid to what lies there; each right one is found once. */
function AddStage({ step, isThrough, onAnswer }: AskingProps<AddStep>) {
  const { school, learn } = useTelling();
  const tiles = tilesOf(step.from);
  const [found, setFound] = useState<readonly number[]>([]);
  const [tried, setTried] = useState<number>();
  const tap = (place: number): void => {
    const tile = tiles[place];
    if (isThrough || tile === undefined || found.includes(place)) return;
    setTried(place);
    const verdict = verdictOn(school, step, answerOf([tile]));
    const now = verdict.right ? [...found, place] : found;
    setFound(now);
    const wanted = answersTo(step).filter((answer) => verdictOn(school, step, answer).right).length;
    onAnswer({ verdict, left: wanted - now.length });
  };
  const isWrong = tried !== undefined && !found.includes(tried);
  return (
    <div className="add-stage">
      <TileGroups groups={[tilesOf(step.hand)]} label={learn.held} />
      <span className="add-plus" aria-hidden="true">
        +
      </span>
      <TapTiles
        tiles={tiles}
        chosen={isWrong ? [tried] : found}
        mark={isWrong ? 'wrong' : 'right'}
        onTap={tap}
        label={learn.offered}
      />
    </div>
  );
}

/** A tile of the hand is thrown. */
function ThrowStage({ step, isThrough, onAnswer }: AskingProps<ThrowStep>) {
  const { school, learn } = useTelling();
  const tiles = tilesOf(step.hand);
  const [thrown, setThrown] = useState<number>();
  const tap = (place: number): void => {
    const tile = tiles[place];
    if (isThrough || tile === undefined) return;
    setThrown(place);
    onAnswer({ verdict: verdictOn(school, step, answerOf([tile])), left: 0 });
  };
  return (
    <TapTiles
      tiles={tiles}
      chosen={thrown === undefined ? [] : [thrown]}
      mark={isThrough ? 'thrown' : 'wrong'}
      onTap={tap}
      label={learn.held}
    />
  );
}
