/** Everybody at one device: the table of whoever has it, a cover between one player and the next, names before the start. */

import { type AnyGame, findMahjongGame, type OptionValues } from '@tilehouse/engine';
import { useEffect, useState } from 'react';
import { useParams } from 'wouter';
import { NotFound } from '../not-found.tsx';
import { keepNames, keptNames } from '../person-names.ts';
import { usePageWords } from '../ui/page.tsx';
import { TileLooks } from '../ui/tile.tsx';
import { useTitle } from '../ui/use-title.ts';
import { useWords } from '../ui/words.tsx';
import { Cover } from './device/cover.tsx';
import type { DeviceLink, DeviceScene } from './device/device-link.ts';
import { OpenTable } from './device/open-table.tsx';
import { Setup } from './device/setup.tsx';
import { useDevice } from './device/use-device.ts';
import { Failed } from './failed.tsx';
import { rememberTable } from './local/saved-tables.ts';

export function DeviceScreen() {
  const { game: id = '' } = useParams<{ game: string }>();
  const game = findMahjongGame(id);
  return game === undefined ? <NotFound /> : <DeviceGame key={id} game={game} />;
}

function DeviceGame({ game }: { game: AnyGame }) {
  const { link, scene } = useDevice(game.id);
  // the options to begin with, while names and options are asked for over a table that is kept
  const [wished, setWished] = useState<OptionValues>();
  const said = useAnnouncement(scene);
  const { games } = useWords();
  useTitle(games[game.id as keyof typeof games].name);
  useEffect(() => {
    if (scene.type === 'covered') rememberTable({ game: game.id, way: 'device', inPlay: true, tiles: [] });
  }, [game, scene]);
  const onNewTable = (options: OptionValues): void => {
    link?.cover();
    setWished(options);
  };
  return (
    <>
      <p className="unseen" role="status">
        {wished === undefined && said}
      </p>
      <TileLooks tileSet={game.tileSet}>
        {scene.type === 'none' || (wished !== undefined && scene.type !== 'failed') ? (
          <Setup
            game={game}
            before={{ names: keptNames(), options: wished }}
            onBack={scene.type === 'none' ? undefined : () => setWished(undefined)}
            onBegin={(wish) => {
              keepNames(wish.given);
              setWished(undefined);
              link?.begin(wish);
            }}
          />
        ) : (
          <Scene scene={scene} link={link} game={game} onNewTable={onNewTable} />
        )}
      </TileLooks>
    </>
  );
}

interface SceneProps {
  readonly scene: DeviceScene;
  readonly link: DeviceLink | undefined;
  readonly game: AnyGame;
  readonly onNewTable: (options: OptionValues) => void;
}

function Scene({ scene, link, game, onNewTable }: SceneProps) {
  const words = useWords();
  switch (scene.type) {
    case 'failed':
      return <Failed />;
    case 'covered':
      return (
        <Cover
          covered={scene}
          onShow={() => link?.reveal()}
          onNewTable={() => onNewTable(scene.table.options)}
        />
      );
    case 'table':
      return (
        <OpenTable
          key={scene.look}
          connection={scene.connection}
          tileSet={game.tileSet}
          onNewTable={onNewTable}
        />
      );
    default:
      return (
        <main className="felt centred opening">
          <p role="status">{words.table.opening}</p>
        </main>
      );
  }
}

/** Says to whom the device goes; the words outlive the cover, so that a screen reader hears them change. */
function useAnnouncement(scene: DeviceScene): string | undefined {
  const words = usePageWords('device');
  if (scene.type !== 'covered' || words === undefined) return undefined;
  return `${words.cover.pass} ${scene.table.seats[scene.seat].occupant?.name ?? ''}`;
}
