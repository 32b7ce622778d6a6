/** The strip that drains towards the deadline of one's own prompt; nothing without a clock. */
import type { PromptView } from '@tilehouse/table';
import type { Rect } from '../layout/zones.ts';
import { at } from './box.tsx';

export function Timer({ prompt, rect }: { prompt: PromptView | undefined; rect: Rect }) {
  if (prompt?.left === undefined) return null;
  return (
    <div className="timer" style={at(rect)} aria-hidden="true">
      <i key={prompt.id} style={{ animationDuration: `${prompt.left}ms` }} />
    </div>
  );
}
