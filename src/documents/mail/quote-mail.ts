import type { Quote } from '#contract/quote.ts';
import { createOrderText, type OrderText, placeOfReturn, returnZoneOf } from '#documents/order/order-text.ts';
import type { Locale } from '#i18n/locales.ts';
import type { MailCard, MailMatter, MailRow } from './mail-body.ts';
import { toKind } from './mail-drawing.ts';
import { promiseRows } from './promise-rows.ts';

/** What the sentences of a mail with a quote speak of. */
export function toQuoteValues(locale: Locale, { number, company, validUntil }: Quote): Record<string, string> {
  return { number, company, time: createOrderText(locale).time(validUntil) };
}

/** The quote with its trailers, what it costs, until when it can be accepted, and whether the trailers are kept. */
export function toQuoteMatter(locale: Locale, quote: Quote): MailMatter {
  const text = createOrderText(locale);
  const { say, time } = text;
  const { number, lines, heldUntil, validUntil, note } = quote;
  const isHeld = heldUntil !== null;
  return {
    number,
    cards: lines.map((line) => describeLine(line, text)),
    rows: toSumRows(text, quote),
    notice: {
      title: say('quote.validUntil.time', { time: time(validUntil) }),
      text: isHeld ? say('quote.held', { time: time(heldUntil) }) : say('quote.notHeld'),
      rows: note === null ? [] : [{ label: say('word.note'), value: note, isText: true }],
    },
  };
}

function describeLine(line: Quote['lines'][number], text: OrderText): MailCard {
  const { say, appointment } = text;
  const { trailer, depot, period, price, net } = line;
  return {
    kind: toKind(trailer),
    title: text.type(trailer),
    plate: trailer.plate,
    number: trailer.number,
    span: {
      from: { label: say('word.handover.pickUp'), value: appointment(line.from, period.timeZone) },
      to: { label: say('word.handover.return'), value: appointment(line.to, returnZoneOf(line)) },
      length: say('document.days', { days: price.days }),
    },
    rows: [
      { label: say('word.noun.depot'), value: `${depot.name}, ${depot.city}`, isText: true },
      ...(line.returnDepot
        ? [{ label: say('oneWay.place'), value: placeOfReturn(line.returnDepot), isText: true }]
        : []),
      ...promiseRows(text, line, line.freeCancellationHours.any),
      ...text.charges(line).map(({ label, note, amount }) => ({ label, note, value: amount })),
    ],
    amount: text.format.money(net),
  };
}

const toSumRows = ({ say, format, tax: describe }: OrderText, { totals }: Quote): readonly MailRow[] => [
  { label: say('word.netTotal'), value: format.money(totals.net) },
  ...totals.taxes.map((tax) => ({
    label: describe(tax),
    note: say('cart.tax.base', { amount: format.money(tax.base) }),
    value: format.money(tax.amount),
  })),
  { label: say('document.gross'), value: format.money(totals.gross), isSum: true },
];
