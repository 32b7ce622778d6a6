/** Pictures of every tile, looked up by tile set and tile: symbol ids, sprite files, corner indices. */
export { type CornerIndex, cornerIndex } from './corner-index.ts';
export { type FaceName, faceName, faceNames } from './face-name.ts';
export { facePath, type SpriteGroup, spriteGroups, spriteGroupsOf, spritePath } from './sprites.ts';
export {
  bodySymbolId,
  faceBox,
  faceSymbolId,
  indexedFaceBox,
  type TileBody,
  type TileStyle,
  thickness,
  tileBodies,
  tileStyles,
} from './symbols.ts';
