import type { AdminAccount } from '#contract/admin-payment.ts';
import { listLedger, listPayable, sumAccount, type LedgerRow } from '#db/account/ledger.queries.ts';
import { getPayer } from '#db/billing/billed-order.queries.ts';
import { findBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import { areDebitsBlocked as checkDebits } from '#db/payment/mandate.queries.ts';
import { readExposure } from '#db/payment/exposure.queries.ts';
import { money } from '#domain/money/money.ts';
import { exposureOf } from '#domain/payment/exposure.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requirePlatformAdmin } from '../require-actor.ts';

/** More would be read by nobody. */
const MOST_ENTRIES = 100;

/** The account of a company: what it was billed, what it has paid, and what of both is left. */
export async function getAccount(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  businessUnitId: string,
): Promise<Outcome<AdminAccount>> {
  const admin = requirePlatformAdmin(actor);
  if (!admin.ok) return admin;
  const unit = await findBusinessUnit(db, businessUnitId);
  if (unit === undefined) return refuse('not-found');
  const [entries, payable, sums, exposure, payer, areDebitsBlocked] = await Promise.all([
    listLedger(db, { businessUnitId, limit: MOST_ENTRIES + 1 }),
    listPayable(db, { businessUnitId, limit: MOST_ENTRIES }),
    sumAccount(db, { businessUnitId }),
    readExposure(db, { businessUnitId }),
    getPayer(db, { businessUnitId }),
    checkDebits(db, { businessUnitId }),
  ]);
  return ok({
    businessUnitId,
    name: unit.name,
    debtorNumber: payer.debtorNumber,
    exposure: money(exposureOf(exposure)),
    unbilled: money(exposure.unbilled + exposure.elsewhere),
    creditLimitCents: unit.creditLimitCents,
    areDebitsBlocked,
    open: money(sums.openCents),
    credit: money(sums.creditCents),
    balance: money(entries[0]?.balanceCents ?? 0),
    entries: entries.slice(0, MOST_ENTRIES).map(toEntry),
    isWhole: entries.length <= MOST_ENTRIES,
    payable: payable.map(({ openCents, ...document }) => ({ ...document, open: money(openCents) })),
  });
}

const toEntry = ({ cents, openCents, balanceCents, ...entry }: LedgerRow): AdminAccount['entries'][number] => ({
  ...entry,
  amount: money(cents),
  open: money(openCents),
  balance: money(balanceCents),
});
