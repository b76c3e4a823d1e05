import { expect, test } from 'vitest';
import { findWorse } from '../../bench/support/find-worse.ts';

const HISTORY = `
- 2026-11-15, 2 × x64: **scale** 9.9 transactions/s by one process while nothing happens
- 2026-11-16, 2 × x64: **scale** 3.0 transactions/s by one process while nothing happens
- 2026-11-16, 2 × x64: **scale** processor time of a page 40.00 ms (Node.js 38.00, PostgreSQL 2.00), a search 10.00 ms (…)
- 2026-11-17, 64 × arm64: **scale** 0.1 transactions/s by one process while nothing happens
- 2026-11-17, 2 × x64: **scale** 100 jobs/s by one process, each 10.00 ms (Node.js 8.00, PostgreSQL 2.00)
`;
const worse = (text: string) => findWorse({ bench: 'scale', machine: '2 × x64', text }, HISTORY);

test('a fifth more than was recorded last on such a machine is no news', () => {
  expect(worse('3.6 transactions/s by one process while nothing happens')).toEqual([]);
  expect(worse('processor time of a page 47.90 ms (…), a search 12.00 ms (…), an order 99.00 ms (…)')).toEqual([]);
});

test('more than that is told, figure by figure', () => {
  expect(worse('3.7 transactions/s by one process while nothing happens')).toEqual([
    'transactions by one process while nothing happens: 3.7 /s instead of 3 (2026-11-16)',
  ]);
  expect(worse('processor time of a page 48.10 ms (…), a search 12.10 ms (…)')).toEqual([
    'processor time of a page of the whole shop: 48.1 ms instead of 40 (2026-11-16)',
    'processor time of a search of the whole shop: 12.1 ms instead of 10 (2026-11-16)',
  ]);
});

test('rates depend on what else the machine does, and are not held to anything', () => {
  expect(worse('10 jobs/s by one process, each 99.00 ms (Node.js 97.00, PostgreSQL 2.00)')).toEqual([]);
});
