import { expect, test } from 'vitest';
import { changedHandsAt, signedOnDevice } from './signing-time.ts';

const NOW = new Date('2026-11-20T18:00:00Z');
const STARTED = new Date('2026-11-19T12:00:00Z');
const HOUR = 3600;

test.each([
  ['at once', 0, null, '2026-11-20T18:00:00Z'],
  ['within a minute', 59, null, '2026-11-20T18:00:00Z'],
  ['after two hours', 2 * HOUR, '2026-11-20T16:00:00Z', '2026-11-20T16:00:00Z'],
  ['after a day', 24 * HOUR, '2026-11-19T18:00:00Z', '2026-11-19T18:00:00Z'],
  ['after longer than a day', 25 * HOUR, '2026-11-19T17:00:00Z', '2026-11-20T18:00:00Z'],
  ['from before its protocol was begun', 31 * HOUR, '2026-11-19T11:00:00Z', '2026-11-20T18:00:00Z'],
])('a signature that came %s', (_, waitedSeconds, told, counts) => {
  const signing = { now: NOW, startedAt: STARTED, waitedSeconds };
  expect(signedOnDevice(signing)?.toISOString() ?? null).toBe(told && new Date(told).toISOString());
  expect(changedHandsAt(signing)).toEqual(new Date(counts));
});

test('a signature is not older than its protocol, however short the wait', () => {
  const startedAt = new Date('2026-11-20T17:00:00Z');
  expect(changedHandsAt({ now: NOW, startedAt, waitedSeconds: 2 * HOUR })).toEqual(NOW);
});
