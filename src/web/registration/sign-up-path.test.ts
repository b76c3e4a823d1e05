import { expect, test } from 'vitest';
import { parseSignUpPath, toSignUpPath } from './sign-up-path.ts';

test.each([
  ['', 'company', undefined],
  ['address', 'address', undefined],
  ['spring-grain', 'company', 'spring-grain'],
  ['spring-grain/legal', 'legal', 'spring-grain'],
  ['partners/elbe/person', 'person', 'partners/elbe'],
  ['company/address', 'address', 'company'],
  ['confirmed-a/legal', 'legal', 'confirmed-a'],
])('/sign-up/%s is the step %s of the campaign %s', (rest, step, campaign) => {
  expect(parseSignUpPath(rest)).toEqual({ kind: 'step', step, campaign });
});

test('the confirmation wins over a campaign of that name', () => {
  expect(parseSignUpPath('confirmed-Anna-Maria-Brandt')).toEqual({
    kind: 'confirmed',
    segment: 'confirmed-Anna-Maria-Brandt',
  });
});

test.each(['confirmed-', 'confirmed-Max', 'confirmed-Max-', 'confirmed--Brandt', 'confirmed--'])(
  '/sign-up/%s names nobody, and no campaign either',
  (rest) => {
    expect(parseSignUpPath(rest)).toEqual({ kind: 'none' });
  },
);

test('a step leads back to itself', () => {
  expect(toSignUpPath('company', undefined)).toBe('/sign-up');
  expect(toSignUpPath('company', 'spring-grain')).toBe('/sign-up/spring-grain');
  expect(toSignUpPath('legal', 'spring-grain')).toBe('/sign-up/spring-grain/legal');
  expect(toSignUpPath('person', undefined)).toBe('/sign-up/person');
});
