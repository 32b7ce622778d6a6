/** The shapes of /api for whoever runs the house: tables to look after, passwords, what was done, and how it is reached. */
import { z } from 'zod';
import { tableId } from './ids.ts';
import { listedTable } from './tables.ts';

const time = z.int().describe('Milliseconds since 1970, by the clock of the house.');

export const operatorTable = z.strictObject({
  ...listedTable.shape,
  code: z.string(),
  here: z.int().describe('People whose line to it is open.'),
  late: z.int().describe('Milliseconds it is past what it should have done by itself; 0 when it is not.'),
});
export type OperatorTable = z.infer<typeof operatorTable>;

export const operatorTablesReply = z.strictObject({
  tables: z.array(operatorTable).describe('Those past their deadline first, then the ones played at last.'),
  count: z.int().describe('How many are open; the list may be shorter.'),
});
export type OperatorTablesReply = z.infer<typeof operatorTablesReply>;

export const resetPasswordBody = z.strictObject({ name: z.string().max(200) });
export const resetPasswordReply = z.strictObject({
  name: z.string(),
  password: z.string().describe('To hand over. Never shown again.'),
  recoveryCodes: z.array(z.string()).describe('The old ones work no more.'),
});
export type ResetPasswordReply = z.infer<typeof resetPasswordReply>;

/** What operators do. */
export const auditActions = [
  'table-closed',
  'invite-made',
  'invite-revoked',
  'password-reset',
  'account-made',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditEntry = z.strictObject({
  id: tableId,
  at: time,
  by: z
    .string()
    .nullable()
    .describe('The name of the operator, empty for a deleted one; null for the command line.'),
  action: z.enum(auditActions),
  subject: z.string().describe('Whom or what it was done to.'),
});
export type AuditEntry = z.infer<typeof auditEntry>;
export const auditQuery = z.strictObject({
  before: tableId.optional().describe('The last entry of the page before.'),
});
export const auditReply = z.strictObject({ entries: z.array(auditEntry), more: z.boolean() });
export type AuditReply = z.infer<typeof auditReply>;

/** How a request of this browser reaches the house, for the host check page. */
export const hostCheckReply = z.strictObject({
  now: time,
  https: z.boolean().describe('Whether the request came by https, as far as the house is told.'),
  host: z.string().describe('The host it asked for.'),
  basePath: z.string(),
  cookie: z.boolean().describe('Whether the cookie that the last check set came back.'),
  publicUrl: z.string().optional(),
  network: z.array(z.string()).describe('Addresses on the home network; for this computer and operators.'),
  operator: z
    .strictObject({
      proxy: z.strictObject({
        headers: z.boolean().describe('Whether a proxy said who asks, by X-Forwarded-For.'),
        trusted: z.boolean().describe('Whether it is believed.'),
        from: z.string().describe('Where the connection itself comes from.'),
        asks: z.string().describe('Who asks, as the house takes it.'),
        proto: z.string().describe('What X-Forwarded-Proto says; empty without it.'),
      }),
      disk: z.strictObject({ free: z.number(), size: z.number() }).nullable().describe('Bytes.'),
      backup: z.strictObject({
        at: time.nullable().describe('When the last one was made.'),
        every: z.int().nullable().describe('Milliseconds between two; null when it makes none by itself.'),
        kept: z.int(),
      }),
      database: z.enum(['sqlite', 'postgres']),
      nodes: z.int().describe('Servers that share this database and live.'),
    })
    .optional(),
});
export type HostCheckReply = z.infer<typeof hostCheckReply>;
