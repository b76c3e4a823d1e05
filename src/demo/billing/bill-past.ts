import type { AuditEntry } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { withoutLimits } from '#db/without-limits.ts';
import { nextRunDay } from '#domain/billing/next-run.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { addDays } from '#domain/time/wall-clock.ts';
import type { Deps } from '#services/deps.ts';
import { insertLog } from '../insert-log.ts';
import { issuePast, type PastDocument } from './issue-past.ts';
import { loadPastBills } from './load-bills.ts';
import { type PlannedPayment, planPayments } from './plan-payments.ts';
import { refreshOrders } from './refresh-orders.ts';
import { tellBank } from './tell-bank.ts';
import { tellDunning } from './tell-dunning.ts';
import { tellCharges, tellMoney } from './tell-money.ts';
import { writeChannels } from './write-channels.ts';
import { writeDebits } from './write-debits.ts';
import { writeDocuments } from './write-documents.ts';
import { writePayments } from './write-payments.ts';
import { writeRuns } from './write-runs.ts';

type Past = {
  readonly now: Date;
  /** Orders whose customers have not paid what they should have. */
  readonly unpaid: ReadonlySet<string>;
};

/**
 * Bills and books the past of the demo, all or none: what the run of every night would have issued, what was transferred
 * and collected. The functions are those of the shop, only the statements are fewer; the database checks all of it.
 */
export async function billPast(deps: Deps, { now, unpaid }: Past): Promise<void> {
  const today = operatorToday(toInstant(now)).toString();
  await tellCharges(deps, now);
  const byBank = await withoutLimits(deps.db, (connection) =>
    inTransaction(connection, (trx) => bill(trx, deps, { now, today, unpaid })),
  );
  await tellMoney(deps, { now, today });
  await tellBank(deps, byBank, now);
  await tellDunning(deps, { now, today });
}

/** Money of the last days comes by files of the bank. */
const BY_BANK_DAYS = 6;

async function bill(
  trx: Transaction,
  deps: Deps,
  { now, today, unpaid }: Past & { readonly today: string },
): Promise<readonly PlannedPayment[]> {
  const last = addDays(nextRunDay(toInstant(now)), -1);
  const bills = await loadPastBills(trx);
  const documents = await issuePast(trx, deps, { bills, last });
  await writeDocuments(trx, documents);
  await writeChannels(trx, documents, now);
  await writeRuns(trx, documents, last);
  const planned = planPayments(documents, { today, unpaid });
  const isByBank = ({ bookedOn }: PlannedPayment): boolean => bookedOn >= addDays(today, -BY_BANK_DAYS);
  const log = [
    ...documents.map(tellIssue),
    ...(await writePayments(
      trx,
      planned.filter((payment) => !isByBank(payment)),
      'transfer',
    )),
    ...(await writeDebits(trx, documents, { settings: deps.settings, now, today })),
  ];
  await insertLog(trx, log);
  await refreshOrders(trx, { bills, last, today });
  return planned.filter(isByBank);
}

const tellIssue = ({ bill: { order }, document, rows: { invoice } }: PastDocument): AuditEntry => ({
  actor: { kind: 'system' },
  businessUnitId: invoice.businessUnitId,
  action: 'invoice.issue',
  objectId: invoice.id,
  data: { number: document.number, orderNumber: order.number, grossCents: document.grossCents },
  now: new Date(invoice.issuedAt),
});
