import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { insertBatch, insertDebits, updateBatch } from '#db/debit/debit-batch.queries.ts';
import { exportDebits } from '#db/debit/debit.queries.ts';
import type { Tables } from '#db/schema.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Deps } from '#services/deps.ts';
import { seal } from '#services/secret/seal.ts';
import { type Billable, issueInvoice, makeBillable } from './issue-invoice.ts';
import { makeUser } from './make-rows.ts';

export const DEBTOR_IBAN = 'DE89370400440532013000';

export type Debitable = Billable & { readonly mandateId: string; readonly invoiceId: string };
export type DebitWish = {
  /** For which the debit was announced. */
  readonly collectOn?: string;
  readonly netCents?: number;
  readonly mandate?: Partial<Insertable<Tables['mandate']>>;
  /** Of another order of the same company, with the same mandate. */
  readonly beside?: Debitable;
};

/** An active mandate that the bank knows of. */
export async function makeMandate(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  businessUnitId: string,
  row: DebitWish['mandate'] = {},
): Promise<string> {
  const { id } = await db
    .insertInto('mandate')
    .values({
      businessUnitId,
      reference: `TY-${randomUUID().slice(0, 8)}`,
      scheme: 'B2B',
      ibanEncrypted: seal(settings.secretKey, DEBTOR_IBAN),
      ibanMasked: 'DE89 •••• •••• •••• ••30 00',
      accountHolder: 'Müller & Söhne GmbH',
      place: 'Hamburg',
      signedOn: '2026-10-01',
      consentedAt: new Date('2026-10-01T10:00:00Z'),
      createdBy: await makeUser(db),
      bankConfirmedOn: '2026-10-02',
      ...row,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An invoice that is to be collected. */
export async function makeDebitable(
  deps: Pick<Deps, 'db' | 'settings'>,
  { collectOn = '2026-12-08', netCents = 10_000, mandate = {}, beside }: DebitWish = {},
): Promise<Debitable> {
  const { db } = deps;
  const billable = await makeBillable(db, beside?.businessUnitId);
  const { businessUnitId } = billable;
  if (beside === undefined) {
    const invoiceEmail = 'rechnung@muster.example';
    await db.updateTable('businessUnit').set({ invoiceEmail }).where('id', '=', businessUnitId).execute();
  }
  const mandateId = beside?.mandateId ?? (await makeMandate(deps, businessUnitId, mandate));
  const { id: invoiceId } = await inTransaction(db, (trx) =>
    issueInvoice(trx, billable, {
      netCents,
      mangle: (rows) => ({
        ...rows,
        invoice: { ...rows.invoice, paymentMethod: 'sepa', mandateId, collectOn, dueOn: collectOn },
      }),
    }),
  );
  return { ...billable, mandateId, invoiceId };
}

/** A batch with one debit, for an account of its own. */
export async function makeDraftBatch(deps: Pick<Deps, 'db' | 'settings'>, collectOn = '2026-12-08') {
  const { businessUnitId, invoiceId, mandateId } = await makeDebitable(deps, { collectOn });
  const createdBy = await makeUser(deps.db);
  return inTransaction(deps.db, async (trx) => {
    const batch = await insertBatch(trx, {
      number: `B-26-${String(100_000_000 + (Math.floor(performance.now() * 1000) % 900_000_000))}`,
      collectOn,
      creditorName: 'Trailyard GmbH',
      creditorIban: randomUUID(),
      creditorBic: 'BYLADEM1001',
      creditorIdentifier: 'DE98ZZZ09999999999',
      createdAt: new Date('2026-12-04T08:00:00Z'),
      createdBy,
    });
    if (batch === undefined) throw new Error('There is a batch for the day already');
    const debit = { businessUnitId, invoiceId, mandateId, scheme: 'B2B', cents: 11_900 } as const;
    const [planned] = await insertDebits(trx, batch.id, [debit]);
    await updateBatch(trx, batch.id);
    return { batchId: batch.id, debitId: planned?.id ?? '', invoiceId };
  });
}

/** A batch that is at the bank, with one debit. */
export async function makeExportedBatch(deps: Pick<Deps, 'db' | 'settings'>, collectOn = '2026-12-08') {
  const { batchId, ...made } = await makeDraftBatch(deps, collectOn);
  const exportedBy = await makeUser(deps.db);
  const { number, sumCents } = await inTransaction(deps.db, async (trx) => {
    await exportDebits(trx, { batchId, collectOn });
    const exportedAt = new Date('2026-12-04T09:00:00Z');
    return updateBatch(trx, batchId, { status: 'exported', exportedAt, exportedBy, sha256: Buffer.alloc(32) });
  });
  return { batchId, number, sumCents, ...made };
}
