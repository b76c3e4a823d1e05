import type { LineTrace } from '#domain/billing/draft-document.ts';
import type {
  InvoiceDocument,
  InvoiceLine,
  InvoicePayment,
  InvoiceTax,
  InvoiceTaxCase,
  ServicePeriod,
} from '#domain/invoice/invoice-document.ts';
import { categoryOf, isOutOfScope } from '#domain/invoice/tax-category.ts';
import { money } from '#domain/money/money.ts';
import { createFormat } from '#i18n/format.ts';
import { invoiceItemName } from '#i18n/invoice-item-name.ts';
import type { Locale } from '#i18n/locales.ts';
import { isMessageKey, type MessageKey } from '#i18n/message-key.ts';
import { getIntl } from '#i18n/translate.server.ts';

export type InvoiceText = ReturnType<typeof makeInvoiceText>;

/** Days of the calendar belong to no zone. */
const NO_ZONE = 'UTC';

const MADE = new Map<Locale, InvoiceText>();

/** The words and figures of an invoice, on paper, in its file and in mails. A run needs those of a language once. */
export function createInvoiceText(locale: Locale): InvoiceText {
  const text = MADE.get(locale) ?? makeInvoiceText(locale);
  MADE.set(locale, text);
  return text;
}

function makeInvoiceText(locale: Locale) {
  const intl = getIntl(locale);
  const format = createFormat(locale);
  const say = (id: MessageKey, values: Record<string, string | number> = {}): string =>
    intl.formatMessage({ id }, values);
  const find = (id: string): string | undefined => (isMessageKey(intl, id) ? say(id) : undefined);
  const cents = (amount: number): string => format.money(money(amount));
  const date = (day: string): string => format.date(day, NO_ZONE);
  const span = ({ from, to }: ServicePeriod): string =>
    from === to ? date(from) : say('document.invoice.span', { from: date(from), to: date(to) });
  const labelled = (label: string, value: string): string => say('document.labelled', { label, value });

  return {
    locale,
    say,
    format,
    cents,
    date,
    /** `Mi., 18.11.2026`, for days on which something happens. */
    day: (day: string): string => format.fullDay(day, NO_ZONE),
    span,
    item: (line: InvoiceLine): string => invoiceItemName(intl, line),
    labelled,
    title: (kind: InvoiceDocument['kind']): string => say(`document.invoice.title.${kind}`),
    trailer: ({ type, subType }: InvoiceLine['trailer']): string =>
      find(`trailerType.${type}.${subType}`) ?? `${type} ${subType}`,
    /** What is outside the scope of VAT has no rate, not even one of zero. */
    rate: ({ country, basisPoints, case: which }: Pick<InvoiceTax, 'country' | 'basisPoints' | 'case'>): string =>
      categoryOf(which) === 'O' ? '–' : `${format.percent(basisPoints / 100)} ${format.country(country)}`,
    taxReason: (which: InvoiceTaxCase): string => explainTax(say, locale, which),
    why: (line: InvoiceLine): string => explainLine({ say, cents }, line),
    payment: (document: InvoiceDocument): PaymentText => describePayment({ say, cents, date }, document),
    notes: (document: InvoiceDocument): readonly string[] => writeNotes({ say, date }, document),
  };
}

type Say = (id: MessageKey, values?: Record<string, string | number>) => string;
type Words = { readonly say: Say; readonly cents: (amount: number) => string; readonly date: (day: string) => string };

/** The law wants the words of the directive; whoever reads the language of neither side knows the English ones. */
function explainTax(say: Say, locale: Locale, which: InvoiceTaxCase): string {
  const reason = say(`document.invoice.tax.${which}`);
  return which === 'reverseCharge' && locale !== 'en' ? `${reason} (Reverse charge)` : reason;
}

function explainLine({ say, cents }: Omit<Words, 'date'>, line: InvoiceLine): string {
  const { trace, credits, item } = line;
  const parts = [
    item.kind === 'charge' ? (item.note ?? '') : '',
    trace ? explainTrace({ say, cents }, line, trace) : explainPrice(cents, line),
    credits ? say('document.invoice.why.creditedLine', { number: credits.number, line: credits.lineNo }) : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

const times = (days: number, price: string): string => `${days}\u00A0×\u00A0${price}`;

const explainPrice = (cents: Words['cents'], { unit, quantity, unitPriceCents }: InvoiceLine): string =>
  unit === 'DAY' ? times(quantity, cents(unitPriceCents)) : '';

/** What may be charged and why; and where something was charged before, that it is the rest or comes back. */
function explainTrace({ say, cents }: Omit<Words, 'date'>, line: InvoiceLine, trace: LineTrace): string {
  const { targetCents, beforeCents } = trace;
  const [target, before] = [cents(targetCents), cents(beforeCents)];
  if (line.credits !== null) return say('document.invoice.why.credit', { target, before });
  const basis = explainBasis({ say, cents }, line, trace);
  const { byHandCents } = trace;
  const less = byHandCents ? say('document.invoice.why.byHand', { amount: cents(byHandCents) }) : '';
  // Where days times a price give the amount, nobody needs to know what came before.
  if (line.unit === 'DAY') return basis;
  const rest = beforeCents === 0 ? '' : say('document.invoice.why.before', { target, before });
  return [basis, less, rest].filter((part) => part !== '').join(', ');
}

function explainBasis(
  { say, cents }: Omit<Words, 'date'>,
  line: InvoiceLine,
  { basis, longer, targetCents }: LineTrace,
): string {
  if (longer !== null && longer.paidDays * longer.dayRateCents === targetCents) {
    return say('document.invoice.why.longer', {
      days: longer.paidDays,
      price: times(longer.paidDays, cents(longer.dayRateCents)),
    });
  }
  if (line.unit === 'DAY') return explainPrice(cents, line);
  switch (basis.kind) {
    case 'share': {
      const { days, ofDays, wholeCents } = basis;
      return say('document.invoice.why.share', { days, ofDays, amount: cents(wholeCents) });
    }
    case 'limit':
      return say('document.invoice.why.limit', { days: basis.days });
    case 'once':
      return say('cart.service.once');
    case 'whole':
      return say('document.days', { days: line.days });
    case 'charge':
      return '';
  }
}

export type PaymentText = { readonly title: string; readonly text: string };

function describePayment({ say, cents, date }: Words, document: InvoiceDocument): PaymentText {
  const { payment, corrects } = document;
  const amount = cents(document.grossCents);
  switch (payment.by) {
    case 'transfer':
      return { title: say('document.invoice.transfer', { date: date(payment.dueOn) }), text: '' };
    case 'debit':
      return {
        title: say('document.invoice.debit', { date: date(payment.collectOn) }),
        text: say('document.invoice.debit.text', { amount, ...debitValues(payment, date) }),
      };
    case 'advance': {
      const received = date(payment.receivedOn);
      return {
        title: say('document.invoice.paid', { date: received }),
        text: say('document.invoice.paid.text', { amount, date: received }),
      };
    }
    case 'credit':
      return {
        title: say('document.invoice.credit'),
        text: say('document.invoice.credit.text', { amount, number: corrects?.number ?? '' }),
      };
  }
}

const debitValues = (
  { mandate, ibanMasked, creditorId }: Extract<InvoicePayment, { by: 'debit' }>,
  date: Words['date'],
) => ({
  iban: ibanMasked,
  scheme: mandate.scheme,
  mandate: mandate.reference,
  signedOn: date(mandate.signedOn),
  creditorId,
});

/** What stands below the lines, and in the file. */
function writeNotes({ say, date }: Omit<Words, 'cents'>, document: InvoiceDocument): readonly string[] {
  const { corrects, reason } = document;
  return [
    corrects === null
      ? ''
      : say('document.invoice.correction', { number: corrects.number, date: date(corrects.issuedOn) }),
    reason ?? '',
    isOutOfScope(document) ? '' : say('document.invoice.rounding'),
  ].filter((note) => note !== '');
}
