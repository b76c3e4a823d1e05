import type { DepotSummary } from '#contract/depot.ts';
import type { PriceQuote } from '#contract/price.ts';
import { money } from '#domain/money/money.ts';
import { addDays } from '#domain/time/wall-clock.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import type { Words } from '#web/words/words.ts';
import { describeOneWay } from '../describe-one-way.server.ts';
import type { WallPeriod } from './wall-period.ts';

/** A price with the reasons for it: the band it comes from, the days that cost nothing more, and the tax. */
export function describePrice(quote: PriceQuote, from: DepotSummary, words: Words) {
  const { intl, format } = words;
  const { days, total, perDay, trace, tax, oneWay } = quote;
  const rentCents = total.cents - (oneWay?.fee?.cents ?? 0);
  const rate = format.money(money(trace.dayRateCents));
  const isLongerBand = trace.paidDays > days;
  return {
    days,
    rentCents,
    rent: format.money(money(rentCents)),
    oneWay: oneWay ? describeOneWay(oneWay, from, words) : null,
    currency: total.currency,
    total: format.money(total),
    perDay: format.money(perDay),
    calculation: `${trace.paidDays}\u00a0×\u00a0${rate}`,
    isLongerBand,
    why: intl.formatMessage(
      { id: isLongerBand ? 'trailer.why.longer' : 'trailer.why.band' },
      { days, paidDays: trace.paidDays, fromDay: trace.bandFromDay, rate },
    ),
    freeDays: describeFreeDays(quote, words),
    tax: tax && {
      basisPoints: Math.round(tax.rate * 100),
      rate: format.percent(tax.rate),
      country: format.country(tax.country),
      text: intl.formatMessage(
        { id: `trailer.tax.${tax.case}` },
        { country: format.country(tax.country), rate: format.percent(tax.rate) },
      ),
    },
  };
}

/** How much longer the trailer can be kept at the same price, if it can. */
function describeFreeDays({ curve, days, period, total }: PriceQuote, { intl, format }: Words) {
  const stretch = curve.flat.find(({ fromDay, toDay }) => fromDay <= days && days < toDay);
  if (!stretch) return null;
  const more = stretch.toDay - days;
  const to = addDays(period.localTo, more);
  const until = wallTimeText(format, to.slice(0, 10));
  const longer: WallPeriod = { from: period.localFrom, to };
  return {
    more,
    lastDay: to.slice(0, 10),
    period: longer,
    until,
    text: intl.formatMessage({ id: 'trailer.freeDays.text' }, { until, total: format.money(total) }),
  };
}
