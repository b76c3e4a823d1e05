import { describe, expect, test } from 'vitest';
import { handoverTimes, nearestTime } from './handover-times.ts';

const openings = {
  keyBox: false,
  hours: {
    week: { '1': [{ from: '06:00', to: '08:00' }], '6': [{ from: '07:00', to: '07:30' }] },
    seasons: [{ from: '12-20', to: '01-06', week: { '1': [{ from: '09:00', to: '09:30' }] } }],
  },
  specialDays: [{ date: '2026-11-23', name: 'Feiertag', hours: [] }],
};

describe('the times of a day at a depot', () => {
  test.each([
    ['2026-11-16', ['06:00', '06:30', '07:00', '07:30', '08:00']],
    ['2026-11-21', ['07:00', '07:30']],
    ['2026-11-22', []],
    ['2026-11-23', []],
    ['2026-12-28', ['09:00', '09:30']],
    ['2027-01-04', ['09:00', '09:30']],
  ])('%s: %j', (date, times) => {
    expect(handoverTimes(openings, date)).toEqual(times);
  });

  test('a key box has no hours', () => {
    expect(handoverTimes({ ...openings, keyBox: true }, '2026-11-22')).toHaveLength(48);
  });
});

test('the nearest time to a wish is taken, and none where there is none', () => {
  const times = handoverTimes(openings, '2026-11-16');
  expect(nearestTime(times, '11:00')).toBe('08:00');
  expect(nearestTime(times, '06:40')).toBe('06:30');
  expect(nearestTime([], '06:40')).toBeUndefined();
});
