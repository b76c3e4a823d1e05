import type { Summed } from '#db/count-each.ts';
import { money, type Money } from '#domain/money/money.ts';
import { ok } from '#domain/result.ts';
import type { Outcome } from '../failure.ts';

/** Rows are counted up to this, which is more than anybody works off in a day. */
export const COUNTED_AT_MOST = 1000;

/** And added up to this: a sum of more would take longer than the list itself. */
export const SUMMED_AT_MOST = 10_000;

/** What stands around the rows of a list: how many each of its tabs has, and what they come to if that was added up. */
export type Sums<Tab extends string> = {
  readonly counts: Readonly<Record<Tab, number>>;
  readonly total: Money | null;
};

export async function sumUp<Tab extends string>(
  counting: Promise<Readonly<Record<Tab, number>>>,
  summing: Promise<Summed>,
): Promise<Outcome<Sums<Tab>>> {
  const [counts, { count, cents }] = await Promise.all([counting, summing]);
  return ok({ counts, total: count >= SUMMED_AT_MOST ? null : money(cents) });
}
