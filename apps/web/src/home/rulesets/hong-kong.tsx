/** The card of the Hong Kong game with flowers: a branch of plum blossom over a garden wall, and the flowers' own tiles. */
import type { SceneDrawing } from '../scene.tsx';

interface BlossomProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
}

const petals = [0, 72, 144, 216, 288];
const stamens = [36, 108, 180, 252, 324];

/** Five petals, five stamens, a golden heart. */
function Blossom({ x, y, size, turn = 0 }: BlossomProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size}) rotate(${turn})`}>
      {petals.map((angle) => (
        <path
          key={angle}
          d="M0 0C-7-3-8-13 0-15 8-13 7-3 0 0z"
          transform={`rotate(${angle})`}
          fill="#f4b8ac"
          stroke="#d9776d"
          strokeWidth=".8"
        />
      ))}
      {stamens.map((angle) => (
        <path key={angle} d="M0 0V-7.5" transform={`rotate(${angle})`} stroke="#9c3b3c" strokeWidth="1" />
      ))}
      <circle r="2.6" fill="#f3d27a" />
    </g>
  );
}

export const hongKongScene: SceneDrawing = {
  ground: 'linear-gradient(#57a07f, #3a8465 58%, #2a6a50 59%, #17473a)',
  backdrop: (
    <>
      <circle cx="64" cy="52" r="34" fill="#f6ecc9" opacity=".2" />
      <path d="M-300 122H540V360H-300z" fill="#1c5443" />
      <path d="M-300 122H540" stroke="#f6ecc9" strokeOpacity=".35" />
      <g fill="none" stroke="#f6ecc9" strokeOpacity=".13" strokeWidth="1.5">
        <path d="M-300 128H540M-300 202H540" />
      </g>
      <g fill="none" stroke="#3b2018" strokeLinecap="round" strokeLinejoin="round">
        <path d="M262 6C226 20 204 22 182 42 160 62 138 60 112 74" strokeWidth="7" />
        <path d="M116 72C100 80 86 80 70 92" strokeWidth="4" />
        <path d="M184 40C176 28 160 22 146 20" strokeWidth="4" />
        <path
          d="M148 20C138 18 130 22 120 18M150 60C156 76 168 84 170 98M206 25C210 42 220 52 222 70"
          strokeWidth="3"
        />
        <path d="M90 82C84 74 78 70 74 62" strokeWidth="2.5" />
      </g>
      <path
        d="M258 4C224 18 203 20 181 39 160 58 139 57 115 70"
        fill="none"
        stroke="#8a5a40"
        strokeOpacity=".7"
        strokeWidth="1.5"
      />
      <Blossom x={150} y={54} size={1} turn={12} />
      <Blossom x={184} y={32} size={0.86} turn={-20} />
      <Blossom x={112} y={76} size={0.8} turn={30} />
      <Blossom x={122} y={20} size={0.66} turn={4} />
      <Blossom x={170} y={96} size={0.62} turn={-8} />
      <Blossom x={222} y={66} size={0.74} turn={18} />
      <g fill="#e58d83">
        <circle cx="70" cy="93" r="4" />
        <circle cx="74" cy="61" r="3.4" />
        <circle cx="144" cy="22" r="3" />
        <circle cx="214" cy="44" r="3.2" />
        <circle cx="88" cy="84" r="3" />
      </g>
      <g fill="#f4b8ac" opacity=".85">
        <path d="M44 112c5-4 11-2 10 2-3 3-8 2-10-2zM96 108c3-4 9-4 9 0-2 3-7 3-9 0z" />
      </g>
    </>
  ),
  tiles: [
    { tile: '1f', x: 42, y: 130, width: 50, lean: -3 },
    { tile: '2y', x: 95, y: 132, width: 50 },
    { tile: '7z', x: 148, y: 130, width: 50, lean: 3 },
  ],
};
