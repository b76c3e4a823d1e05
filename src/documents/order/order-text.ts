import type { Line, LineService, TaxTotal } from '#contract/line.ts';
import type { Order } from '#contract/order.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { isUntaxed } from '#domain/tax/vat.ts';
import { createFormat, type Format } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { serviceName } from '#i18n/service-name.ts';
import { getIntl } from '#i18n/translate.server.ts';
import type { MessageKey } from '#i18n/message-key.ts';

/** The words and figures of an order on paper and in mails: the same cents wherever it is told. */
export type OrderText = ReturnType<typeof createOrderText>;

export function createOrderText(locale: Locale) {
  const intl = getIntl(locale);
  const format = createFormat(locale);
  const say = (id: MessageKey, values: Record<string, string | number> = {}): string =>
    intl.formatMessage({ id }, values);
  return {
    say,
    format,
    time: (at: string): string => `${format.date(at, OPERATOR_ZONE)}, ${format.time(at, OPERATOR_ZONE)}`,
    date: (at: string): string => format.date(at, OPERATOR_ZONE),
    trailer: ({ trailer }: Line): string => `${trailer.number} · ${trailer.make} ${trailer.model} · ${trailer.plate}`,
    depot: ({ depot }: Line): string => `${depot.name}, ${depot.city}`,
    moment: (at: string, timeZone: string): string => `${format.date(at, timeZone)}, ${format.time(at, timeZone)}`,
    service: (service: LineService): string => serviceName(intl, service),
    tax: (tax: TaxTotal): string => describeTax(say, format, tax),
    payment: (order: Order): string => describePayment(say, order, (at) => format.date(at, OPERATOR_ZONE)),
  };
}

type Say = (id: MessageKey, values?: Record<string, string | number>) => string;

function describeTax(say: Say, format: Format, { country: code, case: which, rate }: TaxTotal): string {
  const country = format.country(code);
  if (isUntaxed(which)) return say(`document.tax.${which}`, { country });
  return say('document.tax', { rate: format.percent(rate), country });
}

function describePayment(say: Say, { payment, lapsesAt }: Order, date: (at: string) => string): string {
  if (payment.paidBy === 'debit') {
    const { reference, ibanMasked: iban, accountHolder: holder } = payment.mandate;
    return say('document.payment.sepa', { reference, iban, holder });
  }
  const due = lapsesAt ?? payment.dueOn;
  // What an extension adds is not asked for in advance.
  return say(payment.inAdvance && lapsesAt !== null ? 'document.payment.advance' : 'document.payment.transfer', {
    date: due === null ? '' : date(due),
  });
}
