/**
 * The status line between pond and hand. Where it doesn't fit it is set small in two lines first; then parts are left out, the
 * last ones first; what was thrown is seen in the pond too, so the reason why something can't be done outlives it.
 */
import { useLayoutEffect, useRef, useState } from 'react';
import { Explained } from '../../../ui/explained.tsx';
import type { Rect } from '../layout/zones.ts';
import type { StatusPart } from '../status.ts';
import { at } from './box.tsx';

export function StatusLine({ parts, rect }: { parts: readonly StatusPart[]; rect: Rect }) {
  const line = useRef<HTMLParagraphElement>(null);
  const wish = JSON.stringify(parts);
  // how often it didn't fit: first it is set small, then a part less each time
  const [tried, setTried] = useState({ wish, steps: 0 });
  const steps = tried.wish === wish ? tried.steps : 0;
  const count = Math.max(1, parts.length - Math.max(0, steps - 1));
  useLayoutEffect(() => {
    const element = line.current;
    if (element === null || (count <= 1 && steps > 0)) return;
    const isOver = element.scrollHeight > rect.h + 1 || element.scrollWidth > rect.w + 1;
    if (isOver) setTried({ wish, steps: steps + 1 });
  }, [wish, steps, count, rect.h, rect.w]);
  return (
    <div className="status-place" style={at(rect)}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard it is the button in the line */}
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: a finger that misses the small button */}
      <p
        className={steps > 0 ? 'status is-tight' : 'status'}
        ref={line}
        onClick={({ target, currentTarget, clientX, clientY }) => {
          if (target instanceof Element && target.closest('.explained') !== null) return;
          nearest(currentTarget.querySelectorAll<HTMLElement>('.explained'), clientX, clientY)?.click();
        }}
      >
        {shownOf(parts, count).map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the line is written anew each time
          <span key={place} className="status-part">
            {part.map(({ text, strong, what }, word) => {
              const Text = strong === true ? 'em' : 'span';
              if (what !== undefined) {
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the line is written anew each time
                  <Explained key={word} what={what}>
                    {text}
                  </Explained>
                );
              }
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the line is written anew each time
                <Text key={word}>{text}</Text>
              );
            })}
          </span>
        ))}
      </p>
    </div>
  );
}

/** Of several things the one whose middle is nearest to a point. */
function nearest(all: Iterable<HTMLElement>, x: number, y: number): HTMLElement | undefined {
  const far = (each: HTMLElement): number => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return Math.hypot(left + width / 2 - x, top + height / 2 - y);
  };
  return [...all].sort((a, b) => far(a) - far(b))[0];
}

function shownOf(parts: readonly StatusPart[], count: number): readonly StatusPart[] {
  const telling = parts.filter((part) => part.some((word) => word.telling === true));
  return count === 1 && telling.length > 0 ? telling.slice(0, 1) : parts.slice(0, count);
}
