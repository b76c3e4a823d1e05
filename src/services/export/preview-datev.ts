import type { DatevPreview, DatevPreviewQuery } from '#contract/admin-export.ts';
import type { Database } from '#db/client.ts';
import {
  countPending,
  countUnknownMoney,
  listPending,
  type PendingBooking,
  type PendingSum,
  sumPending,
} from '#db/export/pending-booking.queries.ts';
import { datevCaseOf, datevCaseOfClaim, type DatevUse, findAccount, nameOfUse } from '#domain/export/datev-account.ts';
import { type DayRange, fiscalYearOf } from '#domain/export/fiscal-year.ts';
import { monthBefore, planExport } from '#domain/export/plan-export.ts';
import { type Booking, toDatevRow } from '#domain/export/to-datev-row.ts';
import { MOST_DATEV_ROWS } from '#domain/export/write-datev.ts';
import { money } from '#domain/money/money.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { addDays } from '#domain/time/wall-clock.ts';
import type { DatevSettings, ReadsWithSettings } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';

const SHOWN = 50;
/** In how many days the first of a year are looked for before all of it is. */
const FIRST_DAYS = [1, 7];

/** What the file of a month would hold if it were made now. */
export async function previewDatev(
  { db, clock, settings: { datev } }: ReadsWithSettings,
  actor: Actor,
  query: DatevPreviewQuery,
): Promise<Outcome<DatevPreview>> {
  const admin = requireStaff(actor, 'money.read');
  if (!admin.ok) return admin;
  const today = operatorToday(toInstant(clock.now())).toString();
  const { month = monthBefore(today) } = query;
  const { fiscalYearStart, accounts } = datev;
  const { range, fiscalYear, month: days, isRunning } = planExport(month, { fiscalYearStart, today });
  const lastBefore = monthBefore(fiscalYear.from);
  const former = fiscalYearOf(`${lastBefore}-01`, fiscalYearStart);
  const [sums, unknownMoney, left] = await Promise.all([
    sumPending(db, range, days.from),
    countUnknownMoney(db, range),
    countPending(db, former),
  ]);
  const told = sums.filter(({ isDebtor }) => isDebtor);
  const ofDocuments = told.filter((sum) => sum.of !== 'payment');
  const ofPayments = told.filter((sum) => sum.of === 'payment');
  const first = told.map((sum) => sum.first).toSorted()[0];
  const rows = first === undefined ? [] : await listFirst(db, { ...range, from: first });
  return ok({
    month,
    from: first === undefined || first >= days.from ? days.from : `${first.slice(0, 7)}-01`,
    to: days.to,
    fiscalYear,
    isRunning,
    documents: count(ofDocuments),
    billed: money(total(ofDocuments)),
    payments: count(ofPayments),
    paid: money(total(ofPayments)),
    earlier: told.reduce((all, { earlier }) => all + earlier, 0),
    unknownMoney,
    withoutDebtor: count(sums.filter(({ isDebtor }) => !isDebtor)),
    formerYear: left === 0 ? null : { month: lastBefore, bookings: left },
    missingAccounts: listMissing(told, datev),
    isWhole: count(told) <= MOST_DATEV_ROWS,
    rows: rows.map(({ booking }) => toRow(booking, accounts)),
  });
}

/** The first of all that is to tell stand in its first days: those are read before the whole of a year is put in order. */
async function listFirst(db: Database, range: DayRange): Promise<readonly PendingBooking[]> {
  for (const days of FIRST_DAYS) {
    const to = addDays(range.from, days - 1);
    const few = to < range.to ? await listPending(db, { ...range, to }, SHOWN) : [];
    if (few.length === SHOWN) return few;
  }
  return listPending(db, range, SHOWN);
}

const count = (sums: readonly PendingSum[]): number => sums.reduce((all, { bookings }) => all + bookings, 0);
const total = (sums: readonly PendingSum[]): number => sums.reduce((all, { cents }) => all + cents, 0);

/** What is booked somewhere that neither the chart nor the settings name. */
function listMissing(sums: readonly PendingSum[], { accounts }: DatevSettings): readonly string[] {
  const missing = sums
    .map(toUse)
    .filter((use) => findAccount(accounts, use) === undefined)
    .map(nameOfUse);
  return [...new Set(missing)].toSorted();
}

function toUse({ taxCase, taxCountry, claimKind, isWriteOff }: PendingSum): DatevUse {
  if (taxCase !== null && taxCountry !== null) return { case: datevCaseOf(taxCase), country: taxCountry };
  if (claimKind !== null) return { case: datevCaseOfClaim(claimKind), country: '' };
  return { case: isWriteOff ? 'writeOff' : 'bank', country: '' };
}

function toRow(booking: Booking, accounts: DatevSettings['accounts']): DatevPreview['rows'][number] {
  const row = toDatevRow(booking, accounts);
  return {
    on: booking.on,
    side: booking.cents > 0 ? 'S' : 'H',
    amount: money(Math.abs(booking.cents)),
    account: row?.account ?? null,
    counterAccount: row?.counterAccount ?? null,
    reference: row?.reference ?? null,
    text: row?.text ?? booking.company,
  };
}
