import type { StockCount } from '#services/ports/availability.ts';
import type { ReadModel } from './read-model.ts';

export const countStock = ({ fleet }: ReadModel): StockCount[] =>
  fleet.groups
    .filter(({ slots }) => slots.length > 0)
    .map(({ depotId, type, priceClass, slots }) => ({ depotId, type, priceClass, count: slots.length }));
