import { expect, test } from 'vitest';
import { addDays, onDays } from './wall-period.ts';

test('days are added on the calendar, whatever the clocks do', () => {
  expect(addDays('2026-10-24T08:00', 2)).toBe('2026-10-26T08:00');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});

test('other days keep the times of day', () => {
  const period = { from: '2026-11-18T08:00', to: '2026-11-25T17:00' };
  expect(onDays(period, '2026-12-01', '2026-12-03')).toEqual({ from: '2026-12-01T08:00', to: '2026-12-03T17:00' });
  expect(onDays({ from: '2026-11-18', to: '2026-11-25' }, '2026-12-01', '2026-12-03').to).toBe('2026-12-03');
});
