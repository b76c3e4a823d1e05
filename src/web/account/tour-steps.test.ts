import { expect, test } from 'vitest';
import { ROLES } from '#domain/team/role.ts';
import { toTour } from './tour-steps.ts';

test.each(ROLES)('the tour of the role %s has five different steps and begins with a welcome', (role) => {
  const titles = toTour(role).map(({ title }) => title);
  expect(new Set(titles).size).toBe(5);
  expect(titles[0]).toBe('tour.welcome');
});

test('each role is shown what it does', () => {
  const titlesOf = (role: (typeof ROLES)[number]) => toTour(role).map(({ title }) => title);
  expect(titlesOf('admin')).toContain('tour.team');
  expect(titlesOf('dispatcher')).toContain('word.noun.cart');
  expect(titlesOf('accountant')).toContain('word.payment');
  expect(titlesOf('viewer')).not.toContain('word.noun.cart');
});
