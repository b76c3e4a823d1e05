import type { InvoiceDetail } from '#contract/invoice.ts';
import { toAddressLines } from '#domain/address/address-rule.ts';
import { money } from '#domain/money/money.ts';
import { drawQrCode } from '#domain/payment/draw-qr-code.ts';
import { groupIban } from '#domain/payment/group-iban.ts';
import { invoiceItemName } from '#i18n/invoice-item-name.ts';
import { recordDate } from '#web/record-time.server.ts';
import type { SumLine } from '#web/ui/sums.tsx';
import { trailerName } from '#web/words/trailer-name.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import type { Words } from '#web/words/words.ts';
import { nameStatus } from './name-status.ts';

/** An invoice as its page shows it: in the words of its paper, with what became of it. */
export function describeInvoice(invoice: InvoiceDetail, words: Words) {
  const { intl, format } = words;
  const { id, number, kind, status, openCents, dueOn, dispute, files } = invoice;
  const date = dateOf(words);
  // What is collected or disputed nobody has to see to.
  const isToPay = kind !== 'creditNote' && openCents > 0 && status !== 'disputed' && invoice.payment.by !== 'debit';
  return {
    id,
    number,
    heading: `${intl.formatMessage({ id: `document.invoice.title.${kind}` })} ${number}`,
    status: nameStatus(invoice),
    facts: describeFacts(invoice, words),
    order: { id: invoice.orderId, number: invoice.orderNumber },
    buyer: [invoice.buyer.name, ...toAddressLines(toPostal(invoice.buyer.address))],
    groups: describeLines(invoice, words),
    why: intl.formatMessage({ id: 'booking.why' }),
    sums: describeSums(invoice, words),
    open: openCents > 0 ? format.money(money(openCents)) : null,
    due: isToPay && dueOn !== null ? wallTimeText(format, dueOn) : null,
    isOverdue: status === 'overdue',
    isCredit: kind === 'creditNote',
    payment: describePayment(invoice, words),
    corrects: invoice.corrects,
    creditNotes: invoice.creditNotes.map((note) => ({
      id: note.id,
      number: note.number,
      issuedOn: date(note.issuedOn),
      amount: format.money(money(-note.grossCents)),
    })),
    settlements: invoice.settlements.map(({ on, cents, document, ...settled }, i) => ({
      key: String(i),
      kind: settled.kind,
      date: date(on),
      amount: format.money(money(cents)),
      document,
      isBack: cents < 0,
    })),
    reason: invoice.reason,
    isAwaitingClearance: invoice.channel?.kind === 'clearance' && invoice.channel.clearedAt === null,
    hasPaper: files.hasPaper,
    format: files.format,
    checks: invoice.checks,
    dispute: dispute && {
      reason: dispute.reason,
      openedAt: recordDate(format, dispute.openedAt),
      openedBy: dispute.openedBy,
      decision: dispute.decision,
      decidedAt: dispute.decidedAt && recordDate(format, dispute.decidedAt),
      answer: dispute.answer,
    },
    dunning: describeDunning(invoice, words),
    mayDispute: invoice.actions.includes('dispute'),
  };
}
export type InvoiceView = ReturnType<typeof describeInvoice>;

const dateOf =
  ({ format }: Words) =>
  (day: string): string =>
    format.date(day, 'UTC');

function spanText(words: Words, from: string, to: string): string {
  const date = dateOf(words);
  if (from === to) return date(from);
  return words.intl.formatMessage({ id: 'document.invoice.span' }, { from: date(from), to: date(to) });
}

/** What was written about it, and what that has added. */
function describeDunning({ dunning, openCents }: InvoiceDetail, words: Words) {
  if (dunning === null) return null;
  const { letters, claims } = dunning;
  const date = dateOf(words);
  return {
    level: letters[0]?.level ?? null,
    isPaid: openCents === 0,
    letters: letters.map(({ id, number, level, sentOn }) => ({ id, number, level, day: date(sentOn) })),
    claims: claims.map(({ id, kind, cents, from, to, state }) => ({
      id,
      kind,
      state,
      days: from !== null && to !== null ? spanText(words, from, to) : null,
      amount: words.format.money(money(cents)),
    })),
  };
}

/** On an invoice the number of the house stands in the street. */
const toPostal = (address: InvoiceDetail['buyer']['address']) => ({ ...address, houseNumber: null });

function describeFacts(invoice: InvoiceDetail, words: Words) {
  const { formatMessage: say } = words.intl;
  const date = dateOf(words);
  return [
    { label: say({ id: 'invoice.issuedOn' }), value: date(invoice.issuedOn) },
    {
      label: say({ id: 'document.invoice.period' }),
      value: spanText(words, invoice.periodFrom, invoice.periodTo),
    },
    { label: say({ id: 'word.poNumber' }), value: invoice.poNumber },
    { label: say({ id: 'word.costCentre' }), value: invoice.costCentre },
    { label: say({ id: 'invoice.clearanceNumber' }), value: invoice.channel?.clearanceNumber ?? null },
    { label: say({ id: 'document.invoice.customerNumber' }), value: invoice.buyer.number },
    { label: say({ id: 'document.invoice.customerVatId' }), value: invoice.buyer.vatId },
  ].flatMap(({ label, value }) => (value === null || value === '' ? [] : [{ label, value }]));
}

/** The lines by booking, as on paper: which trailer, when and where, and what each amount is for and why. */
function describeLines({ lines }: InvoiceDetail, words: Words) {
  const { intl, format } = words;
  const groups = Map.groupBy(lines, ({ booking, trailer }) => `${booking.number} ${trailer.plate}`);
  return [...groups].flatMap(([key, [first, ...others]]) => {
    if (first === undefined) return [];
    const all = [first, ...others];
    const isSamePeriod = others.every(
      ({ periodFrom, periodTo }) => periodFrom === first.periodFrom && periodTo === first.periodTo,
    );
    const { booking, trailer } = first;
    return {
      key,
      name: trailerName(intl, trailer.type, trailer.subType),
      plate: trailer.plate,
      trailer: trailer.number,
      period: isSamePeriod ? spanText(words, first.periodFrom, first.periodTo) : null,
      depot: booking.depot,
      booking: { id: booking.id, number: booking.number },
      net: format.money(money(all.reduce((sum, { netCents }) => sum + netCents, 0))),
      lines: all.map((line) => ({
        no: line.no,
        item: invoiceItemName(intl, line),
        period: isSamePeriod ? null : spanText(words, line.periodFrom, line.periodTo),
        why: line.why,
        net: format.money(money(line.netCents)),
      })),
    };
  });
}

function describeSums(invoice: InvoiceDetail, { intl, format }: Words): readonly SumLine<string>[] {
  const cents = (amount: number) => format.money(money(amount));
  return [
    { key: 'net', label: intl.formatMessage({ id: 'word.netTotal' }), amount: cents(invoice.netCents) },
    ...invoice.taxes.map(({ country, case: which, basisPoints, baseCents, taxCents, exemption }) => ({
      key: `${country} ${which} ${basisPoints}`,
      kind: 'tax' as const,
      label: `${format.percent(basisPoints / 100)} ${format.country(country)}`,
      base: [cents(baseCents), exemption ?? ''].filter((part) => part !== '').join(', '),
      amount: cents(taxCents),
    })),
    {
      key: 'gross',
      kind: 'total',
      label: intl.formatMessage({ id: 'word.grossTotal' }),
      amount: cents(invoice.grossCents),
    },
  ];
}

/** Where the money goes while it is asked for; else that it is collected, was received, or comes back. */
function describePayment(invoice: InvoiceDetail, words: Words) {
  const { payment, openCents, number, dueOn, status } = invoice;
  const { intl, format } = words;
  const date = dateOf(words);
  const amount = format.money(money(invoice.grossCents));
  const note = (title: string, text: string) => ({ by: 'note', title, text }) as const;
  switch (payment.by) {
    case 'transfer': {
      if (openCents === 0 || status === 'disputed') return null;
      return {
        by: 'transfer',
        transfer: {
          paidBy: 'transfer',
          inAdvance: false,
          holder: payment.holder,
          iban: groupIban(payment.iban),
          bic: payment.bic,
          amount: format.money(money(openCents)),
          reference: number,
          dueOn: dueOn === null ? null : wallTimeText(format, dueOn),
          code: payment.epcCode === null ? null : drawQrCode(payment.epcCode),
        },
      } as const;
    }
    case 'debit': {
      if (openCents === 0 || status === 'disputed') return null;
      // By now part of it may be paid, and a second try has a day of its own.
      const { ibanMasked: iban, scheme, mandateReference: mandate, creditorId } = payment;
      const values = {
        amount: format.money(money(openCents)),
        iban,
        scheme,
        mandate,
        signedOn: date(payment.signedOn),
        creditorId,
      };
      return note(
        intl.formatMessage({ id: 'document.invoice.debit' }, { date: date(dueOn ?? payment.collectOn) }),
        intl.formatMessage({ id: 'document.invoice.debit.text' }, values),
      );
    }
    case 'advance': {
      const received = date(payment.receivedOn);
      return note(
        intl.formatMessage({ id: 'document.invoice.paid' }, { date: received }),
        intl.formatMessage({ id: 'document.invoice.paid.text' }, { amount, date: received }),
      );
    }
    case 'credit':
      return note(
        intl.formatMessage({ id: 'document.invoice.credit' }),
        intl.formatMessage({ id: 'document.invoice.credit.text' }, { amount, number: invoice.corrects?.number ?? '' }),
      );
  }
}
