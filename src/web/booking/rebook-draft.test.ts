import { expect, test } from 'vitest';
import { detailsOf, moveFrom, phoneOf, wishOf } from './rebook-draft.ts';

const stored = {
  period: {
    from: '2026-11-18T08:10:00.000Z',
    to: '2026-11-23T08:00:00.000Z',
    localFrom: '2026-11-18T09:10',
    localTo: '2026-11-23T09:00',
    timeZone: 'Europe/Berlin',
  },
  poNumber: 'PO 1',
  costCentre: '',
  driver: 'Jan',
  driverPhone: '+48 601 234 567',
};

test('nothing is sent that nobody has touched', () => {
  expect(wishOf({}, stored)).toEqual({});
  expect(wishOf({ from: '2026-11-18T09:10', to: '2026-11-24T09:00' }, stored)).toEqual({
    to: '2026-11-24T08:00:00.000Z',
  });
  expect(detailsOf({ poNumber: 'PO 1 ', driver: 'Jan' }, stored)).toEqual({});
});

test('a pick-up after the return takes the return along', () => {
  expect(moveFrom({}, '2026-11-20T07:00', stored)).toEqual({ from: '2026-11-20T07:00' });
  expect(moveFrom({}, '2026-12-01T07:00', stored)).toEqual({ from: '2026-12-01T07:00', to: '2026-12-06T09:00' });
  expect(moveFrom({ to: '2026-11-18T17:00' }, '2026-11-18T17:00', stored)).toEqual({
    from: '2026-11-18T17:00',
    to: '2026-11-19T17:00',
  });
});

test('what is emptied is sent as empty, and what the order had is said along', () => {
  const seen = { poNumber: 'PO 1', costCentre: '' };
  expect(detailsOf({ poNumber: ' ', costCentre: 'K 7' }, stored)).toEqual({ poNumber: '', costCentre: 'K 7', seen });
});

test.each([
  ['another driver has no phone until one is said', { driver: 'Ida' }, ''],
  ['a phone that was said stays', { driver: 'Ida', driverPhone: '+48 9' }, '+48 9'],
  ['so does the same one, said anew', { driver: 'Ida', driverPhone: stored.driverPhone }, stored.driverPhone],
])('%s', (_, draft, driverPhone) => {
  expect(phoneOf(draft, stored)).toBe(driverPhone);
  expect(detailsOf(draft, stored)).toEqual({ driverName: 'Ida', driverPhone });
});

test('the same driver keeps the phone', () => {
  expect(phoneOf({ driver: 'Jan ' }, stored)).toBe(stored.driverPhone);
});
