import type { BaseRatesAnswer } from '#contract/admin-dunning.ts';
import { listOverdue } from '#db/dunning/overdue.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import type { Reads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import { loadBaseRates } from './load-base-rates.ts';

export async function listBaseRates({ db, clock }: Reads, actor: Actor): Promise<Outcome<BaseRatesAnswer>> {
  const admin = requireStaff(actor, 'money.read');
  if (!admin.ok) return admin;
  const today = operatorToday(toInstant(clock.now())).toString();
  // What is late longest comes first, and decides how far back rates are needed.
  const overdue = await listOverdue(db, { today, limit: 1 });
  return ok(await loadBaseRates(db, { today, overdue }));
}
