import { describe, expect, test } from 'vitest';
import { codeOfDay, isCodeOfDay } from './code-of-day.ts';

const day = { depotId: '7f2c1c60-0000-4000-8000-000000000001', day: '2026-03-02' };
const OTHERS = [
  ['another day', 'secret', { ...day, day: '2026-03-03' }],
  ['another depot', 'secret', { ...day, depotId: '7f2c1c60-0000-4000-8000-000000000002' }],
  ['another installation', 'secret of theirs', day],
] as const;

describe('the code of the day', () => {
  test('is six digits, the same whenever it is asked for', () => {
    expect(codeOfDay('secret', day)).toMatch(/^\d{6}$/);
    expect(codeOfDay('secret', day)).toBe(codeOfDay('secret', day));
  });

  test.each(OTHERS)('is another one for %s', (_what, secret, other) => {
    expect(codeOfDay(secret, other)).not.toBe(codeOfDay('secret', day));
    expect(isCodeOfDay(secret, other, codeOfDay('secret', day))).toBe(false);
  });

  test.each(['', '12345', '1234567', 'ёёёёёё'])('is not %o', (code) => {
    expect(isCodeOfDay('secret', day, code)).toBe(false);
  });

  test('keeps its leading zeros', () => {
    const days = Array.from({ length: 60 }, (_, i) => codeOfDay('secret', { ...day, day: `day ${i}` }));
    expect(days.some((code) => code.startsWith('0'))).toBe(true);
    expect(days.every((code) => code.length === 6)).toBe(true);
  });
});
