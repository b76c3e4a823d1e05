import { expect, test } from 'vitest';
import { createDateHolidays } from './date-holidays.ts';

const { listHolidays } = createDateHolidays();
const datesOf = async (region: string, year: number) => (await listHolidays(region, year)).map(({ date }) => date);

test('regions of one country have holidays of their own', async () => {
  expect(await datesOf('DE-HH', 2026)).toContain('2026-10-31');
  expect(await datesOf('DE-BY', 2026)).not.toContain('2026-10-31');
  expect(await datesOf('DE-BY', 2026)).toContain('2026-06-04');
});

test('a holiday of two days closes both', async () => {
  expect(await datesOf('RO', 2027)).toEqual(expect.arrayContaining(['2027-01-01', '2027-01-02']));
});

test('only days off are listed, in the year asked for', async () => {
  const days = await datesOf('DE-HH', 2027);
  expect(days).not.toContain('2027-12-24');
  expect(days.every((day) => day.startsWith('2027-'))).toBe(true);
});

test('names are in the language asked for', async () => {
  const polish = await listHolidays('DE-HH', 2026, 'pl');
  expect(polish.find(({ date }) => date === '2026-01-01')?.name).toBe('Nowy Rok');
});

test('a region that nobody knows has no holidays', async () => {
  expect(await datesOf('XX-YY', 2026)).toEqual([]);
});
