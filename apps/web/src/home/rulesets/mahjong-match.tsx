/** The card of Mahjong Match: a pot of tea under the lamp, a tile that lies open, one about to be. */
import type { SceneDrawing } from '../scene.tsx';

export const mahjongMatchScene: SceneDrawing = {
  ground: 'radial-gradient(circle at 50% 22%, #7d5474, #4a2c45 58%, #2c1829)',
  backdrop: (
    <>
      <ellipse cx="120" cy="44" rx="112" ry="50" fill="#f7d9a0" opacity=".1" />
      <path d="M-300 128H540V360H-300z" fill="#23121f" />
      <path d="M-300 128H540" stroke="#ecd29a" strokeOpacity=".35" />
      <g fill="none" stroke="#f6e7cf" strokeOpacity=".5" strokeWidth="2.500" strokeLinecap="round">
        <path d="M104 22c-8-8 7-12 0-22M122 18c-7-8 8-12 1-22M140 22c-7-8 7-12 0-22" />
      </g>
      <path d="M96 40c0-9 10-14 25-14s25 5 25 14z" fill="#2f7d66" />
      <circle cx="121" cy="24" r="5" fill="#ecd29a" />
      <path d="M163 62c18-12 25 20 2 28" fill="none" stroke="#8a5a2b" strokeWidth="7" strokeLinecap="round" />
      <path d="M82 66C62 66 60 46 46 44l-4 8c10 8 12 34 40 36z" fill="#256b57" />
      <path d="M72 70c0-20 18-31 49-31s49 11 49 31c0 26-16 44-49 44S72 96 72 70z" fill="#2f7d66" />
      <path
        d="M86 58c8-9 20-12 35-12"
        stroke="#bfe8d3"
        strokeOpacity=".6"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M76 84c22 9 68 9 90 0" stroke="#ecd29a" strokeOpacity=".75" strokeWidth="2" fill="none" />
      <path d="M100 114h42l5 8H95z" fill="#1f5a49" />
    </>
  ),
  tiles: [
    { tile: '3p', x: 40, y: 132, width: 50, lean: -5 },
    { tile: '5z', x: 95, y: 128, width: 50 },
    { tile: '3y', x: 150, y: 132, width: 50, lean: 5 },
  ],
};
