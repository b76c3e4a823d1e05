import type { CartItem } from '#contract/cart.ts';
import type { ServiceOffer } from '#contract/service.ts';
import { serviceGroupOf } from '#domain/cart/service-group.ts';
import { servicePrice } from '#domain/price/service-price.ts';
import { toInstant } from '#domain/time/instant.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import { serviceName, serviceText } from '#i18n/service-name.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import type { DatedWords, Words } from '#web/words/words.ts';

/** What can be had with a trailer, and the rules of each service in words: first what belongs to it, then what suits it. */
export function describeOffers(item: CartItem, words: DatedWords) {
  const { offers, serviceProblems } = item;
  const problems = new Map(serviceProblems.map((problem) => [problem.key, problem]));
  return offers
    .map((offer) => ({ ...describeOffer(offer, item, words), problem: problems.get(offer.key)?.problem ?? null }))
    .toSorted((a, b) => rank(a) - rank(b));
}

export type OfferView = ReturnType<typeof describeOffers>[number];

const rank = ({ mandatory, recommended }: Pick<ServiceOffer, 'mandatory' | 'recommended'>): number =>
  mandatory ? 0 : recommended ? 1 : 2;

function describeOffer(
  offer: ServiceOffer,
  { price, from, period, offers }: CartItem,
  { intl, format, now }: DatedWords,
) {
  const { key, unit, mandatory, recommended, requires, excludes, leadTimeHours } = offer;
  const namesOf = new Map(offers.map((known) => [known.key, known.names]));
  const name = (other: string) => serviceName(intl, { key: other, names: namesOf.get(other) ?? {} });
  const total = servicePrice({ unit, cents: offer.price.cents }, price.days);
  const latest = toInstant(from).subtract({ hours: leadTimeHours });
  return {
    key,
    name: name(key),
    text: serviceText(intl, offer) ?? null,
    group: serviceGroupOf(key),
    isIncluded: offer.price.cents === 0,
    mandatory,
    recommended,
    requires,
    excludes,
    isTooLate: latest.epochMilliseconds < now.getTime(),
    rate: describeRate(offer, { intl, format }),
    total: format.money(total),
    /** The services it brings along, and those it cannot be had with. */
    needs:
      requires.length > 0
        ? intl.formatMessage({ id: 'cart.service.requires' }, { names: format.list(requires.map(name)) })
        : null,
    replaces: excludes.map((other) => ({ key: other, name: name(other) })),
    deadline:
      leadTimeHours > 0
        ? {
            hours: leadTimeHours,
            until: wallTimeText(format, toWallTime(latest, period.timeZone)),
          }
        : null,
  };
}

/** What the total beside it is made of. */
function describeRate({ price, unit }: ServiceOffer, { intl, format }: Words): string {
  if (price.cents === 0) return intl.formatMessage({ id: 'cart.service.included' });
  if (unit === 'once') return intl.formatMessage({ id: 'cart.service.once' });
  return intl.formatMessage({ id: 'cart.service.perDay' }, { rate: format.money(price) });
}
