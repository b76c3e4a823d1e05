import { expect, test } from 'vitest';
import { shiftPeriod } from './shift-period.ts';

const berlin = {
  from: '2026-03-20T07:00:00Z',
  to: '2026-03-27T07:00:00Z',
  localFrom: '2026-03-20T08:00',
  localTo: '2026-03-27T08:00',
  timeZone: 'Europe/Berlin',
};

test('a moved rental begins when the trailer is free, by the clock of the depot', () => {
  expect(shiftPeriod(berlin, '2026-03-23T06:00:00Z').from).toBe('2026-03-23T07:00');
});

test('a moved rental stays as long by the clock, also over a clock change', () => {
  expect(shiftPeriod(berlin, '2026-03-28T07:00:00Z')).toEqual({ from: '2026-03-28T08:00', to: '2026-04-04T08:00' });
});
