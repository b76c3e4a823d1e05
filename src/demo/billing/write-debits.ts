import { sql } from 'kysely';
import type { AuditEntry } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { batchNumber } from '#domain/debit/batch-number.ts';
import { lastFileDay } from '#domain/debit/debit-day.ts';
import type { MandateScheme } from '#domain/payment/mandate.ts';
import { writeBatchFile } from '#services/debit/write-batch-file.ts';
import type { Settings } from '#services/deps.ts';
import { inChunks } from '../in-chunks.ts';
import { demoId } from '../random.ts';
import { bookedAt, BOOKKEEPER } from './bookkeeper.ts';
import type { PastDocument } from './issue-past.ts';
import { paymentId, writePayments } from './write-payments.ts';

type Setting = { readonly settings: Settings; readonly now: Date; readonly today: string };
type Collected = PastDocument & {
  readonly collectOn: string;
  readonly scheme: MandateScheme;
  readonly mandateId: string;
};
type Batch = ReturnType<typeof toBatch>;

/** What was collected by direct debit: a batch for each day whose file went to the bank in time. What is left is to be done. */
export async function writeDebits(
  trx: Transaction,
  documents: readonly PastDocument[],
  { settings, now, today }: Setting,
): Promise<readonly AuditEntry[]> {
  const collected = documents.flatMap((past): readonly Collected[] => {
    const { payment } = past.document;
    const { mandateId } = past.bill.order;
    if (payment.by !== 'debit' || mandateId === null) return [];
    return [{ ...past, collectOn: payment.collectOn, scheme: payment.mandate.scheme, mandateId }];
  });
  const batches = [...Map.groupBy(collected, ({ collectOn }) => collectOn)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .filter(([collectOn]) => bookedAt(lastFileDay(collectOn)) <= now)
    .map(([collectOn, all], i) => toBatch(collectOn, { all, sequence: i + 1, settings }));
  if (batches.length === 0) return [];
  await plan(trx, batches);
  await fileBatches(trx, batches, settings);
  const booked = batches.filter(({ row }) => row.collectOn < today);
  const paid = booked.flatMap(({ all }) => all.map((past) => ({ paid: past, bookedOn: past.collectOn })));
  const log = await writePayments(trx, paid, 'directDebit');
  await book(trx, booked);
  return [...log, ...batches.flatMap((batch) => tell(batch, today))];
}

type Parts = { readonly all: readonly Collected[]; readonly sequence: number; readonly settings: Settings };

function toBatch(collectOn: string, { all, sequence, settings: { bankAccount, creditor } }: Parts) {
  const filedAt = bookedAt(lastFileDay(collectOn));
  const row = {
    id: demoId(`debit batch ${collectOn}`),
    number: batchNumber(filedAt.getUTCFullYear(), sequence),
    collectOn,
    creditorName: creditor.name,
    creditorIban: bankAccount.iban,
    creditorBic: bankAccount.bic,
    creditorIdentifier: creditor.identifier,
    debits: all.length,
    sumCents: all.reduce((sum, { document }) => sum + document.grossCents, 0),
    createdAt: filedAt,
    createdBy: BOOKKEEPER.userId,
  };
  return { row, all, filedAt };
}

async function plan(trx: Transaction, batches: readonly Batch[]): Promise<void> {
  for (const chunk of inChunks(batches)) {
    await trx
      .insertInto('debitBatch')
      .values(chunk.map(({ row }) => row))
      .execute();
  }
  await sql`select setval('debit_batch_number', ${batches.length})`.execute(trx);
  const debits = batches.flatMap(({ row, all }) =>
    all.map(({ rows: { invoice }, mandateId, scheme }) => ({
      batchId: row.id,
      businessUnitId: invoice.businessUnitId,
      invoiceId: invoice.id,
      mandateId,
      scheme,
      cents: invoice.grossCents,
    })),
  );
  for (const chunk of inChunks(debits)) await trx.insertInto('debit').values(chunk).execute();
}

/** The hashes are those of the files that are made anew when somebody asks for them. */
async function fileBatches(trx: Transaction, batches: readonly Batch[], settings: Settings): Promise<void> {
  await sql`update debit set status = 'exported', version = version + 1 where status = 'planned'`.execute(trx);
  await sql`
    update invoice_account a set status = 'collecting', version = a.version + 1
    from debit d where d.invoice_id = a.invoice_id and d.status = 'exported'`.execute(trx);
  const hashes: string[] = [];
  for (const { row, filedAt } of batches) {
    const { sha256 } = await writeBatchFile(trx, settings, { ...row, exportedAt: filedAt });
    hashes.push(sha256.toString('hex'));
  }
  await sql`
    update debit_batch b
    set status = 'exported', exported_at = b.created_at, exported_by = b.created_by, sha256 = decode(f.hash, 'hex'),
      version = b.version + 1
    from unnest(${batches.map(({ row }) => row.id)}::uuid[], ${hashes}::text[]) as f (id, hash)
    where b.id = f.id`.execute(trx);
}

async function book(trx: Transaction, batches: readonly Batch[]): Promise<void> {
  const all = batches.flatMap((batch) => batch.all);
  await sql`
    update debit d set status = 'collected', payment_id = paid.payment_id, version = d.version + 1
    from unnest(
      ${all.map(({ rows }) => rows.invoice.id)}::uuid[], ${all.map(({ document }) => paymentId(document.number))}::uuid[]
    ) as paid (invoice_id, payment_id)
    where d.invoice_id = paid.invoice_id`.execute(trx);
  await sql`
    update debit_batch set status = 'booked', booked_on = collect_on, version = version + 1
    where id = any(${batches.map(({ row }) => row.id)}::uuid[])`.execute(trx);
  await sql`
    update mandate m set last_collected_on = d.collect_on, version = m.version + 1
    from (
      select d.mandate_id, max(b.collect_on) as collect_on from debit d join debit_batch b on b.id = d.batch_id
      where d.status = 'collected' group by d.mandate_id
    ) as d
    where m.id = d.mandate_id`.execute(trx);
}

function tell({ row, filedAt }: Batch, today: string): readonly AuditEntry[] {
  const { id: objectId, number, debits, sumCents, collectOn } = row;
  const data = { number, debits, sumCents };
  const about = { actor: BOOKKEEPER, businessUnitId: null, objectId, data };
  return [
    { ...about, action: 'debitBatch.create', data: { ...data, collectOn }, now: filedAt },
    { ...about, action: 'debitBatch.export', now: filedAt },
    ...(collectOn < today ? [{ ...about, action: 'debitBatch.book' as const, now: bookedAt(collectOn) }] : []),
  ];
}
