import { createHash } from 'node:crypto';
import type { DatevExportInput, ExportRun } from '#contract/admin-export.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { countExportRuns, getExportRun, insertExportRun } from '#db/export/export-run.queries.ts';
import { listPending, lockExports, type PendingBooking } from '#db/export/pending-booking.queries.ts';
import { planExport } from '#domain/export/plan-export.ts';
import { toDatevRow } from '#domain/export/to-datev-row.ts';
import { type DatevHead, type DatevRow, MOST_DATEV_ROWS, writeDatev } from '#domain/export/write-datev.ts';
import { ok } from '#domain/result.ts';
import type { Actor, PlatformAdmin } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { attempt } from '../attempt.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { type Outcome, refuse, refuseFields } from '../failure.ts';
import { type Created, once } from '../once.ts';
import { requireStaff } from '../require-actor.ts';
import { toExportRun } from './to-export-run.ts';

type Wish = { readonly input: DatevExportInput; readonly idempotencyKey: string | undefined };

/**
 * A file of all that no file has held yet, up to the end of a month and of its fiscal year alone. What belongs to a month
 * whose file is made goes into the next one.
 */
export async function exportDatev(
  { db, clock, settings }: ReadsWithSettings,
  actor: Actor,
  { input, idempotencyKey: key = '' }: Wish,
): Promise<Outcome<Created<ExportRun>>> {
  const admin = requireStaff(actor, 'money.write');
  if (!admin.ok) return admin;
  const { secretKey, datev } = settings;
  const now = clock.now();
  const today = operatorToday(toInstant(now)).toString();
  if (planExport(input.month, { ...datev, today }).isAhead) return refuseFields({ month: 'future' });
  const { adviser, client } = datev;
  if (adviser === null || client === null) return refuse('illegal-state');
  const { userId } = admin.value;
  return attempt(db, (trx) =>
    once<ExportRun>(trx, { userId, key, operation: 'export.datev', input }, { secretKey, now }, () =>
      makeFile(trx, admin.value, { ...input, settings, adviser, client, today, now }),
    ),
  );
}

type Making = DatevExportInput &
  Pick<ReadsWithSettings, 'settings'> &
  Pick<DatevHead, 'adviser' | 'client'> & { readonly today: string; readonly now: Date };

async function makeFile(trx: Transaction, actor: PlatformAdmin, making: Making): Promise<Outcome<ExportRun>> {
  const { month, settings, adviser, client, today, now } = making;
  const { accounts, fiscalYearStart } = settings.datev;
  await lockExports(trx);
  const plan = planExport(month, { fiscalYearStart, today });
  const pending = await listPending(trx, plan.range, MOST_DATEV_ROWS);
  if (pending.length === 0) return refuse('nothing-to-export');
  const rows = pending.map(({ booking }) => toDatevRow(booking, accounts)).filter((row) => row !== undefined);
  if (rows.length < pending.length) return refuse('account-missing');
  const { from, to } = daysOf(rows, plan.month);
  const head = { adviser, client, fiscalYearFrom: plan.fiscalYear.from, from, to, chart: accounts.chart };
  const content = Buffer.from(
    writeDatev({ ...head, createdAt: localTime(now), name: `${settings.productName} ${month}` }, rows),
  );
  const before = await countExportRuns(trx, { month: plan.month.from });
  const runId = await insertExportRun(
    trx,
    {
      kind: 'datev',
      month: plan.month.from,
      fromOn: from,
      toOn: to,
      fiscalYearFrom: plan.fiscalYear.from,
      ...countAll(pending),
      fileName: `EXTF_Buchungsstapel_${month}${before === 0 ? '' : `_${before + 1}`}.csv`,
      content,
      sha256: createHash('sha256').update(content).digest(),
      createdAt: now,
      createdBy: actor.userId,
    },
    pending.map(({ key }) => key),
  );
  const run = toExportRun(await getExportRun(trx, runId));
  const { documents, payments, fileName } = run;
  const data = { month, documents, payments, fileName };
  await recordAudit(trx, { actor, businessUnitId: null, action: 'export.datev', objectId: runId, data, now });
  return ok(run);
}

/** The days of the month, and before them those of the first month of which something is left. */
function daysOf(rows: readonly DatevRow[], month: ReturnType<typeof planExport>['month']) {
  const [first = month.from] = rows.map(({ on }) => on);
  return { from: first < month.from ? `${first.slice(0, 7)}-01` : month.from, to: month.to };
}

function countAll(pending: readonly PendingBooking[]) {
  const sum = (found: readonly PendingBooking[]) => ({
    count: found.length,
    cents: found.reduce((all, { key }) => all + key.cents, 0),
  });
  // Claims count with the documents: both are owed to us.
  const documents = sum(pending.filter(({ booking }) => booking.of !== 'payment'));
  const payments = sum(pending.filter(({ booking }) => booking.of === 'payment'));
  return {
    documents: documents.count,
    billedCents: documents.cents,
    payments: payments.count,
    paidCents: payments.cents,
  };
}

/** By the operator's clock, to the millisecond. */
const localTime = (now: Date): string =>
  toInstant(now).toZonedDateTimeISO(OPERATOR_ZONE).toPlainDateTime().toString({ fractionalSecondDigits: 3 });
