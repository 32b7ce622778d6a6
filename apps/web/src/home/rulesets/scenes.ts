/** Cards drawn for particular games; a game without one gets a plain scene with its own tiles. */
import type { SceneDrawing } from '../scene.tsx';
import { hongKongOldStyleScene } from './hong-kong-old-style.tsx';
import { mahjongMatchScene } from './mahjong-match.tsx';
import { missingSuitScene } from './missing-suit.tsx';

export const scenes: Readonly<Record<string, SceneDrawing>> = {
  'missing-suit': missingSuitScene,
  'hong-kong-old-style': hongKongOldStyleScene,
  'mahjong-match': mahjongMatchScene,
};
