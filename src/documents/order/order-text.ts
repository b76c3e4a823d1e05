import type { DepotSummary } from '#contract/depot.ts';
import type { LineFacts } from '#contract/document.ts';
import type { Line, LineService, TaxTotal } from '#contract/line.ts';
import type { Order } from '#contract/order.ts';
import { money, type Money } from '#domain/money/money.ts';
import { coversTheft, deductibleOf } from '#domain/price/deductible.ts';
import { dayRate } from '#domain/price/tariff.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { isUntaxed } from '#domain/tax/vat.ts';
import { createFormat, type Format } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { chargeName } from '#i18n/charge-name.ts';
import { serviceName } from '#i18n/service-name.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { isMessageKey, type MessageKey } from '#i18n/message-key.ts';

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
    labelled: (label: string, value: string): string => say('document.labelled', { label, value }),
    time: (at: string): string => `${format.date(at, OPERATOR_ZONE)}, ${format.time(at, OPERATOR_ZONE)}`,
    date: (at: string): string => format.date(at, OPERATOR_ZONE),
    trailer: ({ trailer }: Line): string => `${trailer.number} · ${trailer.make} ${trailer.model} · ${trailer.plate}`,
    /** What the trailer is called: `Kühlauflieger Mono`. */
    type: ({ type, subType }: Pick<Line['trailer'], 'type' | 'subType'>): string => {
      const id = `trailerType.${type}.${subType}`;
      return isMessageKey(intl, id) ? say(id) : `${type} ${subType}`;
    },
    depot: ({ depot }: Pick<Line, 'depot'>): string => `${depot.name}, ${depot.city}`,
    /** Where it is brought back, if that is another one. */
    returnDepot: ({ returnDepot }: Pick<Line, 'returnDepot'>, facts?: ReturnFacts): string | undefined =>
      returnDepot
        ? say('document.labelled', { label: say('oneWay.place'), value: placeOfReturn(returnDepot, facts) })
        : undefined,
    moment: (at: string, timeZone: string): string => `${format.date(at, timeZone)}, ${format.time(at, timeZone)}`,
    /** With its weekday, for what people have to be there for. */
    appointment: (at: string, timeZone: string): string =>
      `${format.fullDay(at, timeZone)}, ${format.time(at, timeZone)}`,
    service: (service: LineService): string => serviceName(intl, service),
    charges: (line: Line): readonly Charge[] => [
      {
        key: 'rent',
        label: say('cart.rent', { days: line.price.days }),
        note: line.oneWay?.isLeg ? say('cart.service.included') : explainRent(say, format, line),
        amount: format.money(line.price.total),
      },
      ...line.services.map((service) => ({
        key: service.key,
        label: chargeName(service, line, { intl, format }),
        note: explainService(say, format, service, line.price.days),
        amount: format.money(service.price),
      })),
    ],
    cover: ({ services }: Pick<Line, 'services'>): readonly CoverFact[] => {
      const keys = services.map(({ key }) => key);
      return [
        { label: say('document.deductible'), value: format.money(deductibleOf(keys)) },
        { label: say('document.theft'), value: say(coversTheft(keys) ? 'document.theft.in' : 'document.theft.out') },
      ];
    },
    /** What it means that another trailer may come in the place of this one; nothing where exactly this one is promised. */
    promise: ({ unitChoice }: Pick<Line, 'unitChoice'>, hours: number): string | undefined =>
      unitChoice === 'any' ? `${say('document.unit.any')} ${say('cart.unit.free', { hours })}` : undefined,
    tax: (tax: Pick<TaxTotal, 'country' | 'case' | 'rate'>): string => describeTax(say, format, tax),
    payment: (order: Order): string => describePayment(say, order, (at) => format.date(at, OPERATOR_ZONE)),
  };
}

export type Charge = {
  readonly key: string;
  readonly label: string;
  /** How the amount comes about. */
  readonly note: string;
  readonly amount: string;
};
export type CoverFact = { readonly label: string; readonly value: string };

type Say = (id: MessageKey, values?: Record<string, string | number>) => string;

type ReturnFacts = Pick<LineFacts, 'returnAddress'>;

/** The depot to which it is brought, with its street as far as that is known. */
export const placeOfReturn = ({ name, city }: Pick<DepotSummary, 'name' | 'city'>, facts?: ReturnFacts): string =>
  `${name}, ${facts?.returnAddress ? toAddress(facts.returnAddress, city) : city}`;

export const toAddress = ({ street, postalCode }: Pick<LineFacts, 'street' | 'postalCode'>, city: string): string =>
  `${street}, ${postalCode} ${city}`;

/** By whose clock it is brought back. */
export const returnZoneOf = ({ returnDepot, period }: Pick<Line, 'returnDepot' | 'period'>): string =>
  (returnDepot ?? period).timeZone;

/** What is known of a line beyond the order, unless another trailer has taken its place since. */
export const factsOf = (
  facts: readonly LineFacts[],
  { bookingId, trailerId }: { readonly bookingId: string; readonly trailerId: string },
): LineFacts | undefined => facts.find((each) => each.bookingId === bookingId && each.trailerId === trailerId);

const times = (format: Format, days: number, rate: Money): string => `${days}\u00A0×\u00A0${format.money(rate)}`;

/** The days at their rate; or why more days are paid for than asked. */
function explainRent(say: Say, format: Format, { trace }: Pick<Line, 'trace'>): string {
  const { days, paidDays, dayRateCents, bands, factor } = trace;
  if (paidDays === days) return times(format, days, money(dayRateCents));
  const own = bands.findLast(({ fromDay }) => fromDay <= days);
  return say('cart.rent.longer', {
    days: paidDays,
    otherwise: own ? times(format, days, dayRate(own, factor)) : '',
  });
}

function explainService(say: Say, format: Format, { unit, unitPrice, price }: LineService, days: number): string {
  if (price.cents === 0) return say('cart.service.included');
  return unit === 'once' ? say('cart.service.once') : times(format, days, unitPrice);
}

function describeTax(
  say: Say,
  format: Format,
  { country: code, case: which, rate }: Pick<TaxTotal, 'country' | 'case' | 'rate'>,
): string {
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
  if (due === null) return say('document.payment.byInvoice');
  // What an extension adds is not asked for in advance.
  return say(payment.inAdvance && lapsesAt !== null ? 'document.payment.advance' : 'document.payment.transfer', {
    date: date(due),
  });
}
