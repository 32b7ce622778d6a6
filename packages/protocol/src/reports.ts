/** The shapes of /api that have to do with hands somebody thinks were scored wrongly. */
import { z } from 'zod';
import { accountId } from './accounts.ts';
import { commandId, tableId } from './ids.ts';

const time = z.int().describe('Milliseconds since 1970, by the clock of the house.');
const words = z.string().trim().min(3).max(1_000);

/** A hand of a table here, or one of another place in words: in the notation of hands, or as a record. */
export const reportAbout = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('deal'), table: tableId, deal: z.int().min(1) }),
  z.strictObject({ type: z.literal('hand'), game: z.string().max(60), described: z.string().max(4_000) }),
]);
export type ReportAbout = z.infer<typeof reportAbout>;

/** The id makes sure that sending it twice reports once. */
export const reportBody = z.strictObject({ id: commandId, about: reportAbout, note: words });

export const report = z.strictObject({
  id: accountId,
  at: time,
  game: z.string(),
  about: reportAbout,
  note: z.string(),
  answer: z.strictObject({ text: z.string(), at: time }).optional(),
});
export type Report = z.infer<typeof report>;

export const reportReply = z.strictObject({ report });

export const myReportsQuery = z.strictObject({
  table: tableId.optional().describe('Only those about this table.'),
  deal: z.coerce.number().int().min(1).optional().describe('Only those about this deal of it.'),
});
export const myReportsReply = z.strictObject({ reports: z.array(report).describe('The newest first.') });
export type MyReportsReply = z.infer<typeof myReportsReply>;

export const reportsQuery = z.strictObject({
  answered: z.enum(['no', 'yes']).default('no'),
  before: accountId.optional().describe('Only those older than this one, named by its id.'),
});
export const operatorReport = z.strictObject({
  ...report.shape,
  from: z.string().describe('Who reports; empty for a player who has been deleted.'),
});
export type OperatorReport = z.infer<typeof operatorReport>;
export const reportsReply = z.strictObject({
  reports: z.array(operatorReport).describe('The newest first.'),
  more: z.boolean().describe('Whether there are older ones.'),
});
export type ReportsReply = z.infer<typeof reportsReply>;

export const reportParams = z.strictObject({ id: accountId });
export const answerBody = z.strictObject({ answer: words });
