import { Temporal } from 'temporal-polyfill';
import type { LineFacts } from '#contract/document.ts';
import type { MailContent } from '#contract/mail.ts';
import type { Order, OrderLine } from '#contract/order.ts';
import { freeCancellationUntil } from '#domain/booking/cancellation-fee.ts';
import { groupIban } from '#domain/payment/group-iban.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import type { Locale } from '#i18n/locales.ts';
import { createOrderText, factsOf, type OrderText, placeOfReturn, returnZoneOf } from '#documents/order/order-text.ts';
import type { MailCard, MailMatter, MailNotice, MailRow, MailSpan, MailStep } from './mail-body.ts';
import { toKind } from './mail-drawing.ts';
import { promiseRows } from './promise-rows.ts';
import { toMailPlace } from './mail-place.ts';
import { unbroken } from './unbroken.ts';

type OrderContent = Extract<MailContent, { readonly order: unknown }>;
type Template = OrderContent['template'];

/** What the sentences of a mail about an order speak of. */
export function toOrderValues(locale: Locale, order: Order): Record<string, string> {
  const { time } = createOrderText(locale);
  return {
    number: order.number,
    author: order.createdBy.name,
    lapsesAt: order.lapsesAt === null ? '' : time(order.lapsesAt),
  };
}

/** The order with its trailers, what it costs, how it is paid, and what happens when. */
export function toOrderMatter(
  locale: Locale,
  { template, writtenAt, order, facts }: OrderContent,
  mapLink: string,
): MailMatter {
  const text = createOrderText(locale);
  const { number, lineItems } = order;
  const span = commonSpan(lineItems, text);
  const toCard = (line: OrderLine) =>
    describeLine(line, { locale, text, mapLink, facts: factsOf(facts.lines, line), hasSpan: span !== undefined });
  const [first] = byPickUp(lineItems);
  return {
    number,
    ...(template === 'orderConfirmed' && first && { title: announce(text, first, lineItems.length) }),
    ...(span && { span }),
    cards: lineItems.map(toCard),
    rows: toSumRows(text, order),
    notice: template === 'orderRejected' ? explainRefusal(text, order) : explainPayment(text, order, template),
    steps: toSteps(text, order, { template, writtenAt }),
  };
}

const byPickUp = (lines: readonly OrderLine[]): readonly OrderLine[] =>
  lines.toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from));

const announce = ({ say, format }: OrderText, { from, period }: OrderLine, count: number): string =>
  say('mail.orderConfirmed.title', { count, day: unbroken(format.fullDay(from, period.timeZone)) });

const toSpan = ({ from, to, period, price, returnDepot }: OrderLine, { say, appointment }: OrderText): MailSpan => ({
  from: { label: say('word.handover.pickUp'), value: appointment(from, period.timeZone) },
  to: { label: say('word.handover.return'), value: appointment(to, returnZoneOf({ returnDepot, period })) },
  length: say('document.days', { days: price.days }),
});

/** Told once where it is the same for all. */
function commonSpan(lines: readonly OrderLine[], text: OrderText): MailSpan | undefined {
  const [first] = lines;
  const isCommon = lines.every(({ period }) => {
    const { localFrom, localTo } = period;
    return localFrom === first?.period.localFrom && localTo === first.period.localTo;
  });
  return first && isCommon ? toSpan(first, text) : undefined;
}

type LineView = {
  readonly locale: Locale;
  readonly text: OrderText;
  readonly mapLink: string;
  readonly facts: LineFacts | undefined;
  /** Whether the period stands above all lines already. */
  readonly hasSpan: boolean;
};

function describeLine(line: OrderLine, { locale, text, mapLink, facts, hasSpan }: LineView): MailCard {
  const { trailer, depot, net } = line;
  return {
    kind: toKind(trailer),
    title: text.type(trailer),
    plate: trailer.plate,
    number: trailer.number,
    ...(facts && { place: toMailPlace(locale, mapLink, depot, facts) }),
    ...(hasSpan ? {} : { span: toSpan(line, text) }),
    rows: [
      ...(line.returnDepot
        ? [
            {
              label: text.say('oneWay.place'),
              value: placeOfReturn(line.returnDepot, facts),
              isText: true,
            },
          ]
        : []),
      ...promiseRows(text, line, line.freeCancellationHours),
      ...text.charges(line).map(({ label, note, amount }) => ({ label, note, value: amount })),
    ],
    amount: text.format.money(net),
  };
}

/** What was agreed, what has changed since, and what is to be paid. */
function toSumRows({ say, format, tax: describe }: OrderText, order: Order): readonly MailRow[] {
  const { totals, feesAndCredits, due, balance } = order;
  const isChanged = feesAndCredits.cents !== 0;
  return [
    ...(isChanged
      ? [
          { label: say('amounts.agreed'), value: format.money(totals.net) },
          { label: say('amounts.feesAndCredits'), value: format.money(feesAndCredits) },
        ]
      : []),
    { label: say(isChanged ? 'word.toPayNet' : 'word.netTotal'), value: format.money(due.net) },
    ...due.taxes.map((tax) => ({
      label: describe(tax),
      note: say('cart.tax.base', { amount: format.money(tax.base) }),
      value: format.money(tax.amount),
    })),
    { label: say(isChanged ? 'amounts.toPay' : 'document.gross'), value: format.money(due.gross), isSum: true },
    ...(balance.refund.cents > 0 ? [{ label: say('amounts.refund'), value: format.money(balance.refund) }] : []),
  ];
}

function explainRefusal({ say }: OrderText, { decision }: Order): MailNotice | undefined {
  return decision?.note
    ? { title: say('mail.row.reason', { name: decision.by }), text: decision.note, rows: [] }
    : undefined;
}

function explainPayment(text: OrderText, order: Order, template: Template): MailNotice | undefined {
  if (template !== 'orderAwaitingTransfer' && template !== 'orderConfirmed') return undefined;
  const { say, format } = text;
  const { payment, balance } = order;
  const isOpen = balance.open.cents > 0;
  const title = say('word.payment');
  if (!isOpen) return { title, text: say('document.payment.settled'), rows: [] };
  // What invoices will ask for, the mail does not.
  const isDue = payment.paidBy === 'transfer' && (payment.dueOn !== null || order.lapsesAt !== null);
  if (!isDue) return { title, text: text.payment(order), rows: [] };
  return {
    title,
    text: text.payment(order),
    rows: [
      { label: say('document.open'), value: format.money(balance.open) },
      { label: say('word.accountHolder'), value: payment.account.holder, isText: true },
      { label: 'IBAN', value: groupIban(payment.account.iban), isText: true },
      { label: 'BIC', value: payment.account.bic, isText: true },
      { label: say('document.reference'), value: payment.reference, isText: true },
    ],
  };
}

const AHEAD: Readonly<Partial<Record<Template, 'approval' | 'advance' | 'nothing'>>> = {
  orderPendingApproval: 'approval',
  orderToApprove: 'approval',
  orderAwaitingTransfer: 'advance',
  orderConfirmed: 'nothing',
};

/** When cancelling all of it stops being free. */
const firstFreeEnd = (lines: readonly OrderLine[]): string =>
  lines
    .map((line) => freeCancellationUntil(Temporal.Instant.from(line.from), line))
    .reduce((first, next) => (Temporal.Instant.compare(next, first) < 0 ? next : first))
    .toString();

/** What happens when. Nothing happens to an order that is over. */
function toSteps(
  text: OrderText,
  order: Order,
  { template, writtenAt }: Pick<OrderContent, 'template' | 'writtenAt'>,
): readonly MailStep[] {
  const waitsFor = AHEAD[template];
  const lines = byPickUp(order.lineItems);
  const [first] = lines;
  if (waitsFor === undefined || first === undefined) return [];
  const { say, appointment, time } = text;
  const freeUntil = firstFreeEnd(lines);
  const isFreeStill = Date.parse(freeUntil) > Date.parse(writtenAt);
  const handovers = lines.flatMap((line) =>
    (['pickUp', 'return'] as const).map((kind) => ({ kind, line, at: kind === 'pickUp' ? line.from : line.to })),
  );
  return [
    ...(waitsFor !== 'nothing' && order.lapsesAt !== null
      ? [{ when: say('cart.ahead.until', { time: time(order.lapsesAt) }), what: say(`cart.ahead.${waitsFor}`) }]
      : []),
    ...(isFreeStill
      ? [
          {
            when: appointment(freeUntil, first.period.timeZone),
            what: say('cart.ahead.cancel'),
          },
        ]
      : []),
    ...handovers
      .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
      .map(({ kind, line, at }) => ({
        when: appointment(at, kind === 'return' ? returnZoneOf(line) : line.period.timeZone),
        what: `${say(`calendar.${kind}`, { trailer: line.trailer.number })} · ${placeOf(kind, line).name}`,
      })),
    ...toDueStep(text, order, waitsFor),
  ];
}

const placeOf = (kind: 'pickUp' | 'return', { depot, returnDepot }: OrderLine): OrderLine['depot'] =>
  (kind === 'return' ? returnDepot : null) ?? depot;

function toDueStep(
  { say, format, labelled }: OrderText,
  { payment, balance }: Order,
  waitsFor: string,
): readonly MailStep[] {
  if (waitsFor !== 'nothing' || payment.paidBy !== 'transfer' || payment.dueOn === null || balance.open.cents <= 0)
    return [];
  const what = labelled(say('word.payment'), format.money(balance.open));
  return [{ when: say('cart.ahead.until', { time: format.fullDay(payment.dueOn, OPERATOR_ZONE) }), what }];
}
