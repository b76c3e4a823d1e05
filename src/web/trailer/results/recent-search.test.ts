import { expect, test } from 'vitest';
import { stillAhead, withSearch } from './recent-search.ts';

const add = (recent: readonly string[], search: string) => withSearch(recent, new URLSearchParams(search));

test('the newest search stands first, without its filters', () => {
  expect(add(['type=box'], 'depot=HAM&type=cool&liftAxle=true&sort=price')).toEqual([
    'depot=HAM&type=cool',
    'type=box',
  ]);
});

test('the same thing at another time takes the place of the older search', () => {
  const before = ['type=box', 'type=cool&from=2026-11-18&to=2026-11-20'];
  expect(add(before, 'type=cool&from=2026-12-01&to=2026-12-03')).toEqual([
    'type=cool&from=2026-12-01&to=2026-12-03',
    'type=box',
  ]);
});

test('three are kept, and an empty search is none', () => {
  const three = ['type=a', 'type=b', 'type=c'];
  expect(add(three, 'type=d')).toEqual(['type=d', 'type=a', 'type=b']);
  expect(add(three, 'liftAxle=true')).toBe(three);
});

test('a time that has begun is dropped, and with it a search for nothing else', () => {
  const now = new Date(2026, 10, 16, 10, 0);
  expect(
    stillAhead(
      ['from=2026-11-16T08:00&to=2026-11-18T08:00', 'type=box&from=2026-11-16T08:00&to=2026-11-18T08:00', 'depot=HAM'],
      now,
    ),
  ).toEqual(['type=box', 'depot=HAM']);
  expect(stillAhead(['from=2026-11-17T08%3A00&to=2026-11-18T08%3A00'], now)).toEqual([
    'from=2026-11-17T08%3A00&to=2026-11-18T08%3A00',
  ]);
});
