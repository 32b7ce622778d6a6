/** Mahjong Match on one device: the board between two people, and what opens around it. */

import { type MatchMode, mahjongMatch } from '@tilehouse/engine';
import { languages, loadCatalogue } from '@tilehouse/i18n';
import { useEffect, useState } from 'react';
import { tidied } from '../../person-names.ts';
import { playSound, wakeSound } from '../../sound/sounds.ts';
import { TileLooks } from '../../ui/tile.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { useWords } from '../../ui/words.tsx';
import { Failed } from '../failed.tsx';
import { rememberTable } from '../local/saved-tables.ts';
import { useWakeLock } from '../mahjong/use-presence.ts';
import { Board } from './board.tsx';
import { NewRoundDialog, RanksDialog } from './dialogs.tsx';
import { MatchHead } from './match-head.tsx';
import { givenName, type MatchModel, matchModel } from './match-model.ts';
import type { MatchUpdate, MatchWish } from './match-table.ts';
import { Result } from './result.tsx';
import { Setup } from './setup.tsx';
import { Side } from './side.tsx';
import { matchStatus } from './status.ts';
import { type MatchWorker, useMatch } from './use-match.ts';
import { useMoves, type Why } from './use-moves.ts';
import './match.css';

export function MatchScreen() {
  const game = useMatch();
  const { match, games } = useWords();
  useTitle(games['mahjong-match'].name);
  useOtherLanguage();
  if (game.type === 'failed') return <Failed />;
  if (game.type === 'opening') {
    return (
      <main className="felt centred match-felt">
        <p role="status">{match.opening}</p>
      </main>
    );
  }
  return (
    <TileLooks tileSet={mahjongMatch.tileSet}>
      <Match worker={game.worker} update={game.update} />
    </TileLooks>
  );
}

interface MatchProps {
  readonly worker: MatchWorker;
  readonly update: MatchUpdate | undefined;
}

/** What is open over the board. */
type Open = 'ranks' | 'new-round';

function Match({ worker, update }: MatchProps) {
  const words = useWords();
  const [open, setOpen] = useState<Open>();
  // the round whose result was put aside
  const [aside, setAside] = useState<number>();
  const moves = useMoves(worker, update);
  const close = (): void => setOpen(undefined);
  const model = moves.isSetting ? undefined : matchModel(update, words);
  const isOver = model?.round.ending !== undefined;
  const deal = update?.table.deals;
  useMemory(model);
  useSounds(model);
  useWakeLock(model !== undefined && !isOver);
  const onNewRound = isOver ? moves.newRound : () => setOpen('new-round');
  return (
    <main className="felt match-felt match-screen" onPointerDown={wakeSound}>
      <MatchHead mode={model?.mode} onNewRound={model && onNewRound} onRanks={() => setOpen('ranks')} />
      <StatusLine model={model} why={moves.why} />
      <Side model={model} />
      <div className="match-stage">
        <Board round={model?.round} mode={model?.mode} onTurn={moves.turn} />
        {model === undefined && !moves.isDealing && (
          <Setup before={wishBefore(update)} onBegin={moves.begin} />
        )}
        {isOver && aside === deal && (
          <button type="button" className="button brass match-again" onClick={() => setAside(undefined)}>
            {words.match.result.again}
          </button>
        )}
      </div>
      {open === 'ranks' && <RanksDialog rank={model?.round.rank} onClose={close} />}
      {open === 'new-round' && (
        <NewRoundDialog
          onYes={() => {
            close();
            moves.newRound();
          }}
          onChange={() => {
            close();
            moves.changeWish();
          }}
          onClose={close}
        />
      )}
      {isOver && aside !== deal && (
        <Result
          key={deal}
          model={model}
          onNewRound={moves.newRound}
          onChange={moves.changeWish}
          onAside={() => setAside(deal)}
        />
      )}
    </main>
  );
}

/** What happened and who goes on; for a moment, why a tap changed nothing. */
function StatusLine({ model, why }: { model: MatchModel | undefined; why: Why | undefined }) {
  const words = useWords();
  const text = model === undefined ? words.match.status.closed : matchStatus(model, words);
  return (
    <p role="status" className={`match-status${why === undefined ? '' : ' is-why'}`}>
      {/* a reason given twice is said twice */}
      <span key={why?.number ?? 'status'}>{why?.text ?? text}</span>
    </p>
  );
}

/** The names and the mode to begin with: those chosen last. */
function wishBefore(update: MatchUpdate | undefined): MatchWish {
  return {
    names: [tidied(givenName(update, 0)), tidied(givenName(update, 1))],
    mode: (update?.table.options.mode ?? mahjongMatch.options.mode?.default) as MatchMode,
  };
}

/** Keeps in mind, for the home screen, that this was played last. */
function useMemory(model: MatchModel | undefined): void {
  const round = model?.round;
  const tiles = round && [round.target, ...round.reveals.slice(-2).map(({ tile }) => tile)].join(' ');
  const inPlay = round !== undefined && round.ending === undefined;
  useEffect(() => {
    if (tiles === undefined) return;
    const shown = tiles.split(' ') as MatchModel['round']['target'][];
    rememberTable({ game: mahjongMatch.id, way: 'device', inPlay, tiles: shown });
  }, [tiles, inPlay]);
}

/** A click for every tile, and a figure for the end; silent for what was there when the screen opened. */
function useSounds(model: MatchModel | undefined): void {
  const count = model?.round.reveals.length ?? 0;
  const ending = model?.round.ending?.type;
  useEffect(() => {
    if (count > 0) playSound(ending === undefined ? 'tile' : ending === 'won' ? 'win' : 'lose');
  }, [count, ending]);
}

/** Fetches the words and letters of the other language ahead, so that the switch works without a network too. */
function useOtherLanguage(): void {
  useEffect(() => {
    for (const { id } of languages) loadCatalogue(id).catch(() => undefined);
    for (const weight of [500, 700]) {
      document.fonts.load(`${weight} 16px "Noto Sans TC"`, '翻').catch(() => undefined);
    }
  }, []);
}
