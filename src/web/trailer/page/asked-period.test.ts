import { describe, expect, test } from 'vitest';
import { readPeriod } from './asked-period.ts';

const read = (query: string) => readPeriod(new URLSearchParams(query));

describe('the period in an address', () => {
  test('may have times or not', () => {
    expect(read('from=2026-11-18T08:00&to=2026-12-11T08:00').period).toEqual({
      from: '2026-11-18T08:00',
      to: '2026-12-11T08:00',
    });
    expect(read('from=2026-11-18&to=2026-11-18').period).toEqual({ from: '2026-11-18', to: '2026-11-18' });
  });

  test('may be missing', () => {
    expect(read('utm_source=mail')).toEqual({ period: undefined, problem: undefined });
    expect(read('from=&to=')).toEqual({ period: undefined, problem: undefined });
  });

  test.each([
    ['from=2026-11-18', 'required'],
    ['from=2026-11-18&to=2026-11-17', 'before-from'],
    ['from=yesterday&to=2026-11-17', 'wall-time'],
    ['from=2026-02-30&to=2026-03-17', 'wall-time'],
  ])('says what is wrong with %s', (query, problem) => {
    expect(read(query)).toEqual({ period: undefined, problem });
  });
});
