import { expect, test } from 'vitest';
import { isInCart } from './is-in-cart.ts';

const STAYS = [{ trailerId: 'a', from: '2026-12-07T08:00:00Z', to: '2026-12-09T08:00:00Z' }];
const period = (from: number, to: number) => ({ from: `2026-12-0${from}T08:00:00Z`, to: `2026-12-0${to}T08:00:00Z` });

test.each([
  ['the same period', 'a', period(7, 9), true],
  ['one that begins before it ends', 'a', period(8, 9), true],
  ['one that begins when it ends', 'a', period(9, 9), false],
  ['one that ends when it begins', 'a', period(5, 7), false],
  ['no period at all', 'a', undefined, true],
  ['another trailer', 'b', period(7, 9), false],
])('for %s', (_, trailerId, asked, isWanted) => {
  expect(isInCart(STAYS, trailerId, asked)).toBe(isWanted);
});
