/** A thrown tile and what to say to it; a thrown tile that two players want. */
import { useState } from 'react';
import { verdictOn } from '../judge/answers.ts';
import { type ClaimMove, claimMoves, type Rival, rivals } from '../judge/judge-claims.ts';
import { tilesOf } from '../judge/school.ts';
import { gameWords, moveText, tileText } from '../reason-text.ts';
import type { ClaimStep, RivalsStep } from '../step.ts';
import { useTelling } from '../telling.ts';
import type { AskingProps } from './asking.tsx';
import { TileGroups } from './tile-groups.tsx';

export function ClaimStage({ step, isThrough, onAnswer }: AskingProps<ClaimStep>) {
  const telling = useTelling();
  const { school, learn } = telling;
  const { moves } = gameWords(telling);
  const [said, say] = useState<ClaimMove>();
  const answer = (move: ClaimMove): void => {
    if (isThrough) return;
    say(move);
    onAnswer({ verdict: verdictOn(school, step, { type: 'move', move }), left: 0 });
  };
  return (
    <div className="claim-stage">
      <Thrown tile={step.thrown} by={step.by === 'before' ? learn.rivals.last : learn.rivals.next} />
      <div className="small-tiles">
        <TileGroups groups={[tilesOf(step.hand)]} label={learn.held} />
      </div>
      <div className="calls">
        {claimMoves.map((move) => (
          <button
            key={move}
            type="button"
            className={`call call-${move}`}
            aria-pressed={said === move}
            aria-label={moveText(telling, move)}
            onClick={() => answer(move)}
          >
            <span className="han" lang="zh-Hant" aria-hidden="true">
              {moves[move].han}
            </span>
            {moves[move].word !== '' && <span>{moves[move].word}</span>}
          </button>
        ))}
      </div>
    </div>
  );
}

function Thrown({ tile, by }: { tile: string; by?: string }) {
  const telling = useTelling();
  const { learn } = telling;
  const [face] = tilesOf(tile);
  const label = learn.thrown(face === undefined ? '' : tileText(telling, face));
  return (
    <div className="thrown-tile">
      <TileGroups groups={[tilesOf(tile)]} label={label} />
      {by !== undefined && <span className="thrown-by">{by}</span>}
    </div>
  );
}

export function RivalsStage({ step, isThrough, onAnswer }: AskingProps<RivalsStep>) {
  const telling = useTelling();
  const { school, learn, words } = telling;
  const [chosen, choose] = useState<Rival>();
  const answer = (rival: Rival): void => {
    if (isThrough) return;
    choose(rival);
    onAnswer({ verdict: verdictOn(school, step, { type: 'rival', rival }), left: 0 });
  };
  return (
    <div className="rivals-stage">
      <Thrown tile={step.thrown} by={words.table.you} />
      <div className="rivals">
        {rivals.map((rival) => (
          <button
            key={rival}
            type="button"
            className="rival"
            aria-pressed={chosen === rival}
            onClick={() => answer(rival)}
          >
            <span>{learn.rivals[rival]}</span>
            <b className={`rival-says call-${step[rival].says}`}>{moveText(telling, step[rival].says)}</b>
          </button>
        ))}
      </div>
    </div>
  );
}
