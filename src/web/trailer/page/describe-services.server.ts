import type { ServiceOffer } from '#contract/service.ts';
import { serviceGroupOf } from '#domain/cart/service-group.ts';
import { serviceName, serviceText } from '#i18n/service-name.ts';
import { HOUR_MS } from '#domain/time/duration.ts';
import type { DatedWords } from '#web/words/words.ts';

/** Services with their names and prices: what belongs to every rental first, then what is recommended. */
export const describeServices = (
  offers: readonly ServiceOffer[],
  { intl, format, now, pickUp }: DatedWords & { readonly pickUp: Date },
) =>
  offers
    .toSorted((a, b) => rank(a) - rank(b))
    .map((offer) => ({
      key: offer.key,
      name: serviceName(intl, offer),
      text: serviceText(intl, offer),
      unit: offer.unit,
      cents: offer.price.cents,
      price: format.money(offer.price),
      group: serviceGroupOf(offer.key),
      isIncluded: offer.price.cents === 0,
      mandatory: offer.mandatory,
      isRecommended: offer.recommended,
      requires: offer.requires,
      excludes: offer.excludes,
      leadTimeHours: offer.leadTimeHours,
      isTooLate: now.getTime() + offer.leadTimeHours * HOUR_MS > pickUp.getTime(),
    }));

export type ServiceItem = ReturnType<typeof describeServices>[number];

const rank = ({ mandatory, recommended }: ServiceOffer): number => (mandatory ? 0 : recommended ? 1 : 2);
