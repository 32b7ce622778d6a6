/** The card of the Malaysian game: a paper kite over palm roofs at dusk, and Fei that fly with it. */
import type { SceneDrawing } from '../scene.tsx';

export const malaysianScene: SceneDrawing = {
  ground: 'linear-gradient(#6a2438, #94403a 46%, #b8603f 64%, #4a1a2c 65%, #34121f)',
  backdrop: (
    <>
      <circle cx="188" cy="112" r="34" fill="#f6c67a" fillOpacity=".5" />
      <path
        d="M-300 136C-220 122-160 130-90 134-40 120 10 122 60 134 110 124 160 126 210 134 290 122 400 124 540 136V360H-300z"
        fill="#34121f"
      />
      <g fill="#240b15">
        <path d="M8 136l20-22 22-2-14 10h44l12-14 18 28z" />
        <path d="M150 136l14-18 18-2-10 8h30l10-10 18 22z" />
      </g>
      <g stroke="#240b15" strokeWidth="3" fill="none" strokeLinecap="round">
        <path d="M224 136c-2-18-4-30-1-46" />
        <path d="M223 90c-8-8-18-8-24-2M223 90c-2-10-10-16-18-14M223 90c6-10 14-12 20-8M223 90c8-4 16-2 20 4" />
      </g>
      <g transform="translate(78 52) rotate(-14)">
        <path d="M0-38C16-26 30-24 44-26 34-10 18-4 0-2-18-4-34-10-44-26c14 2 28 0 44-12z" fill="#f0c46a" />
        <path d="M0-2C12 4 22 14 24 28 14 24 6 22 0 26-6 22-14 24-24 28-22 14-12 4 0-2z" fill="#2f7a5d" />
        <path d="M0-38V26M-44-26C-20-16 20-16 44-26" stroke="#5b1c2e" strokeWidth="1.6" fill="none" />
        <circle cx="0" cy="-18" r="6" fill="#b5352e" />
        <circle cx="-22" cy="-21" r="3" fill="#b5352e" />
        <circle cx="22" cy="-21" r="3" fill="#b5352e" />
        <path d="M-20 28c-2 8 2 12-2 20M20 28c2 8-2 12 2 20" stroke="#f0c46a" strokeWidth="2" fill="none" />
      </g>
      <path d="M84 76C98 108 120 128 158 150" stroke="#f6e2b8" strokeOpacity=".6" fill="none" />
    </>
  ),
  tiles: [
    { tile: '1x', x: 40, y: 122, width: 48, lean: -12 },
    { tile: '5p', x: 96, y: 116, width: 50 },
    { tile: '1x', x: 154, y: 122, width: 48, lean: 12 },
  ],
};
