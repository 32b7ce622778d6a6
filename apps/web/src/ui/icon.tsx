/** Icons, drawn as strokes on a field of 24. */

const paths = {
  menu: ['M4 7h16', 'M4 12h16', 'M4 17h16'],
  book: ['M12 6c-2-1.6-4.6-2-8-2v14c3.4 0 6 .4 8 2 2-1.6 4.6-2 8-2V4c-3.4 0-6 .4-8 2z', 'M12 6v14'],
  pause: ['M9 5v14', 'M15 5v14'],
  play: ['M8 5l11 7-11 7z'],
  arrow: ['M5 12h14', 'M13 6l6 6-6 6'],
  back: ['M19 12H5', 'M11 6l-6 6 6 6'],
  check: ['M5 12.5l4.5 4.5L19 7.5'],
  trophy: ['M8 4h8v6a4 4 0 0 1-8 0z', 'M8 6H4c0 3 1.5 5 4 5', 'M16 6h4c0 3-1.5 5-4 5', 'M12 14v4', 'M8 20h8'],
  close: ['M6 6l12 12', 'M18 6L6 18'],
  sliders: [
    'M4 7h9M18 7h2M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
    'M4 17h2M11 17h9M8.5 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  ],
  person: ['M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8z', 'M4.5 20.5c.6-4 3.4-6 7.5-6s6.9 2 7.5 6'],
  house: ['M3.5 11.5L12 4l8.5 7.5', 'M6 10v10h12V10', 'M10 20v-6h4v6'],
  more: [
    'M5 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2z',
    'M12 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2z',
    'M19 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2z',
  ],
  undo: ['M4 9h10a5 5 0 0 1 0 10H9', 'M8 4.5L3.5 9 8 13.5'],
  globe: ['M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z', 'M3 12h18', 'M12 3c3 3 3 15 0 18c-3-3-3-15 0-18z'],
  text: ['M5 6h14', 'M5 11h14', 'M5 16h9'],
  show: [
    'M2.5 12c2.5-4.3 5.7-6.5 9.5-6.5s7 2.2 9.5 6.5c-2.5 4.3-5.7 6.5-9.5 6.5s-7-2.2-9.5-6.5z',
    'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  ],
  hide: [
    'M2.5 12c2.5-4.3 5.7-6.5 9.5-6.5s7 2.2 9.5 6.5c-2.5 4.3-5.7 6.5-9.5 6.5s-7-2.2-9.5-6.5z',
    'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
    'M4 4l16 16',
  ],
  copy: ['M9 9h11v11H9z', 'M15 9V4H4v11h5'],
  talk: ['M4 5h16v11H10l-4.5 4v-4H4z'],
  send: ['M4 12l16-7-5 15-3.5-6z', 'M11.5 14L20 5'],
  mute: ['M4 9.5h4l5-4v13l-5-4H4z', 'M16.5 9.5l5 5', 'M21.500 9.5l-5 5'],
  call: ['M6 4h3l1.500 4-2 1.5a11 11 0 0 0 6 6l1.500-2 4 1.5v3a2 2 0 0 1-2 2A16 16 0 0 1 4 6a2 2 0 0 1 2-2z'],
  computer: [
    'M5.5 8.500h13v10h-13z',
    'M12 8.500V4.500',
    'M9.500 12.500v1.500',
    'M14.500 12.500v1.500',
    'M3 12v3.500',
    'M21 12v3.500',
  ],
  refresh: ['M20 12a8 8 0 1 1-2.5-5.8', 'M20 3v4h-4'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type IconName = keyof typeof paths;

/** An icon beside words, or inside a button that has a label of its own. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {paths[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
