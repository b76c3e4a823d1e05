import type { Booking } from '#contract/booking.ts';
import type { TaxTotal } from '#contract/line.ts';
import { isDropped } from '#domain/booking/booking-state.ts';
import { money, ZERO } from '#domain/money/money.ts';
import { dayRate } from '#domain/price/tariff.ts';
import { chargeName } from '#i18n/charge-name.ts';
import type { Words } from '#web/words/words.ts';
import type { SumLine } from '#web/ui/sums.tsx';

/** What the booking costs, line by line, and why. Of one that never took place, only its fee is left. */
export function describePrice(booking: Booking, words: Words) {
  const { intl, format } = words;
  const { charges, totals, status } = booking;
  const isOff = isDropped(status);
  const lines: readonly SumLine<string>[] = [
    ...(isOff ? describeDropped(booking, words) : describeAgreed(booking, words)),
    ...charges.map(({ id, kind, net }) => ({
      key: id,
      label: intl.formatMessage({ id: `booking.charge.${kind}` }),
      amount: format.money(net),
    })),
    {
      key: 'net',
      kind: 'subtotal',
      label: intl.formatMessage({ id: 'booking.price.net' }),
      amount: format.money(totals.net),
    },
    ...totals.taxes.map((tax) => ({
      key: `${tax.country} ${tax.case} ${tax.rate}`,
      kind: 'tax' as const,
      label: intl.formatMessage(
        { id: 'booking.price.tax' },
        { rate: format.percent(tax.rate), country: format.country(tax.country) },
      ),
      base: describeBase(tax, words),
      amount: format.money(tax.amount),
    })),
    {
      key: 'gross',
      kind: 'total',
      label: intl.formatMessage({ id: 'word.grossTotal' }),
      amount: format.money(totals.gross),
    },
  ];
  return { lines, reasons: isOff || booking.oneWay?.isLeg ? [] : explainRent(booking, words) };
}

function describeAgreed(booking: Booking, { intl, format }: Words): readonly SumLine<string>[] {
  const { price, services, trace, oneWay } = booking;
  return [
    {
      key: 'rent',
      label: intl.formatMessage({ id: 'word.rentOfDays' }, { days: price.days }),
      ...(!oneWay?.isLeg && { note: `${trace.paidDays} × ${format.money(money(trace.dayRateCents))}` }),
      amount: format.money(price.total),
    },
    ...services.map(({ key, names, unit, unitPrice, price: cost }) => ({
      key,
      label: chargeName({ key, names }, booking, { intl, format }),
      ...(unit === 'perDay' && cost.cents > 0 && { note: `${price.days} × ${format.money(unitPrice)}` }),
      amount: format.money(cost),
    })),
  ];
}

const describeDropped = ({ price, net }: Booking, { intl, format }: Words): readonly SumLine<string>[] => [
  {
    key: 'rent',
    label: intl.formatMessage({ id: 'word.rentOfDays' }, { days: price.days }),
    note: `${format.money(net)}, ${intl.formatMessage({ id: 'booking.price.dropped' })}`,
    amount: format.money(ZERO),
  },
];

/** What a tax is levied on, and why it is not simply that of the depot. */
function describeBase({ base, case: which, rate, country }: TaxTotal, { intl, format }: Words): string {
  const amount = intl.formatMessage({ id: 'booking.price.base' }, { amount: format.money(base) });
  if (which === 'shortTerm') return amount;
  const values = { rate: format.percent(rate), country: format.country(country) };
  return `${amount} · ${intl.formatMessage({ id: `booking.tax.${which}` }, values)}`;
}

/** The steps from the price list to the rent: band, depot, days. */
function explainRent({ trace, depot, price }: Booking, { intl, format }: Words): readonly string[] {
  const { bands, bandFromDay, factor, dayRateCents, paidDays, days } = trace;
  const band = bands.find(({ fromDay }) => fromDay === bandFromDay);
  const own = bands.findLast(({ fromDay }) => fromDay <= days);
  const rate = format.money(money(dayRateCents));
  return [
    intl.formatMessage(
      { id: 'booking.why.band' },
      { fromDay: bandFromDay, rate: format.money(money(band?.dayRateCents ?? dayRateCents)) },
    ),
    ...(factor === 10_000
      ? []
      : [
          intl.formatMessage(
            { id: 'booking.why.factor' },
            { depot: depot.name, factor: format.number(factor / 10_000, 2), rate },
          ),
        ]),
    ...(paidDays > days && own
      ? [
          intl.formatMessage(
            { id: 'booking.why.longer' },
            {
              days,
              paidDays,
              total: format.money(price.total),
              otherwise: `${days} × ${format.money(dayRate(own, factor))}`,
            },
          ),
        ]
      : [intl.formatMessage({ id: 'booking.why.days' }, { days, rate, total: format.money(price.total) })]),
    intl.formatMessage({ id: 'booking.why.frozen' }),
  ];
}
