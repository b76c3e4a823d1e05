import type { AdminAccount } from '#contract/admin-payment.ts';
import { listLedger, listPayable, sumAccount, type LedgerRow } from '#db/account/ledger.queries.ts';
import { getPayer } from '#db/billing/billed-order.queries.ts';
import { listOpenClaims } from '#db/dunning/dunning-claim.queries.ts';
import { findDunningHold } from '#db/dunning/overdue.queries.ts';
import { findBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import { areDebitsBlocked as checkDebits } from '#db/payment/mandate.queries.ts';
import { readExposure } from '#db/payment/exposure.queries.ts';
import { money } from '#domain/money/money.ts';
import { exposureOf } from '#domain/payment/exposure.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { toClaim } from '../dunning/to-claim.ts';
import { requireStaff } from '../require-actor.ts';

/** More would be read by nobody. */
const MOST_ENTRIES = 100;

/** The account of a company: what it was billed, what it has paid, and what of both is left. */
export async function getAccount(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  businessUnitId: string,
): Promise<Outcome<AdminAccount>> {
  const admin = requireStaff(actor, 'invoices.read');
  if (!admin.ok) return admin;
  const unit = await findBusinessUnit(db, businessUnitId);
  if (unit === undefined) return refuse('not-found');
  const today = localDate(clock.now(), OPERATOR_ZONE);
  const [entries, payable, sums, exposure, payer, areDebitsBlocked, holdUntil, claims] = await Promise.all([
    listLedger(db, { businessUnitId, limit: MOST_ENTRIES + 1 }),
    listPayable(db, { businessUnitId, limit: MOST_ENTRIES }),
    sumAccount(db, { businessUnitId }),
    readExposure(db, { businessUnitId }),
    getPayer(db, { businessUnitId }),
    checkDebits(db, { businessUnitId }),
    findDunningHold(db, { businessUnitId }),
    listOpenClaims(db, { businessUnitIds: [businessUnitId], limit: MOST_ENTRIES }),
  ]);
  return ok({
    businessUnitId,
    name: unit.name,
    debtorNumber: payer.debtorNumber,
    exposure: money(exposureOf(exposure)),
    unbilled: money(exposure.unbilled + exposure.elsewhere),
    creditLimitCents: unit.creditLimitCents,
    areDebitsBlocked,
    dunningHeldUntil: holdUntil !== null && today <= holdUntil ? holdUntil : null,
    openClaims: claims.map(toClaim),
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
