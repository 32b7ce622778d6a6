/** The card of The Missing Suit: a moon gate, and a place in the row where a suit should be. */
import type { SceneDrawing } from '../scene.tsx';

export const missingSuitScene: SceneDrawing = {
  ground: 'radial-gradient(circle at 50% 38%, #2a6670, #123a42 75%)',
  backdrop: (
    <>
      <circle cx="120" cy="92" r="74" fill="#ecd29a" opacity=".13" />
      <circle cx="120" cy="92" r="74" fill="none" stroke="#ecd29a" strokeOpacity=".4" strokeWidth="1.5" />
      <circle cx="120" cy="92" r="80" fill="none" stroke="#ecd29a" strokeOpacity=".18" />
      <path d="M-300 150H540V360H-300z" fill="#0c2a31" />
      <path d="M-300 150H540" stroke="#ecd29a" strokeOpacity=".35" />
      <rect
        x="97"
        y="78"
        width="46"
        height="62"
        rx="7"
        fill="none"
        stroke="#ecd29a"
        strokeOpacity=".75"
        strokeWidth="2"
        strokeDasharray="6 4"
      />
      <text
        x="120"
        y="118"
        textAnchor="middle"
        fill="#ecd29a"
        fillOpacity=".85"
        className="han"
        fontSize="25"
      >
        萬
      </text>
    </>
  ),
  tiles: [
    { tile: '9p', x: 38, y: 76, width: 50 },
    { tile: '1z', x: 152, y: 76, width: 50 },
    { tile: '1x', x: 96, y: 132, width: 44, lean: -9 },
  ],
};
