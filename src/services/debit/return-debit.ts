import type { Debit, ReturnDebitInput } from '#contract/admin-debit.ts';
import { findDebit } from '#db/debit/debit.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import { takeBackDebit } from './take-back-debit.ts';
import { toDebit } from './to-batch.ts';

type Return = { readonly debitId: string; readonly version?: number | undefined; readonly input: ReturnDebitInput };

/** The operator says that a debit came back, and whether it is collected once more. */
export async function returnDebit(
  { db, clock }: Reads,
  actor: Actor,
  { debitId, version, input: { code, collectAgain = false } }: Return,
): Promise<Outcome<Debit>> {
  const admin = requireStaff(actor, 'money.write');
  if (!admin.ok) return admin;
  const now = clock.now();
  const today = operatorToday(toInstant(now)).toString();
  return attempt(db, async (trx) => {
    const back = { debitId, version, code, collectAgain, returnedOn: today };
    const taken = await takeBackDebit(trx, back, { by: admin.value, now });
    if (!taken.ok) return taken;
    const after = await findDebit(trx, { debitId, today });
    return after === undefined ? refuse('not-found') : ok(toDebit(after));
  });
}
