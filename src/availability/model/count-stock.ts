import type { StockCount } from '#services/ports/availability.ts';
import type { ReadModel } from './read-model.ts';

export const countStock = ({ fleet }: ReadModel): StockCount[] =>
  fleet.groups
    .filter(({ slots }) => slots.length > 0)
    .map(({ depot, type, priceClass, slots }) => ({
      depotId: fleet.depots.texts[depot] ?? '',
      type: fleet.types.texts[type] ?? '',
      priceClass,
      count: slots.length,
    }));
