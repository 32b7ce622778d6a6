/** A coach beside a table: thinks about every decision in a worker, and notes what the person chose. */
import { findMahjongGame, type MahjongView } from '@tilehouse/engine';
import type { PageWords } from '@tilehouse/i18n';
import type { TableUpdate } from '@tilehouse/table';
import { type Remote, wrap } from 'comlink';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { TableConnection } from '../../play/connection.ts';
import type { StatusPart } from '../../play/mahjong/status.ts';
import { useWords } from '../../ui/words.tsx';
import type { CoachAdvice } from './coach-advice.ts';
import { type CoachTelling, commentOn, decisionParts, happened } from './coach-parts.ts';
import type { CoachApi } from './coach-worker.ts';

/** Something that was said of a choice, and at which of the person's decisions. */
interface Comment {
  readonly part: StatusPart;
  readonly prompt: string;
}

/** What the coach says at a table, and the connection through which it sees what the person does. */
export function useCoachAt(
  connection: TableConnection,
  update: TableUpdate,
  coach: PageWords['learn']['coach'],
): { readonly parts: readonly StatusPart[] | undefined; readonly watched: TableConnection } {
  const words = useWords();
  const { view: table } = update;
  const view = table.view as MahjongView | undefined;
  const known = useThoughts(table.game, view);
  const [comment, setComment] = useState<Comment>();
  const rules = findMahjongGame(table.game)?.rules;
  const telling: CoachTelling | undefined = rules && {
    rules,
    words,
    coach,
    nameOf: (seat) => table.seats[seat as 0 | 1 | 2 | 3]?.occupant?.name ?? '',
  };
  const note = (prompt: string, offer: number): void => {
    const chosen = view?.mine?.offers[offer];
    if (chosen === undefined || known === undefined || telling === undefined) return;
    const part = commentOn(telling, known, chosen);
    setComment(part && { part, prompt });
  };
  const latest = useRef(note);
  latest.current = note;
  const watched = useMemo(
    (): TableConnection => ({
      seat: connection.seat,
      subscribe: (listener) => connection.subscribe(listener),
      act: (answer) => {
        latest.current(answer.prompt, answer.offer);
        return connection.act(answer);
      },
      command: (command) => connection.command(command),
      results: () => connection.results(),
      close: () => connection.close(),
    }),
    [connection],
  );
  return { parts: partsNow(telling, { view, known, comment, isAsked: table.prompt !== undefined }), watched };
}

/** At a decision the advice; between decisions what came of the last one. */
function partsNow(
  telling: CoachTelling | undefined,
  at: {
    readonly view: MahjongView | undefined;
    readonly known: CoachAdvice | undefined;
    readonly comment: Comment | undefined;
    readonly isAsked: boolean;
  },
): readonly StatusPart[] | undefined {
  const { view, known, comment, isAsked } = at;
  const said = comment === undefined ? [] : [comment.part];
  if (isAsked && telling !== undefined && view !== undefined) {
    // until the coach has thought, no other advice stands there; what to do comes before what is past
    if (known === undefined) return [[{ text: happened(telling, view) }]];
    return [...decisionParts(telling, known), ...said];
  }
  return !isAsked && comment !== undefined ? said : undefined;
}

/** The thoughts on a view, once the worker has them. */
function useThoughts(game: string, view: MahjongView | undefined): CoachAdvice | undefined {
  const [remote, setRemote] = useState<Remote<CoachApi>>();
  const [known, setKnown] = useState<{ readonly view: MahjongView; readonly advice: CoachAdvice }>();
  const latest = useRef(view);
  latest.current = view;
  useEffect(() => {
    const worker = new Worker(new URL('./coach-worker.ts', import.meta.url), { type: 'module' });
    const wrapped = wrap<CoachApi>(worker);
    setRemote(() => wrapped);
    return () => worker.terminate();
  }, []);
  useEffect(() => {
    if (remote === undefined || view === undefined || (view.mine?.offers.length ?? 0) === 0) return;
    remote.coachAdvice(game, view).then(
      (advice) => {
        if (latest.current === view && advice !== undefined) setKnown({ view, advice });
      },
      (problem: unknown) => console.error(problem),
    );
  }, [remote, game, view]);
  return known?.view === view ? known?.advice : undefined;
}
