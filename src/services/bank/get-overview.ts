import type { BankEntryStatus } from '#contract/admin-bank.ts';
import type { BankFileKind } from '#domain/bank/bank-file.ts';
import { sumDecidedEntries } from '#db/bank/bank-entry.queries.ts';
import { findNewestStatement } from '#db/bank/bank-statement.queries.ts';
import { maskIban } from '#domain/payment/iban.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import type { ReadsWithSettings } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import { ownAccount } from './own-account.ts';
import { type EntrySum, sumOpenEntries } from './sum-open-entries.ts';

/** So many days back what is decided is counted. */
export const OVERVIEW_DAYS = 30;

export type BankOverview = {
  readonly isBilledHere: boolean;
  readonly account: string;
  readonly newest: { readonly kind: BankFileKind; readonly importedAt: string } | null;
  readonly sums: Readonly<Record<BankEntryStatus, EntrySum>>;
};

/** How much is open, by what can be proposed for it now, and how much was booked of late. */
export async function getOverview(
  { db, clock, settings }: ReadsWithSettings,
  actor: Actor,
): Promise<Outcome<BankOverview>> {
  const admin = requireStaff(actor, 'money.read');
  if (!admin.ok) return admin;
  const since = operatorToday(toInstant(clock.now())).subtract({ days: OVERVIEW_DAYS }).toString();
  const rows = await sumDecidedEntries(db, { since });
  const open = await sumOpenEntries(db, settings);
  const newest = await findNewestStatement(db);
  const sumOf = (status: 'matched' | 'ignored'): EntrySum => {
    const { count = 0, cents = 0 } = rows.find((row) => row.status === status) ?? {};
    return { count, cents };
  };
  return ok({
    isBilledHere: Object.keys(settings.sellers).length > 0,
    account: maskIban(ownAccount(settings)),
    newest: newest === undefined ? null : { kind: newest.kind, importedAt: newest.importedAt.toISOString() },
    sums: { ...open, matched: sumOf('matched'), ignored: sumOf('ignored') },
  });
}
