import { expect, test } from 'vitest';
import type { HandoverParts } from '#contract/handover.ts';
import { isSignedBy, readKeptSignature, toContent, waitedSeconds } from './kept-signature.ts';

const PNG = 'data:image/png;base64,AAAA';
const KEPT = {
  input: { customer: { name: 'Jan', signature: PNG } },
  signedAt: '2026-11-20T07:05:00.000Z',
  content: '{}',
};
const item = (value: unknown) => ({ id: 1, scope: 'anna', kind: 'signature', name: 'signature', value }) as const;

const PARTS: HandoverParts = {
  driver: { name: 'Jan', licenceNumber: null },
  mileage: { km: 5, isConfirmed: false, note: null },
  cooling: null,
  tyres: { '1L': 8, '1R': 7 },
  checklist: { lights: { isOk: true, note: null } },
  damages: [],
  equipment: {},
  cleanliness: { isClean: true, note: null },
};

test('what was kept is read back, anything else is not', () => {
  expect(readKeptSignature(item(KEPT))).toEqual(KEPT);
  expect(readKeptSignature(item({ ...KEPT, input: {} }))).toBeUndefined();
  expect(readKeptSignature(item('drawn'))).toBeUndefined();
  expect(readKeptSignature({ ...item(KEPT), kind: 'draft' })).toBeUndefined();
});

test.each<[string, Partial<HandoverParts>, boolean]>([
  ['in another order', { tyres: { '1R': 7, '1L': 8 } }, true],
  ['with nothing typed instead of nothing', { cleanliness: { isClean: true, note: '' } }, true],
  ['with another tyre', { tyres: { '1L': 8, '1R': 2 } }, false],
  ['with another driver', { driver: { name: 'Eva', licenceNumber: null } }, false],
])('a protocol %s has the content that was signed: %s', (_, change, isSame) => {
  expect(toContent({ ...PARTS, ...change }) === toContent(PARTS)).toBe(isSame);
});

test('photos of a damage are not part of what is compared', () => {
  const damage = { id: 'a', view: 'left', x: 0, y: 0, kind: 'dent', severity: 'cosmetic', description: '' } as const;
  expect(toContent({ ...PARTS, damages: [{ ...damage, photos: ['one'] }] })).toBe(
    toContent({ ...PARTS, damages: [{ ...damage, photos: [] }] }),
  );
});

test('a protocol that was signed by the same name was signed by this signature', () => {
  expect(isSignedBy({ name: 'Jan' }, KEPT)).toBe(true);
  expect(isSignedBy({ name: 'Eva' }, KEPT)).toBe(false);
  expect(isSignedBy(undefined, KEPT)).toBe(false);
});

test.each([
  ['2026-11-20T07:05:30.400Z', 30],
  ['2026-11-20T06:00:00.000Z', 0],
])('at %s it has waited %s seconds', (now, seconds) => {
  expect(waitedSeconds(KEPT, Date.parse(now))).toBe(seconds);
});
