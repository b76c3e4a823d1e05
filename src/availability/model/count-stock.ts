import type { StockCount } from '#services/ports/availability.ts';
import type { ReadModel } from './read-model.ts';

export const countStock = ({ fleet }: ReadModel): StockCount[] =>
  fleet.groups
    .map((group) => ({ ...group, count: group.slots.filter((slot) => !fleet.isAway(slot)).length }))
    .filter(({ count }) => count > 0)
    .map(({ depot, type, priceClass, count }) => ({
      depotId: fleet.depots.texts[depot] ?? '',
      type: fleet.types.texts[type] ?? '',
      priceClass,
      count,
    }));
