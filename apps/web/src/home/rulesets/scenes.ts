/** Cards drawn for particular games; a game without one gets a plain scene with its own tiles. */
import type { SceneDrawing } from '../scene.tsx';
import { hongKongScene } from './hong-kong.tsx';
import { hongKongOldStyleScene } from './hong-kong-old-style.tsx';
import { mahjongMatchScene } from './mahjong-match.tsx';
import { malaysianScene } from './malaysian.tsx';
import { missingSuitScene } from './missing-suit.tsx';

export const scenes: Readonly<Record<string, SceneDrawing>> = {
  'missing-suit': missingSuitScene,
  malaysian: malaysianScene,
  'hong-kong-old-style': hongKongOldStyleScene,
  'hong-kong': hongKongScene,
  'mahjong-match': mahjongMatchScene,
};
