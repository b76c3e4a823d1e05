import { expect, test } from 'vitest';
import { detailsOf, moveFrom, wishOf } from './rebook-draft.ts';

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

test('what is emptied is sent as empty, and a phone goes with its driver', () => {
  expect(detailsOf({ poNumber: ' ', costCentre: 'K 7' }, stored)).toEqual({ poNumber: '', costCentre: 'K 7' });
  expect(detailsOf({ driver: 'Ida' }, stored)).toEqual({ driverName: 'Ida', driverPhone: '+48 601 234 567' });
  expect(detailsOf({ driver: 'Ida', driverPhone: '' }, stored)).toEqual({ driverName: 'Ida', driverPhone: '' });
});
