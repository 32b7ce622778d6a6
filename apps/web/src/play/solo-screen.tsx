/** A table against computers: opened with one tap, taken up where it was left. */
import {
  type AnyGame,
  defaultOptions,
  findMahjongGame,
  type MahjongView,
  type OptionValues,
} from '@tilehouse/engine';
import type { TableUpdate } from '@tilehouse/table';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useParams } from 'wouter';
import { NotFound } from '../not-found.tsx';
import { settings, useSettings } from '../settings/settings.ts';
import { useWords } from '../ui/words.tsx';
import { Failed } from './failed.tsx';
import { LocalConnection, soloWorkers } from './local/local-connection.ts';
import { rememberTable } from './local/saved-tables.ts';
import { adviceWorkers } from './mahjong/advice/use-advice.ts';
import { MahjongTable } from './mahjong/mahjong-table.tsx';
import { useTable } from './use-table.ts';

/** Makes ready what a tap on a game will want. */
export function warmUp(): void {
  soloWorkers.warm();
  adviceWorkers.warm();
}

export function SoloScreen() {
  const { game: id = '' } = useParams<{ game: string }>();
  const game = findMahjongGame(id);
  // how often a new table was asked for, and with which options: the first opening takes up what is saved
  const [renewal, setRenewal] = useState<{ readonly times: number; readonly options?: OptionValues }>({
    times: 0,
  });
  if (game === undefined) return <NotFound />;
  return (
    <SoloGame
      key={`${id}/${renewal.times}`}
      game={game}
      fresh={renewal.times > 0}
      options={renewal.options}
      onNewTable={(options) => setRenewal({ times: renewal.times + 1, options })}
    />
  );
}

interface SoloGameProps {
  readonly game: AnyGame;
  readonly fresh: boolean;
  /** What was asked for; otherwise the game's defaults. */
  readonly options: OptionValues | undefined;
  readonly onNewTable: (options: OptionValues) => void;
}

function SoloGame({ game, fresh, options: wished, onNewTable }: SoloGameProps) {
  const words = useWords();
  const name = useRef(words.table.you).current;
  const connect = useCallback(
    (onFailure: (problem: unknown) => void) => {
      const options = wished ?? (defaultOptions(game.options) as OptionValues);
      return new LocalConnection({ game: game.id, name, level: settings().level, options, fresh }, onFailure);
    },
    [game, fresh, wished, name],
  );
  const table = useTable(connect);
  const { pace, bigTiles } = useSettings();
  const connection = table.type === 'open' ? table.connection : undefined;
  useEffect(() => {
    void connection?.setPace(bigTiles ? 'calm' : pace);
  }, [connection, pace, bigTiles]);
  useFirstDeal(connection, table.type === 'open' ? table.update : undefined);
  if (table.type === 'failed') return <Failed />;
  if (table.type === 'opening') {
    return (
      <main className="felt centred opening">
        <p role="status">{words.table.opening}</p>
      </main>
    );
  }
  return (
    <MahjongTable
      connection={table.connection}
      update={table.update}
      tileSet={game.tileSet}
      onNewTable={onNewTable}
    />
  );
}

/** Deals the first hand of a new table, and keeps in mind which table was played last. */
function useFirstDeal(connection: LocalConnection | undefined, update: TableUpdate | undefined): void {
  const { game, stage, deals, view } = update?.view ?? {};
  const isNew = stage === 'waiting' && deals === 0;
  useEffect(() => {
    if (isNew) void connection?.command({ type: 'want-deal' });
  }, [connection, isNew]);
  const tiles = JSON.stringify((view as MahjongView | undefined)?.mine?.hand.slice(0, 3) ?? []);
  useEffect(() => {
    if (game !== undefined)
      rememberTable({ game, way: 'solo', inPlay: stage === 'in-play', tiles: JSON.parse(tiles) });
  }, [game, stage, tiles]);
}
