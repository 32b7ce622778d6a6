/** Tile pictures: fetched by group and style when a screen wants them, and kept in the page as symbols. */
import type { TileSetId } from '@tilehouse/engine';
import { type SpriteGroup, spriteGroupsOf, type TileStyle } from '@tilehouse/tile-art';
import { useEffect, useState } from 'react';
import { spriteAddress } from './sprites.ts';

const loaded = new Map<string, Promise<void>>();

/** Where symbols live: in the page, but taking no room. */
function shelf(): HTMLElement {
  const found = document.getElementById('tile-art');
  if (found !== null) return found;
  const made = document.createElement('div');
  made.id = 'tile-art';
  made.className = 'unseen';
  made.ariaHidden = 'true';
  document.body.append(made);
  return made;
}

function loadGroup(group: SpriteGroup, style: TileStyle): Promise<void> {
  const key = `${style}/${group}`;
  let loading = loaded.get(key);
  if (loading === undefined) {
    loading = fetchSprite(spriteAddress(group, style));
    loading.catch(() => loaded.delete(key));
    loaded.set(key, loading);
  }
  return loading;
}

async function fetchSprite(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  shelf().insertAdjacentHTML('beforeend', await answer.text());
}

/** Loads all pictures of a tile set in a style. */
export async function loadArt(tileSet: TileSetId, style: TileStyle): Promise<void> {
  await Promise.all(spriteGroupsOf(tileSet).map((group) => loadGroup(group, style)));
}

/** Whether the pictures of a tile set are there; until then, and where they can't be had, tiles show words. */
export function useArt(tileSet: TileSetId, style: TileStyle): boolean {
  const [ready, setReady] = useState<string>();
  const key = `${tileSet} ${style}`;
  useEffect(() => {
    let isWanted = true;
    loadArt(tileSet, style).then(
      () => isWanted && setReady(key),
      (problem: unknown) => console.warn('tile pictures could not be loaded', problem),
    );
    return () => {
      isWanted = false;
    };
  }, [tileSet, style, key]);
  return ready === key;
}
