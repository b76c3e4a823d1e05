import { listEntriesWaitingSince } from '#db/bank/bank-entry.queries.ts';
import type { Database } from '#db/client.ts';
import { listUnitsWithMoneySince } from '#db/dunning/overdue.queries.ts';
import type { Verdict } from '#domain/bank/match-entry.ts';
import { MONEY_WAITING_DAYS } from '#domain/dunning/dunning-obstacle.ts';
import { addDays } from '#domain/time/wall-clock.ts';
import { loadJudge } from '../bank/load-judge.ts';
import type { Settings } from '../deps.ts';

const MOST_ENTRIES = 500;

export type WaitingMoney = { readonly units: ReadonlySet<string>; readonly invoices: ReadonlySet<string> };

/**
 * Whose money has come in these days without having been booked: what is unused of a company may be for anything of it,
 * and what the bank has told is for what it would be proposed for.
 */
export async function findWaitingMoney(db: Database, settings: Settings, today: string): Promise<WaitingMoney> {
  const since = addDays(today, -MONEY_WAITING_DAYS);
  const units = new Set(await listUnitsWithMoneySince(db, since));
  const invoices = new Set<string>();
  const entries = await listEntriesWaitingSince(db, { since, limit: MOST_ENTRIES });
  if (entries.length === 0) return { units, invoices };
  const { judge } = await loadJudge(db, settings, entries);
  for (const entry of entries) {
    const verdict = judge(entry);
    const named = namedBy(verdict);
    for (const { invoiceId } of named) invoices.add(invoiceId);
    if (named.length === 0 && verdict.businessUnitId !== null) units.add(verdict.businessUnitId);
  }
  return { units, invoices };
}

/** The invoices that it would pay, or whose debits it tells of. */
function namedBy(verdict: Verdict): readonly { readonly invoiceId: string }[] {
  if (verdict.result === 'new') return [];
  return verdict.result === 'debit' ? verdict.debits : verdict.shares;
}
