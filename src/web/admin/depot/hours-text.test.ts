import { describe, expect, test } from 'vitest';
import { areHours } from '#domain/depot/opening-hours.ts';
import { HOURS } from './hours-text.ts';

describe('hours as they are typed', () => {
  test.each([
    ['', []],
    ['06:00–20:00', [{ from: '06:00', to: '20:00' }]],
    ['6-20', [{ from: '06:00', to: '20:00' }]],
    [
      '0730 - 1200; 13:00-24',
      [
        { from: '07:30', to: '12:00' },
        { from: '13:00', to: '24:00' },
      ],
    ],
  ])('%j is %j', (text, hours) => {
    expect(HOURS.read(text)).toEqual(hours);
    expect(areHours(HOURS.read(text))).toBe(true);
    expect(HOURS.read(HOURS.write(hours))).toEqual(hours);
  });

  test.each(['morning', '8', '20-6', '8-12, 11-14', '25-26'])('%j are none, and stay to be mended', (text) => {
    const hours = HOURS.read(text);
    expect(areHours(hours)).toBe(false);
    expect(HOURS.read(HOURS.write(hours))).toEqual(hours);
  });
});
