/** The card of the old Hong Kong game: a junk in the harbour under the moon, and the three dragons. */
import type { SceneDrawing } from '../scene.tsx';

export const hongKongOldStyleScene: SceneDrawing = {
  ground: 'linear-gradient(#1c2f52, #2d4a72 52%, #1b3450 53%, #10233b)',
  backdrop: (
    <>
      <circle cx="150" cy="38" r="18" fill="#f3e3bb" />
      <path
        d="M-300 110V96C-180 60-90 84-30 108 10 72 36 68 58 92 78 60 104 52 132 88c22-20 44-16 66 12 40-26 90-30 140-8 60-20 120-14 202 4v14z"
        fill="#16294a"
      />
      <path d="M-300 110H540" stroke="#f3e3bb" strokeOpacity=".28" />
      <g stroke="#f3e3bb" strokeOpacity=".35" strokeWidth="2" strokeLinecap="round">
        <path d="M172 120h28M178 128h18M166 136h38M182 144h12M10 124h26M30 134h20" />
      </g>
      <g transform="translate(14 8)">
        <path d="M58 40C84 46 96 66 92 92H56z" fill="#b5352e" />
        <path d="M54 52C36 60 28 76 30 92h22z" fill="#8f2623" />
        <path
          d="M58 54c14 3 24 8 30 15M57 68c14 1 26 4 34 9M56 80h37M52 66c-8 3-14 6-18 10M52 80H32"
          stroke="#f0c9a0"
          strokeOpacity=".5"
          strokeWidth="1.5"
          fill="none"
        />
        <path d="M55 34v60" stroke="#2a160c" strokeWidth="3" />
        <path d="M18 94h86l-12 16H32z" fill="#4b2a18" />
        <path d="M18 94h86" stroke="#d3ae68" strokeWidth="2" />
      </g>
    </>
  ),
  tiles: [
    { tile: '7z', x: 42, y: 132, width: 50 },
    { tile: '6z', x: 95, y: 132, width: 50 },
    { tile: '5z', x: 148, y: 132, width: 50 },
  ],
};
