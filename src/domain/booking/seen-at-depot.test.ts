import { expect, test } from 'vitest';
import { isSeenAtDepot } from './seen-at-depot.ts';

const depot = { lat: 53.5, lon: 10 };
const handedBackAt = new Date('2026-03-02T17:00:00Z');
/** A degree of latitude is some 111.2 km. */
const northBy = (metres: number) => ({ lat: depot.lat + metres / 111_195, lon: depot.lon });

test.each([
  ['in the yard, a minute later', 0, '2026-03-02T17:01:00Z', true],
  ['in the yard, at that moment', 0, '2026-03-02T17:00:00Z', true],
  ['in the yard, but before', 0, '2026-03-02T16:59:59Z', false],
  ['499 m away', 499, '2026-03-02T18:00:00Z', true],
  ['501 m away', 501, '2026-03-02T18:00:00Z', false],
])('a trailer %s: %s m at %s is proof: %s', (_where, metres, at, isProof) => {
  expect(isSeenAtDepot({ position: { ...northBy(metres), at: new Date(at) }, depot, handedBackAt })).toBe(isProof);
});
