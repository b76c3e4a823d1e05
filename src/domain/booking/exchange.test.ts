import { expect, test } from 'vitest';
import { rankForExchange, type ExchangeKind } from './exchange.ts';

const plane: ExchangeKind = {
  type: 'plane',
  subType: 'standard',
  priceClass: 'plane',
  dayRateCents: 4200,
  payloadKg: 27_000,
};

test.each<[string, Partial<ExchangeKind>, string | undefined]>([
  ['the same', {}, 'equal'],
  ['the same that carries less', { payloadKg: 26_000 }, 'equal'],
  ['a dearer class', { priceClass: 'planeMega', dayRateCents: 4600 }, 'better'],
  ['another kind for the same price', { subType: 'mega' }, 'better'],
  ['a cheaper class', { priceClass: 'planeCity', dayRateCents: 3900 }, undefined],
  ['a dearer class that carries less', { priceClass: 'planeMega', dayRateCents: 4600, payloadKg: 1 }, undefined],
  ['a class without a price', { priceClass: 'planeMega', dayRateCents: null }, undefined],
  ['another type', { type: 'cool', dayRateCents: 9900 }, undefined],
])('%s is %j: %s', (_name, other, rank) => {
  expect(rankForExchange(plane, { ...plane, ...other })).toBe(rank);
});
