/** Below a name that is taken: others like it, to tap. */
import { useMemo } from 'react';
import type { Trouble } from '../house.ts';
import type { OnlineWords } from '../texts.ts';
import { otherNames } from './other-names.ts';

interface IdeasProps {
  readonly words: OnlineWords;
  /** What the house refused it with, if it did. */
  readonly trouble: Trouble | undefined;
  readonly name: string;
  readonly onChoose: (name: string) => void;
}

export function NameIdeas({ words, trouble, name, onChoose }: IdeasProps) {
  // those of the name that was refused: they stay while another one is typed
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new refusal makes new ones
  const ideas = useMemo(
    () => (trouble?.code === 'name-taken' ? otherNames(name, Math.random) : []),
    [trouble],
  );
  if (ideas.length === 0) return null;
  return (
    <fieldset className="name-ideas">
      <legend>{words.who.ideas}</legend>
      {ideas.map((idea) => (
        <button key={idea} type="button" className="button" onClick={() => onChoose(idea)}>
          {idea}
        </button>
      ))}
    </fieldset>
  );
}
