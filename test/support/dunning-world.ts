import { randomUUID } from 'node:crypto';
import { inTransaction } from '#db/transaction.ts';
import { wordInvoice } from '#documents/invoice/word-invoice.ts';
import { SAMPLE_INVOICES } from '#documents/sample/sample-invoices.ts';
import { SAMPLE_LETTER } from '#documents/sample/sample-letter.ts';
import type { Deps } from '#services/deps.ts';
import { addClaim } from '#services/dunning/add-claim.ts';
import { type Billable, issueInvoice, makeBillable } from './issue-invoice.ts';

const { invoice: document } = SAMPLE_INVOICES;
const content = JSON.stringify({ document, words: wordInvoice(document, 'de') });

export type Overdue = Billable & { readonly invoiceId: string };
type OverdueWish = {
  readonly dueOn: string;
  /** 767.43 EUR with tax unless told. */
  readonly netCents?: number;
  readonly kind?: 'invoice' | 'claim';
  /** Of a new company unless told. */
  readonly businessUnitId?: string;
};

/** An invoice that nobody has paid when it was due. */
export async function makeOverdue(
  { db }: Pick<Deps, 'db'>,
  { dueOn, netCents = 64_490, kind = 'invoice', businessUnitId }: OverdueWish,
): Promise<Overdue> {
  const billable = await makeBillable(db, businessUnitId);
  const { id: invoiceId } = await inTransaction(db, (trx) =>
    issueInvoice(trx, billable, {
      kind,
      netCents,
      on: dueOn,
      mangle: (rows) => ({ ...rows, invoice: { ...rows.invoice, content } }),
    }),
  );
  return { ...billable, invoiceId };
}

/** What is claimed beside an invoice, for the fixed sum. */
export async function makeClaim(deps: Pick<Deps, 'db' | 'clock'>, overdue: Overdue): Promise<string> {
  const { businessUnitId, invoiceId } = overdue;
  const acting = { by: { kind: 'system' }, now: deps.clock.now() } as const;
  const { id } = await inTransaction(deps.db, (trx) =>
    addClaim(trx, { businessUnitId, invoiceId, kind: 'flat40', cents: 4000 }, acting),
  );
  return id;
}

/** A letter that a company has got. */
export async function makeNotice({ db, clock }: Pick<Deps, 'db' | 'clock'>, businessUnitId: string): Promise<string> {
  const { id } = await db
    .insertInto('dunningNotice')
    .values({
      businessUnitId,
      number: `D-26-${String(Number.parseInt(randomUUID().slice(0, 7), 16)).padStart(9, '0')}`,
      level: 0,
      sentOn: '2026-11-20',
      locale: 'de',
      content: JSON.stringify(SAMPLE_LETTER),
      createdAt: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
