/** The status line between pond and hand: as many of its parts as there is room for, the first ones first. */
import { useLayoutEffect, useRef, useState } from 'react';
import type { Rect } from '../layout/zones.ts';
import type { StatusPart } from '../status.ts';
import { at } from './box.tsx';

export function StatusLine({ parts, rect }: { parts: readonly StatusPart[]; rect: Rect }) {
  const line = useRef<HTMLParagraphElement>(null);
  const wish = JSON.stringify(parts);
  const [shown, setShown] = useState({ wish, count: parts.length });
  const count = shown.wish === wish ? shown.count : parts.length;
  useLayoutEffect(() => {
    const element = line.current;
    if (element === null || count <= 1) return;
    const isOver = element.scrollHeight > rect.h + 1 || element.scrollWidth > rect.w + 1;
    if (isOver) setShown({ wish, count: count - 1 });
  }, [wish, count, rect.h, rect.w]);
  return (
    <div className="status-place" style={at(rect)}>
      <p className="status" ref={line}>
        {parts.slice(0, count).map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the line is written anew each time
          <span key={place} className="status-part">
            {part.map(({ text, strong }, word) => {
              const Text = strong === true ? 'em' : 'span';
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
