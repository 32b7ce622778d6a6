/** The command that an answer to a prompt is, at the table as it stands when it is decided. */
import { fail, ok, type Result, type Seat } from '@tilehouse/engine';
import type { TableCommand } from './command.ts';
import type { RefusalCode } from './refusal.ts';
import type { TableState } from './table-state.ts';

/** An answer: which prompt, and which of its offers. */
export interface PromptAnswer {
  readonly prompt: string;
  readonly offer: number;
}

/** Where one holds several seats, a prompt is one seat's alone. */
export function answerPrompt(
  table: TableState,
  seats: readonly Seat[],
  { offer, prompt }: PromptAnswer,
  promptId: (seat: Seat, number: number) => string,
): Result<TableCommand, RefusalCode> {
  if (seats.length === 0) return fail(table.closed ? 'table-closed' : 'not-seated');
  for (const seat of seats) {
    const number = table.prompts[seat]?.number;
    if (number !== undefined && promptId(seat, number) === prompt)
      return ok({ type: 'act', seat, prompt: number, offer });
  }
  return fail('too-late');
}
