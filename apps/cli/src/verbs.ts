/** Every verb there is, in the order in which help lists them. */
import { openUsers } from './open-users.ts';
import type { Verb } from './verb.ts';
import { analyse } from './verbs/analyse.ts';
import { backup } from './verbs/backup.ts';
import { bench } from './verbs/bench.ts';
import { ledger } from './verbs/ledger.ts';
import { move } from './verbs/move.ts';
import { restore } from './verbs/restore.ts';
import { rules } from './verbs/rules.ts';
import { score } from './verbs/score.ts';
import { selfplay } from './verbs/selfplay.ts';
import { serve } from './verbs/serve.ts';
import { userVerb } from './verbs/user.ts';
import { verify } from './verbs/verify.ts';

export const verbs: readonly Verb[] = [
  score,
  analyse,
  selfplay,
  rules,
  verify,
  bench,
  serve,
  userVerb(openUsers),
  backup,
  restore,
  move,
  ledger,
];
