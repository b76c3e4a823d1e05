import type { BudgetInput } from '#contract/cost.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { deleteBudget, lockBudget, putBudget } from '#db/cost/budget.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requireRight } from '../require-actor.ts';

type Wish = { readonly costCentre: string; readonly input: BudgetInput };

/** Says what may be spent on a cost centre in a year, or takes that away. */
export async function setBudget(
  { db, clock }: Reads,
  actor: Actor,
  { costCentre, input: { year, cents } }: Wish,
): Promise<Outcome<void>> {
  const member = requireRight(actor, 'editBudgets');
  if (!member.ok) return member;
  const { businessUnitId, userId: changedBy } = member.value;
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    const which = { businessUnitId, costCentre, year };
    const previous = (await lockBudget(trx, which))?.cents ?? null;
    if (previous === cents) return;
    if (cents === null) await deleteBudget(trx, which);
    else await putBudget(trx, { ...which, cents, changedAt: now, changedBy });
    const data = { costCentre, year, cents, previous };
    await recordAudit(trx, { actor, businessUnitId, action: 'budget.change', objectId: businessUnitId, data, now });
  });
  return ok(undefined);
}
