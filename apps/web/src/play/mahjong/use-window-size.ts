/** The size a table can take, rendering again when it changes. */
import { useLayoutEffect, useState } from 'react';

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** The size of an element; `undefined` until it is measured. */
export function useElementSize(element: HTMLElement | null): WindowSize | undefined {
  const [size, setSize] = useState<WindowSize>();
  useLayoutEffect(() => {
    if (element === null) return;
    const measure = (): void => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
