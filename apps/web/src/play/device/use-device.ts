/** The table on screen: its link while the screen is there, and the scene to show. */
import { useEffect, useState } from 'react';
import { adviceWorkers } from '../mahjong/advice/use-advice.ts';
import { DeviceLink, type DeviceScene } from './device-link.ts';

/** What a screen has of the table of a game. */
export interface DeviceOnScreen {
  readonly link: DeviceLink | undefined;
  readonly scene: DeviceScene;
}

export function useDevice(game: string): DeviceOnScreen {
  const [device, setDevice] = useState<DeviceOnScreen>({ link: undefined, scene: { type: 'opening' } });
  useEffect(() => {
    let isThere = true;
    const link: DeviceLink = new DeviceLink(game, (scene) => {
      if (isThere) setDevice({ link, scene });
    });
    // a page that is put away comes back covered: somebody else may bring it back
    const cover = (): void => {
      if (document.hidden) link.cover();
    };
    const leave = (): void => link.cover();
    document.addEventListener('visibilitychange', cover);
    window.addEventListener('pagehide', leave);
    return () => {
      isThere = false;
      document.removeEventListener('visibilitychange', cover);
      window.removeEventListener('pagehide', leave);
      link.close();
    };
  }, [game]);
  const isCovered = device.scene.type === 'covered';
  useEffect(() => {
    // each look has an adviser of its own: none has seen another hand
    if (isCovered) adviceWorkers.warm();
  }, [isCovered]);
  return device;
}
