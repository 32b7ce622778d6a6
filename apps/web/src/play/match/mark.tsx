/** The seal on a turned tile: jade and a tick for what its player hoped for, a cross for what it didn't. */
import type { MatchMode, Reveal } from '@tilehouse/engine';

export function Mark({ reveal, mode }: { reveal: Reveal; mode: MatchMode }) {
  const isGood = reveal.matches === (mode === 'alternating');
  const isLost = reveal.matches && !isGood;
  return (
    <svg
      className={`match-mark ${isGood ? 'is-good' : 'is-bad'}${isLost ? ' is-lost' : ''}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="11" />
      <path d={isGood ? 'M6.5 12.5l3.7 3.7 7.3-8' : 'M8 8l8 8M16 8l-8 8'} />
    </svg>
  );
}
