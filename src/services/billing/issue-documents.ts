import { randomUUID } from 'node:crypto';
import { recordAudits, type AuditEntry } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { insertChannels } from '#db/invoice/invoice-channel.queries.ts';
import { insertInvoices, takeNumber } from '#db/invoice/invoice.queries.ts';
import { insertEffects } from '#db/mail/outbox.queries.ts';
import type { InvoiceDocument } from '#domain/invoice/invoice-document.ts';
import { invoiceNumber } from '#domain/invoice/invoice-number.ts';
import { settleIssued } from '../ledger/settle-issued.ts';
import type { ComposedBill } from './compose-bill.ts';
import { ISSUED_TOPIC, type IssuedPayload } from './issued-topic.ts';
import { toInvoiceRows } from './to-invoice-rows.ts';

type Issue = { readonly on: string; readonly now: Date };
export type IssuedDocument = { readonly id: string; readonly document: InvoiceDocument };
type Numbered = ComposedBill & IssuedDocument & { readonly sequence: number };

/**
 * Gives documents their numbers and writes them with all that belongs to them, their files included. The numbers are the
 * last thing that is waited for: whoever takes the next one waits for the end of this transaction.
 */
export async function issueDocuments(
  trx: Transaction,
  composed: readonly ComposedBill[],
  { on, now }: Issue,
): Promise<readonly (IssuedDocument & { readonly orderId: string })[]> {
  if (composed.length === 0) return [];
  const numbered = await takeNumbers(trx, composed, on);
  await insertInvoices(
    trx,
    numbered.map(({ drafted, ...issue }) => toInvoiceRows(drafted, { ...issue, now })),
  );
  await insertChannels(
    trx,
    numbered.flatMap(({ id: invoiceId, bill: { order }, drafted: { draft, seller } }) => {
      // Compensation is no invoice for any platform.
      if (seller.channel === 'mail' || draft.taxClass === 'claim') return [];
      return [{ businessUnitId: order.businessUnitId, invoiceId, channel: seller.channel, waitsSince: now }];
    }),
  );
  await recordAudits(
    trx,
    numbered.map((issued) => toEntry(issued, now)),
  );
  await settleIssued(trx, numbered.map(toSettle), now);
  const payloads = numbered.map(({ id: invoiceId }) => ({ invoiceId }) satisfies IssuedPayload);
  await insertEffects({ topic: ISSUED_TOPIC, payloads }).execute(trx);
  return numbered.map(({ id, document, bill }) => ({ id, document, orderId: bill.order.id }));
}

/** In the order of their series, and in that in which they come. */
async function takeNumbers(trx: Transaction, composed: readonly ComposedBill[], on: string): Promise<Numbered[]> {
  const year = Number(on.slice(0, 4));
  const bySeries = Map.groupBy(composed, ({ drafted }) => drafted.series);
  const numbered: Numbered[] = [];
  for (const series of [...bySeries.keys()].toSorted()) {
    const those = bySeries.get(series) ?? [];
    const last = await takeNumber(trx, { series, year, count: those.length });
    for (const [i, { document, ...issue }] of those.entries()) {
      const sequence = last - those.length + 1 + i;
      const number = invoiceNumber(document.kind, year, issue.drafted.draft.country, sequence);
      numbered.push({ ...issue, id: randomUUID(), sequence, document: { ...document, number } });
    }
  }
  return numbered;
}

function toEntry({ id: objectId, bill: { order }, drafted: { byHand }, document }: Numbered, now: Date): AuditEntry {
  const { number, grossCents, corrects } = document;
  return {
    actor: byHand?.actor ?? { kind: 'system' },
    businessUnitId: order.businessUnitId,
    action: byHand ? 'invoice.correct' : 'invoice.issue',
    objectId,
    data: {
      number,
      orderNumber: order.number,
      grossCents,
      ...(byHand && { corrects: corrects?.number, reason: byHand.reason }),
    },
    now,
  };
}

const toSettle = ({ id: invoiceId, bill: { order }, drafted: { draft } }: Numbered) => ({
  businessUnitId: order.businessUnitId,
  orderId: order.id,
  invoiceId,
  correctsId: draft.correctsId,
  grossCents: draft.grossCents,
});
