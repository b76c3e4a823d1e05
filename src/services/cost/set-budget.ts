import type { BudgetInput } from '#contract/cost.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { deleteBudget, lockBudget, putBudget } from '#db/cost/budget.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireRight } from '../require-actor.ts';

type Wish = {
  readonly costCentre: string;
  /** Of the budget that was seen; 0 if there was none. */
  readonly version?: number | undefined;
  readonly input: BudgetInput;
};

/** Says what may be spent on a cost centre in a year, or takes that away. */
export async function setBudget(
  { db, clock }: Reads,
  actor: Actor,
  { costCentre, version, input: { year, cents } }: Wish,
): Promise<Outcome<void>> {
  const member = requireRight(actor, 'editBudgets');
  if (!member.ok) return member;
  const { businessUnitId, userId: changedBy } = member.value;
  const now = clock.now();
  return attempt(db, async (trx) => {
    const which = { businessUnitId, costCentre, year };
    const { cents: previous = null, version: seen = 0 } = (await lockBudget(trx, which)) ?? {};
    if (version !== undefined && version !== seen) return refuse('stale-version');
    if (previous === cents) return ok(undefined);
    if (cents === null) await deleteBudget(trx, which);
    else if (!(await putBudget(trx, { ...which, cents, changedAt: now, changedBy, seen }))) {
      return refuse('stale-version');
    }
    const data = { costCentre, year, cents, previous };
    await recordAudit(trx, { actor, businessUnitId, action: 'budget.change', objectId: businessUnitId, data, now });
    return ok(undefined);
  });
}
