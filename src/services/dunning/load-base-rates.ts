import type { BaseRatesAnswer } from '#contract/admin-dunning.ts';
import type { Database } from '#db/client.ts';
import { listBaseRates } from '#db/dunning/base-rate.queries.ts';
import { halfYearOf, nextHalfYear } from '#domain/dunning/half-year.ts';
import { addDays } from '#domain/time/wall-clock.ts';

type Question = { readonly today: string; readonly overdue: readonly { readonly dueOn: string }[] };

/** The rates, and those that are missing for this half-year and for what is late longer. */
export async function loadBaseRates(db: Database, { today, overdue }: Question): Promise<BaseRatesAnswer> {
  const rates = await listBaseRates(db);
  const known = new Set(rates.map(({ validFrom }) => validFrom));
  const first = overdue.reduce((earliest, { dueOn }) => (dueOn < earliest ? dueOn : earliest), addDays(today, -1));
  const missing = [];
  for (let start = halfYearOf(addDays(first, 1)); start <= today; start = nextHalfYear(start)) {
    if (!known.has(start)) missing.push(start);
  }
  return { rates, missing };
}
