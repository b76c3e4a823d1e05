import type { IntlShape } from '#i18n/intl.tsx';
import { BAND_STARTS } from '#domain/price/tariff.ts';
import { typeName } from '#web/words/trailer-name.ts';
import type { PriceListPageView } from './load-price-list.server.ts';
import { priceClassName } from '#web/words/price-class-name.ts';
import { LANE_PARTS, laneField, readLane } from './lane-figures.ts';
import { factorField, rateField, serviceField } from './price-draft.ts';

/** What each figure of a price list is called: the heading of its row and that of its column. */
export function nameFigures(
  intl: IntlShape,
  classes: readonly string[],
  { frame, lanes }: { readonly frame: PriceListPageView['frame']; readonly lanes: readonly string[] },
) {
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
    ...lanes.flatMap((lane) =>
      LANE_PARTS.map(
        (part) =>
          [
            laneField(lane, part),
            `${nameLane(intl, lane, frame)}, ${intl.formatMessage({ id: `adminPrice.oneWay.${part}` })}`,
          ] as const,
      ),
    ),
  ]);
}

/** From where to where, for which trailers. */
export function nameLane(
  intl: IntlShape,
  lane: string,
  { depots }: Pick<PriceListPageView['frame'], 'depots'>,
): string {
  const { fromDepotId, toDepotId, trailerType } = readLane(lane);
  const all = intl.formatMessage({ id: 'word.all' });
  const place = (id: string | null) => (id === null ? all : (depots.find((depot) => depot.id === id)?.name ?? '–'));
  return `${place(fromDepotId)} → ${place(toDepotId)}, ${trailerType === null ? all : typeName(intl, trailerType)}`;
}
