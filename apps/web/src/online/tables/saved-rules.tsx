/** House rules kept on this device: used, told to others by a link, forgotten; and keeping those of the form. */
import { useState } from 'react';
import { useStored } from '../../stored.ts';
import { useWords } from '../../ui/words.tsx';
import { CopyField } from '../copy-field.tsx';
import { Field } from '../field.tsx';
import { useRootForOthers } from '../root-for-others.ts';
import type { OnlineWords } from '../texts.ts';
import { forgetRules, type HouseRules, keepRules, keptRules, rulesText } from './house-rules.ts';

interface SavedRulesProps {
  readonly words: OnlineWords;
  /** What the form says now. */
  readonly rules: HouseRules;
  readonly onUse: (rules: HouseRules) => void;
}

export function SavedRules({ words, rules, onUse }: SavedRulesProps) {
  const { saved } = words;
  const kept = useStored(keptRules);
  const root = useRootForOthers();
  const [name, setName] = useState('');
  const keep = (): void => {
    if (name.trim() === '') return;
    keepRules({ ...rules, name });
    setName('');
  };
  return (
    <details className="fold">
      <summary>
        <b>{saved.title}</b>
        <span>{saved.count(kept.length)}</span>
      </summary>
      <div className="saved-rules">
        {kept.length > 0 && (
          <ul>
            {kept.map((each) => (
              <SavedRow key={each.name} words={words} rules={each} onUse={() => onUse(each)} />
            ))}
          </ul>
        )}
        <div className="saved-keep">
          <Field label={saved.name} value={name} onChange={setName} autoComplete="off" maxLength={40} />
          <button type="button" className="button" onClick={keep} disabled={name.trim() === ''}>
            {saved.keep}
          </button>
        </div>
        <p>{saved.linkLine}</p>
        <CopyField
          label={saved.link}
          value={`${root}tables?rules=${rulesText({ ...rules, name })}`}
          words={words.invite}
        />
      </div>
    </details>
  );
}

function SavedRow({ words, rules, onUse }: Omit<SavedRulesProps, 'onUse'> & { readonly onUse: () => void }) {
  const { saved } = words;
  const all = useWords();
  const game = all.games[rules.game as keyof typeof all.games];
  return (
    <li>
      <span>
        <b>{rules.name}</b>
        <small>{game?.name ?? rules.game}</small>
      </span>
      <span className="row">
        <button type="button" className="button" onClick={onUse} aria-label={saved.useLabel(rules.name)}>
          {saved.use}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => forgetRules(rules.name)}
          aria-label={saved.forgetLabel(rules.name)}
        >
          {saved.forget}
        </button>
      </span>
    </li>
  );
}
