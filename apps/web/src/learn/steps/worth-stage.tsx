/** Two hands, of which one is worth more or may win; their slips are shown once one is tapped rightly. */
import { useState } from 'react';
import { verdictOn } from '../judge/answers.ts';
import { scoreOf } from '../judge/judge-worth.ts';
import type { WorthStep } from '../step.ts';
import { useTelling } from '../telling.ts';
import type { AskingProps } from './asking.tsx';
import { Slip } from './slip.tsx';
import { TileGroups } from './tile-groups.tsx';

export function WorthStage({ step, isThrough, onAnswer }: AskingProps<WorthStep>) {
  const { school, learn } = useTelling();
  const [chosen, choose] = useState<number>();
  const answer = (place: number): void => {
    if (isThrough) return;
    choose(place);
    onAnswer({ verdict: verdictOn(school, step, { type: 'hand', place }), left: 0 });
  };
  return (
    <div className="worth-stage">
      {step.hands.map((hand, place) => {
        const score = scoreOf(school, hand);
        return (
          <div key={hand} className={chosen === place ? 'worth-hand is-chosen' : 'worth-hand'}>
            <button
              type="button"
              className="worth-button"
              aria-pressed={chosen === place}
              onClick={() => answer(place)}
            >
              <TileGroups groups={score.arrangement} label={learn.hand(place + 1)} />
            </button>
            {isThrough && <Slip score={score} />}
          </div>
        );
      })}
    </div>
  );
}
