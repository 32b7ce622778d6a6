/** The first hand: a real table with a friendly deal, and a coach in the status line. */

import { defaultOptions, type MahjongGame, type OptionValues } from '@tilehouse/engine';
import type { PageWords } from '@tilehouse/i18n';
import type { TableUpdate } from '@tilehouse/table';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Failed } from '../play/failed.tsx';
import { LocalConnection } from '../play/local/local-connection.ts';
import { CoachContext, type TableCoach } from '../play/mahjong/coach.ts';
import { MahjongTable } from '../play/mahjong/mahjong-table.tsx';
import { useTable } from '../play/use-table.ts';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../ui/words.tsx';
import { useCoachAt } from './coach/use-coach.ts';
import { finishPart, firstHand } from './progress.ts';
import { firstHands } from './rulesets/first-hands.ts';

interface FirstHandProps {
  readonly game: MahjongGame;
  readonly learn: PageWords['learn'];
}

export function FirstHand(props: FirstHandProps) {
  // how often it was begun anew
  const [times, setTimes] = useState(0);
  return <GuidedTable key={times} {...props} onAgain={() => setTimes(times + 1)} />;
}

interface GuidedProps extends FirstHandProps {
  readonly onAgain: () => void;
}

function GuidedTable({ game, learn, onAgain }: GuidedProps) {
  const words = useWords();
  const name = useRef(words.table.you).current;
  const connect = useCallback(
    (onFailure: (problem: unknown) => void) => {
      const options = defaultOptions(game.options) as OptionValues;
      const lesson = firstHands[game.id] ?? 0;
      return new LocalConnection(
        { game: game.id, name, level: 'normal', options, fresh: true, lesson },
        onFailure,
      );
    },
    [game, name],
  );
  const table = useTable(connect);
  if (table.type === 'open') {
    const { connection, update } = table;
    return (
      <CoachedTable game={game} learn={learn} onAgain={onAgain} connection={connection} update={update} />
    );
  }
  if (table.type === 'failed') return <Failed />;
  return (
    <main className="felt centred opening">
      <p role="status">{words.table.opening}</p>
    </main>
  );
}

function CoachedTable({
  game,
  learn,
  onAgain,
  connection,
  update,
}: GuidedProps & { connection: LocalConnection; update: TableUpdate }) {
  const [, navigate] = useLocation();
  const { pace, bigTiles } = useSettings();
  const { parts, watched } = useCoachAt(connection, update, learn.coach);
  const { stage, deals } = update.view;
  const isNew = stage === 'waiting' && deals === 0;
  const isOver = deals > 0 && stage !== 'in-play';
  useEffect(() => {
    void connection.setPace(bigTiles ? 'calm' : pace);
  }, [connection, pace, bigTiles]);
  useEffect(() => {
    if (isNew) void connection.command({ type: 'want-deal' });
  }, [connection, isNew]);
  useEffect(() => {
    if (isOver) finishPart(firstHand);
  }, [isOver]);
  const coach = useMemo((): TableCoach => {
    const { coach: says } = learn;
    return {
      parts,
      result: {
        line: (isOwnWin, isWon) => (isOwnWin ? says.resultWon : isWon ? says.resultOther : says.resultDrawn),
        ways: [
          { text: says.lessons, go: () => navigate('/learn') },
          { text: says.again, go: onAgain },
          { text: says.play, go: () => navigate(`/solo/${game.id}`) },
        ],
      },
    };
  }, [learn, parts, navigate, onAgain, game]);
  return (
    <CoachContext value={coach}>
      <MahjongTable connection={watched} update={update} tileSet={game.tileSet} onNewTable={onAgain} />
    </CoachContext>
  );
}
