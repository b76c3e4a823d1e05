import type { Database, Transaction } from '../client.ts';

type InUnit = { readonly businessUnitId: string };
type Which = InUnit & { readonly costCentre: string; readonly year: number };

/** The budgets of a unit for a year, by cost centre. */
export const listBudgets = (db: Database, { businessUnitId, year }: Omit<Which, 'costCentre'>) =>
  db
    .selectFrom('costBudget')
    .select(['costCentre', 'cents', 'version'])
    .where('businessUnitId', '=', businessUnitId)
    .where('year', '=', year)
    .orderBy('costCentre')
    .execute();

/** The budgets of one cost centre, for all of some years that have one. */
export const listBudgetsOf = (
  db: Database,
  { businessUnitId, costCentre, years }: InUnit & { readonly costCentre: string; readonly years: readonly number[] },
) =>
  db
    .selectFrom('costBudget')
    .select(['year', 'cents'])
    .where('businessUnitId', '=', businessUnitId)
    .where('costCentre', '=', costCentre)
    .where('year', 'in', years)
    .orderBy('year')
    .execute();

/** What it is now, if there is one; whoever changes it at the same time waits. */
export const lockBudget = (trx: Transaction, { businessUnitId, costCentre, year }: Which) =>
  trx
    .selectFrom('costBudget')
    .select(['cents', 'version'])
    .where('businessUnitId', '=', businessUnitId)
    .where('costCentre', '=', costCentre)
    .where('year', '=', year)
    .forUpdate()
    .executeTakeFirst();

type Change = Which & {
  readonly cents: number;
  readonly changedAt: Date;
  readonly changedBy: string;
  /** Of the one that it takes the place of; 0 if there was none. */
  readonly seen: number;
};

/** False if somebody was quicker: two may set the first one at once, and neither finds one to lock. */
export async function putBudget(trx: Transaction, { seen, ...budget }: Change): Promise<boolean> {
  const { cents, changedAt, changedBy } = budget;
  const written = await trx
    .insertInto('costBudget')
    .values(budget)
    .onConflict((conflict) =>
      conflict
        .columns(['businessUnitId', 'year', 'costCentre'])
        .doUpdateSet({ cents, changedAt, changedBy, version: seen + 1 })
        .where('costBudget.version', '=', seen),
    )
    .returning('version')
    .executeTakeFirst();
  return written !== undefined;
}

export async function deleteBudget(trx: Transaction, { businessUnitId, costCentre, year }: Which): Promise<void> {
  await trx
    .deleteFrom('costBudget')
    .where('businessUnitId', '=', businessUnitId)
    .where('costCentre', '=', costCentre)
    .where('year', '=', year)
    .execute();
}
