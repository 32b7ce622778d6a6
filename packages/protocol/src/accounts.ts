/** The shapes of /api that have to do with people: signing up and in, devices, tokens. */
import { z } from 'zod';

const time = z.int().describe('Milliseconds since 1970, by the clock of the house.');
/** Long enough for any name; what a name may hold is for the house to say. */
const name = z.string().max(200);
const password = z.string().max(1000);
const secret = z.string().max(200);

/** Ids the house makes, of players and of their tokens. */
export const accountId = z.string().regex(/^[a-z0-9]{8,32}$/);

/** How people may come to have an account. */
export const signUpWays = ['open', 'invite', 'closed'] as const;
export type SignUpWay = (typeof signUpWays)[number];

/** Who is signed in. */
export const me = z.strictObject({
  id: accountId,
  name: z.string(),
  kind: z.enum(['guest', 'account', 'agent']),
  operator: z.boolean(),
});
export type Me = z.infer<typeof me>;

export const meReply = z.strictObject({ me });
/** After signing in. */
export const signedInReply = z.strictObject({
  me,
  leftSeat: z
    .literal(true)
    .optional()
    .describe(
      'The guest who was here had a seat at a table where the account sits itself: that seat is left. In a hand the table plays for it to the end.',
    ),
});
export type SignedInReply = z.infer<typeof signedInReply>;
/** After signing out. */
export const nobodyReply = z.strictObject({ me: z.null() });
export const whoReply = z.strictObject({
  me: me.nullable(),
  left: z
    .literal('moved')
    .optional()
    .describe('This device is signed off, since its player went on at another one.'),
  takeBack: z
    .strictObject({ name: z.string() })
    .optional()
    .describe('Who that was, while this device may take everything back.'),
  house: z.strictObject({
    signUp: z.enum(signUpWays),
    protocol: z.int(),
    trying: z.literal(true).optional().describe('Accounts may play every seat of a table themselves.'),
  }),
});
export type WhoReply = z.infer<typeof whoReply>;

/** For requests that say everything by their address. */
export const nothingBody = z.strictObject({});
export const guestBody = z.strictObject({ name });
export const signUpBody = z.strictObject({
  name,
  password,
  code: secret.optional().describe('An invite code, where the house asks for one.'),
});
export const signInBody = z.strictObject({ name, password });
export const renameBody = z.strictObject({ name });
export const passwordBody = z.strictObject({ current: password, next: password });
export const recoverBody = z.strictObject({
  name,
  code: secret.describe('A recovery code.'),
  password: password.describe('The new one.'),
});
export const confirmBody = z.strictObject({ password });
export const deleteBody = z.strictObject({
  password: password.optional().describe('Accounts give it; guests have none.'),
});

export const recoveryCodesReply = z.strictObject({
  recoveryCodes: z.array(z.string()).describe('Each works once. They are never shown again.'),
});
export const signUpReply = z.strictObject({ me, recoveryCodes: z.array(z.string()) });

/** What a device may be called by: nothing that tells more than its owner needs. */
export const deviceBrowsers = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet'] as const;
export const deviceSystems = ['Android', 'ChromeOS', 'iPad', 'iPhone', 'Linux', 'macOS', 'Windows'] as const;

export const accountReply = z.strictObject({
  me,
  createdAt: time,
  recoveryCodesLeft: z.int(),
  devices: z.array(
    z.strictObject({
      createdAt: time,
      seenAt: time,
      here: z.boolean().describe('The one that asks.'),
      browser: z.enum(deviceBrowsers).optional().describe('By what it came in, as far as that is known.'),
      system: z.enum(deviceSystems).optional(),
    }),
  ),
});

export const deviceLinkReply = z.strictObject({ token: z.string(), expiresAt: time });
export const takeBody = z.strictObject({ token: secret });
/** Whose a link to another device is. */
export const linkOwnerReply = z.strictObject({ name: z.string(), kind: z.enum(['guest', 'account']) });
export type LinkOwnerReply = z.infer<typeof linkOwnerReply>;

export const tokenBody = z.strictObject({ label: z.string().min(1).max(60) });
export const tokenParams = z.strictObject({ id: accountId });
export const tokenReply = z.strictObject({
  id: accountId,
  label: z.string(),
  token: z.string().describe('Never shown again.'),
});
export const tokensReply = z.strictObject({
  tokens: z.array(z.strictObject({ id: accountId, label: z.string(), createdAt: time })),
});

const inviteId = z.string().regex(/^[0-9a-f]{16}$/);
export const inviteBody = z.strictObject({
  label: z.string().max(60).optional().describe('For whom it is; only operators read it.'),
});
export const inviteParams = z.strictObject({ id: inviteId });
export const inviteReply = z.strictObject({
  id: inviteId,
  code: z.string().describe('Works once. Never shown again.'),
});
export const inviteEntry = z.strictObject({
  id: inviteId,
  label: z.string(),
  createdAt: time,
  usedBy: z.string().nullable().describe('The name of who used it.'),
  revoked: z.boolean(),
});
export type InviteEntry = z.infer<typeof inviteEntry>;
export const invitesReply = z.strictObject({ invites: z.array(inviteEntry) });
