/** Something scored wrongly? The way to say so where no table of a house is: it is fetched ahead, for who is offline then. */
import { type LanguageId, loadPageWords } from '@tilehouse/i18n';
import { type ComponentType, useEffect, useState } from 'react';
import type { AnywhereProps } from '../records/report/report-anywhere.tsx';
import { useSettings } from '../settings/settings.ts';
import { useWords } from './words.tsx';

type Form = ComponentType<AnywhereProps>;

/** The form and its words. */
async function load(language: LanguageId): Promise<Form> {
  const [{ ReportAnywhere }] = await Promise.all([
    import('../records/report/report-anywhere.tsx'),
    loadPageWords('records', language),
  ]);
  return ReportAnywhere;
}

/** Milliseconds after which what is needed later may be fetched. */
const patience = 1_500;

interface ScoredWronglyProps {
  readonly game: string;
  /** The hand, or what else it is about, in a form the operator can use. */
  readonly described: () => string;
}

export function ScoredWrongly({ game, described }: ScoredWronglyProps) {
  const { app } = useWords();
  const { language } = useSettings();
  const [state, setState] = useState<{ readonly Form?: Form; readonly isFailed?: true }>({});
  useEffect(() => {
    if (!navigator.onLine) return;
    // without it the tap itself fetches what is missing
    const timer = setTimeout(() => void load(language).catch(() => {}), patience);
    return () => clearTimeout(timer);
  }, [language]);
  const open = (): void => {
    load(language).then(
      (Form) => setState({ Form }),
      () => setState({ isFailed: true }),
    );
  };
  const { Form } = state;
  return (
    <>
      <button type="button" className="button" onClick={open}>
        {app.scoredWrongly}
      </button>
      {state.isFailed === true && <span role="alert"> {app.broken.unloadedWhat}</span>}
      {Form !== undefined && <Form game={game} described={described} onClose={() => setState({})} />}
    </>
  );
}
