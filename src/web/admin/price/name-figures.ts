import type { IntlShape } from '#i18n/intl.tsx';
import { BAND_STARTS } from '#domain/price/tariff.ts';
import { typeName } from '#web/words/trailer-name.ts';
import type { PriceListPageView } from './load-price-list.server.ts';
import { priceClassName } from '#web/words/price-class-name.ts';
import { factorField, rateField, serviceField } from './price-draft.ts';

/** What each figure of a price list is called: the heading of its row and that of its column. */
export function nameFigures(intl: IntlShape, classes: readonly string[], frame: PriceListPageView['frame']) {
  const { depots, services, types } = frame;
  const factors = intl.formatMessage({ id: 'adminPrice.factors' });
  return new Map<string, string>([
    ...classes.flatMap((priceClass) =>
      BAND_STARTS.map(
        (fromDay, band) =>
          [
            rateField(priceClass, band),
            `${priceClassName(intl, priceClass)}, ${intl.formatMessage({ id: 'adminPrice.fromDay' }, { days: fromDay })}`,
          ] as const,
      ),
    ),
    ...depots.map(({ id, name }) => [factorField(id), `${factors}, ${name}`] as const),
    ...services.flatMap(({ key, name }) =>
      types.map((type) => [serviceField(key, type), `${name}, ${typeName(intl, type)}`] as const),
    ),
  ]);
}
