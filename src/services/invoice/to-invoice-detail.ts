import { CHECK_SUBJECTS, type InvoiceDetail, type InvoicePaymentView } from '#contract/invoice.ts';
import { type InvoiceDispute } from '#contract/invoice-dispute.ts';
import type { DocumentRow } from '#db/document/document.queries.ts';
import type { ShownClaim } from '#db/dunning/dunning-claim.queries.ts';
import type { NoticeOfInvoice } from '#db/dunning/dunning-notice.queries.ts';
import type { DisputeRow } from '#db/invoice/dispute.queries.ts';
import type { ChannelRow } from '#db/invoice/invoice-channel.queries.ts';
import type { listBookingsOfLines, listCreditNotes, WholeInvoiceRow } from '#db/invoice/whole-invoice.queries.ts';
import type { InvoiceSettlement } from '#db/invoice/invoice-settlement.queries.ts';
import { RULE_IDS } from '#domain/invoice/check-invoice.ts';
import type { InvoiceDocument, InvoiceLine, InvoiceWords } from '#domain/invoice/invoice-document.ts';
import { money } from '#domain/money/money.ts';
import { toEpcCode } from '#domain/payment/epc-code.ts';
import { isDisputable } from '#domain/invoice/is-disputable.ts';
import type { Settings } from '../deps.ts';
import { toInvoiceDunning } from '../dunning/to-invoice-dunning.ts';
import { toInvoiceSummary } from './to-invoice-summary.ts';

type BankAccount = Settings['bankAccount'];
type Found = {
  readonly row: WholeInvoiceRow;
  /** In the language of the reader. */
  readonly words: InvoiceWords;
  readonly bookings: Awaited<ReturnType<typeof listBookingsOfLines>>;
  readonly creditNotes: Awaited<ReturnType<typeof listCreditNotes>>;
  readonly settlements: readonly InvoiceSettlement[];
  readonly paper: Pick<DocumentRow, 'bytes'> | undefined;
  readonly hasPaper: boolean;
  readonly dispute: DisputeRow | undefined;
  readonly notices: readonly NoticeOfInvoice[];
  readonly claims: readonly ShownClaim[];
  readonly channel: ChannelRow | undefined;
  readonly bankAccount: BankAccount;
};

export function toInvoiceDetail(found: Found, today: string): InvoiceDetail {
  const {
    row,
    words,
    bookings,
    creditNotes,
    settlements,
    paper,
    hasPaper,
    dispute,
    notices,
    claims,
    channel,
    bankAccount,
  } = found;
  const { document } = row.content;
  const { seller, buyer, taxes, reason } = document;
  const bookingOf = new Map(bookings.map(({ lineNo, bookingId }) => [lineNo, bookingId]));
  return {
    ...toInvoiceSummary(row, today),
    locale: row.locale,
    seller: { name: seller.name, vatId: seller.vatId, taxNumber: seller.taxNumber, address: seller.address },
    buyer: {
      number: buyer.number,
      name: buyer.name,
      vatId: buyer.vatId,
      email: buyer.email,
      address: buyer.address,
    },
    lines: document.lines.map((line, i) => toLine(line, { words: words.lines[i], bookingId: bookingOf.get(line.no) })),
    taxes: taxes.map((tax) => ({ ...tax, exemption: words.exemptions[tax.case] ?? null })),
    reason,
    payment: toPayment(document, row, bankAccount),
    corrects: row.correctsId && row.correctsNumber ? { id: row.correctsId, number: row.correctsNumber } : null,
    creditNotes: creditNotes.map(({ id, number, issuedOn, grossCents }) => ({ id, number, issuedOn, grossCents })),
    settlements: settlements.map(toSettlement),
    files: { pdfBytes: paper?.bytes ?? null, hasPaper, format: document.format },
    checks: CHECK_SUBJECTS.map((about) => ({ about, rules: RULE_IDS[about] })),
    channel: channel
      ? {
          kind: channel.channel,
          clearanceNumber: channel.clearanceNumber,
          clearedAt: channel.clearedAt?.toISOString() ?? null,
        }
      : null,
    dispute: dispute ? toDispute(dispute) : null,
    dunning: toInvoiceDunning(notices, claims),
    actions: isDisputable(row) ? ['dispute'] : [],
  };
}

const toSettlement = ({
  documentId,
  documentNumber,
  ...settled
}: InvoiceSettlement): InvoiceDetail['settlements'][number] => ({
  ...settled,
  document: documentId === null ? null : { id: documentId, number: documentNumber ?? '' },
});

type LineContext = {
  readonly words: InvoiceWords['lines'][number] | undefined;
  readonly bookingId: string | undefined;
};

const toLine = (line: InvoiceLine, { words, bookingId = '' }: LineContext): InvoiceDetail['lines'][number] => ({
  no: line.no,
  booking: { id: bookingId, ...line.booking },
  trailer: {
    type: line.trailer.type,
    subType: line.trailer.subType,
    number: line.trailer.number,
    plate: line.trailer.plate,
  },
  name: words?.name ?? '',
  item: line.item,
  isExtension: line.isExtension,
  periodFrom: line.period.from,
  periodTo: line.period.to,
  days: line.days,
  quantity: line.quantity,
  unit: line.unit,
  unitPriceCents: line.unitPriceCents,
  netCents: line.netCents,
  tax: line.tax,
  why: words?.why ?? '',
  trace: line.trace,
  credits: line.credits,
});

/** What is open is what the code asks for; what was paid of it meanwhile is not asked for again. */
function toPayment(
  { payment, number }: InvoiceDocument,
  { openCents, account, isTurned }: WholeInvoiceRow,
  bankAccount: BankAccount,
): InvoicePaymentView {
  const byTransfer = ({ holder, iban, bic }: BankAccount): InvoicePaymentView => {
    const isAskedFor = openCents > 0 && account === 'open';
    const transfer = { name: holder, iban, bic, amount: money(openCents), reference: number };
    return { by: 'transfer', holder, iban, bic, epcCode: isAskedFor ? toEpcCode(transfer) : null };
  };
  switch (payment.by) {
    case 'transfer':
      return byTransfer(payment.account);
    case 'debit': {
      // What could not be collected is paid by transfer, whatever was announced.
      if (isTurned) return byTransfer(bankAccount);
      const { collectOn, ibanMasked, mandate, creditorId } = payment;
      const { scheme, reference: mandateReference, signedOn } = mandate;
      return { by: 'debit', collectOn, ibanMasked, scheme, mandateReference, signedOn, creditorId };
    }
    case 'advance':
      return { by: 'advance', receivedOn: payment.receivedOn };
    case 'credit':
      return { by: 'credit' };
  }
}

export const toDispute = (dispute: DisputeRow): InvoiceDispute => ({
  id: dispute.id,
  reason: dispute.reason,
  openedAt: dispute.openedAt.toISOString(),
  openedBy: dispute.openedBy,
  decidedAt: dispute.decidedAt?.toISOString() ?? null,
  decision: dispute.decision,
  answer: dispute.answer,
});
