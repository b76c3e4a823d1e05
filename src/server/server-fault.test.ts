import { expect, test } from 'vitest';
import { findServerFault } from './server-fault.ts';

test.for([
  [
    'an older release',
    170_006,
    false,
    'The database is too old: DATABASE_URL leads to PostgreSQL 17, and Trailyard needs 18 or newer.',
  ],
  ['a replica', 180_004, true, 'DATABASE_URL leads to a replica, which can only be read: name the primary.'],
  ['the oldest that will do', 180_000, false, undefined],
  ['a newer one', 190_001, false, undefined],
] as const)('%s', ([, version, isReplica, fault]) => {
  expect(findServerFault({ version, isReplica }, 'DATABASE_URL')).toBe(fault);
});

test('a server that says nothing of itself is refused as well', () => {
  expect(findServerFault(undefined, 'DATABASE_URL')).toContain('needs 18 or newer');
});
