import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { explainRefusal, FeedRefusal } from './explain-refusal.ts';

const errorOf = (code: string): Error => Object.assign(new DatabaseError('its own words', 0, 'error'), { code });

test.each([
  ['42501', 'alter role … replication'],
  ['55000', 'wal_level = logical'],
  ['53400', 'max_replication_slots'],
  ['53300', 'max_wal_senders'],
  ['28P01', 'pg_hba.conf'],
  ['08P01', 'DATABASE_DIRECT_URL'],
  ['0A000', 'PostgreSQL 16'],
])('the code %s is answered with what to do: %s', (code, advice) => {
  expect(explainRefusal(errorOf(code))).toContain(advice);
  expect(explainRefusal(errorOf(code))).toContain('(its own words)');
});

test('what the feed itself has found out is said as it is', () => {
  expect(explainRefusal(new FeedRefusal('Nothing is published.'))).toBe('Nothing is published.');
});

test.each([errorOf('57P03'), Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), 'a word', undefined])(
  'what passes by itself is no refusal: %s',
  (error) => {
    expect(explainRefusal(error)).toBeUndefined();
  },
);
