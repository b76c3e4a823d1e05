import type { Line, LineService } from '#contract/line.ts';
import { money, type Money } from '#domain/money/money.ts';
import type { PriceTrace } from '#domain/price/price.ts';
import { dayRate } from '#domain/price/tariff.ts';
import type { Format } from '#i18n/format.ts';
import { chargeName } from '#i18n/charge-name.ts';
import { trailerName } from '#web/words/trailer-name.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import type { Words } from '#web/words/words.ts';

/** A line of a cart or an order: who the trailer is, when and where it is had, and how its price comes about. */
export function describeLine(line: Line, words: Words) {
  const { intl, format } = words;
  const { trailer, depot, period, price, services } = line;
  return {
    id: line.id,
    trailerId: line.trailerId,
    name: trailerName(intl, trailer.type, trailer.subType),
    number: trailer.number,
    plate: trailer.plate,
    country: depot.country,
    type: trailer.type,
    subType: trailer.subType,
    image: trailer.image,
    depotId: line.depotId,
    depot: depot.name,
    returnDepot: line.returnDepot && { id: line.returnDepot.id, name: line.returnDepot.name },
    city: depot.city,
    period,
    pickUp: wallTimeText(format, period.localFrom),
    return: wallTimeText(format, period.localTo),
    days: price.days,
    net: format.money(line.net),
    charges: [
      {
        key: 'rent',
        label: intl.formatMessage({ id: 'cart.rent' }, { days: price.days }),
        note: line.oneWay?.isLeg ? intl.formatMessage({ id: 'cart.service.included' }) : explainRent(line.trace, words),
        amount: format.money(price.total),
      },
      ...services.map((service) => describeCharge(service, line, words)),
    ],
  };
}

export type LineView = ReturnType<typeof describeLine>;

/** The days at their rate; or why more days are paid for than asked, with what it would have cost otherwise. */
function explainRent({ days, paidDays, dayRateCents, bands, factor }: PriceTrace, { intl, format }: Words): string {
  if (paidDays === days) return times(days, money(dayRateCents), format);
  const own = bands.findLast(({ fromDay }) => fromDay <= days);
  const otherwise = own ? times(days, dayRate(own, factor), format) : '';
  return intl.formatMessage({ id: 'cart.rent.longer' }, { days: paidDays, otherwise });
}

const describeCharge = (
  { key, names, unit, unitPrice, price }: LineService,
  line: Pick<Line, 'price' | 'returnDepot' | 'oneWay'>,
  { intl, format }: Words,
) => ({
  key,
  label: chargeName({ key, names }, line, { intl, format }),
  note:
    price.cents === 0
      ? intl.formatMessage({ id: 'cart.service.included' })
      : unit === 'once'
        ? intl.formatMessage({ id: 'cart.service.once' })
        : times(line.price.days, unitPrice, format),
  amount: format.money(price),
});

const times = (days: number, rate: Money, format: Format): string => `${days}\u00A0×\u00A0${format.money(rate)}`;
