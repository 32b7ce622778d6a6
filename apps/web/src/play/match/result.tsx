/** A round that is over: who won, the pair beside the target, a word from the house, and the way on. */
import { mahjongMatch, type Reveal, type Tile } from '@tilehouse/engine';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../ui/icon.tsx';
import { TileView } from '../../ui/tile.tsx';
import { useWords } from '../../ui/words.tsx';
import { Mark } from './mark.tsx';
import type { MatchModel } from './match-model.ts';
import { Seal } from './side.tsx';
import './result.css';

/** Taps in this time after the panel appears were meant for the board below. */
const deafMs = 500;

interface ResultProps {
  readonly model: MatchModel;
  readonly onNewRound: () => void;
  readonly onChange: () => void;
  readonly onAside: () => void;
}

export function Result({ model, onNewRound, onChange, onAside }: ResultProps) {
  const { match, app } = useWords();
  const panel = useRef<HTMLDialogElement>(null);
  const isDeaf = useDeaf();
  useEffect(() => {
    const element = panel.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('.match-next')?.focus();
    return () => element?.close();
  }, []);
  const unlessDeaf = (act: () => void) => () => {
    if (!isDeaf) act();
  };
  const title = useTitle(model);
  return (
    <dialog
      ref={panel}
      className={`paper match-result${isDeaf ? ' is-deaf' : ''}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onAside();
      }}
    >
      <h2>{title}</h2>
      <p className="match-house">{useHouseLine(model)}</p>
      <Compared model={model} />
      <p className="match-score num">
        {app.labelled(match.result.score, model.players.map(({ name, won }) => `${name} ${won}`).join(' · '))}
      </p>
      <footer>
        <button type="button" className="button primary match-next" onClick={unlessDeaf(onNewRound)}>
          <Icon name="refresh" />
          {match.result.newRound}
        </button>
        <button type="button" className="button" onClick={unlessDeaf(onAside)}>
          {match.result.seeBoard}
        </button>
        <button type="button" className="button" onClick={unlessDeaf(onChange)}>
          {match.result.change}
        </button>
        <Link href="/" className="button" onClick={(event) => isDeaf && event.preventDefault()}>
          {match.result.home}
        </Link>
      </footer>
    </dialog>
  );
}

function useTitle({ round, players }: MatchModel): string {
  const { result } = useWords().match;
  const { ending } = round;
  return ending?.type === 'won' ? result.won(players[ending.seat === 0 ? 0 : 1].name) : result.drawn;
}

/** What the house says; another line for another round, the same after a reload. */
function useHouseLine({ mode, round, players }: MatchModel): string {
  const { result } = useWords().match;
  const { ending, reveals, targetPlace } = round;
  if (ending?.type !== 'won') return result.drawnLine;
  const loser = players[ending.seat === 0 ? 1 : 0].name;
  const lines = mode === 'alternating' ? result.wonLines : result.lostLines(loser);
  return lines[(reveals.length + targetPlace) % lines.length] ?? '';
}

/** The target, and the tile or two that decided. */
function Compared({ model }: { model: MatchModel }) {
  const { match } = useWords();
  const { mode, round, players } = model;
  const decided = round.reveals.slice(mode === 'alternating' ? -2 : -1);
  return (
    <ul className="match-compared" aria-label={match.result.compared}>
      <li className="is-target">
        <ComparedTile tile={round.target} />
        <b>{match.result.target}</b>
        <span>{match.target.rank(round.rank)}</span>
      </li>
      {decided.map((reveal) => (
        <li key={reveal.seat} className={decisive(reveal, mode)}>
          <ComparedTile tile={reveal.tile} />
          <Mark reveal={reveal} mode={mode} />
          <b>
            <Seal player={players[reveal.seat === 0 ? 0 : 1]} />
            <span>{players[reveal.seat === 0 ? 0 : 1].name}</span>
          </b>
          <Verdict reveal={reveal} mode={mode} />
        </li>
      ))}
    </ul>
  );
}

/** The tile that decided stands out. */
const decisive = ({ matches }: Reveal, mode: MatchModel['mode']): string => {
  if (!matches) return '';
  return mode === 'alternating' ? 'is-match' : 'is-out';
};

function Verdict({ reveal, mode }: { reveal: Reveal; mode: MatchModel['mode'] }) {
  const { plate } = useWords().match;
  if (mode === 'sudden-death') return <span>{reveal.matches ? plate.lost : plate.safe}</span>;
  return <span>{reveal.matches ? plate.matches : plate.differs}</span>;
}

function ComparedTile({ tile }: { tile: Tile }) {
  const { tiles } = useWords();
  return (
    <span className="match-compared-tile">
      <TileView tile={tile} />
      <span className="unseen">{tiles.full(mahjongMatch.tileSet, tile)}</span>
    </span>
  );
}

/** Whether the first moments have not passed yet. */
function useDeaf(): boolean {
  const [isDeaf, setDeaf] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setDeaf(false), deafMs);
    return () => clearTimeout(timer);
  }, []);
  return isDeaf;
}
