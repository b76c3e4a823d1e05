import { expect, test } from 'vitest';
import { onDays } from './wall-period.ts';

test('other days keep the times of day', () => {
  const period = { from: '2026-11-18T08:00', to: '2026-11-25T17:00' };
  expect(onDays(period, '2026-12-01', '2026-12-03')).toEqual({ from: '2026-12-01T08:00', to: '2026-12-03T17:00' });
  expect(onDays({ from: '2026-11-18', to: '2026-11-25' }, '2026-12-01', '2026-12-03').to).toBe('2026-12-03');
});
