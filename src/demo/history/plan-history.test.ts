import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { createDateHolidays } from '#adapters/holidays/date-holidays.ts';
import { makeTrailers } from '../make-trailers.ts';
import { orderStories, PRESSING_STORIES } from '../stories/orders.ts';
import { rentalStories } from '../stories/rentals.ts';
import { demoGround } from './demo-ground.ts';
import { openDiary } from './diary.ts';
import { planCurrent } from './plan-current.ts';
import { planHistory } from './plan-history.ts';
import type { PlannedOrder } from './plan.ts';
import { LATE_PAYERS } from './renters.ts';
import { ordersOfMonth } from './season.ts';

const holidays = createDateHolidays();

const plans = new Map<string, ReturnType<typeof make>>();

function plan(day: string) {
  const known = plans.get(day) ?? make(day);
  plans.set(day, known);
  return known;
}

async function make(day: string) {
  const ground = await groundOf(Temporal.PlainDate.from(day));
  return { ground, ...planHistory(ground) };
}

function groundOf(today: Temporal.PlainDate) {
  const stories = [...rentalStories({ fromDay: 0, pickUp: '12:00' }), ...orderStories(60), ...PRESSING_STORIES];
  return demoGround(holidays, { today, trailers: makeTrailers(today), stories });
}

const rentalsOf = (orders: readonly PlannedOrder[]) =>
  orders.filter(({ end }) => end === 'rented').flatMap(({ rentals }) => rentals);

/** Monday, Tuesday, Thursday, Saturday, Sunday, New Year's Eve and New Year, the end of a leap February, clock changes. */
const DAYS = [
  '2026-11-16',
  '2026-09-01',
  '2027-05-06',
  '2026-11-21',
  '2026-11-22',
  '2026-12-31',
  '2027-01-01',
  '2028-02-29',
  '2027-03-28',
  '2026-10-25',
];

test('neighbouring months differ by less than a tenth', () => {
  for (let month = 1; month <= 12; month += 1) {
    const share = ordersOfMonth(month) / ordersOfMonth((month % 12) + 1);
    expect(Math.abs(share - 1)).toBeLessThan(0.06);
  }
});

/** Every day in the long run; otherwise a sixth of them, on all days of the week. */
const STEP = process.env['TEST_LONG'] === '1' ? 1 : 6;

test('six in ten trailers are out whatever day of a year the demo starts on, also around holidays', async () => {
  const first = Temporal.PlainDate.from('2026-11-16');
  const others: string[] = [];
  for (let days = 0; days < first.daysInYear; days += STEP) {
    const today = first.add({ days });
    const ground = await groundOf(today);
    const { out } = planCurrent(ground, openDiary(ground));
    const share = (out.length + ground.outToday.length) / ground.trailers.length;
    if (share <= 0.6 || share >= 0.65) others.push(`${today.toString()}: ${share}`);
  }
  expect(others).toEqual([]);
});

describe.each(DAYS)('the plan for %s', (day) => {
  test('has four to six hundred orders, about as many each month', async () => {
    const { past, out, toCome, ground } = await plan(day);
    const placed = [...past, ...out, ...toCome].map(({ placedAt }) => placedAt.toISOString().slice(0, 7));
    const told = ground.ordersPlaced.map((days) => ground.today.add({ days }).toString().slice(0, 7));
    expect(placed.length + told.length).toBeGreaterThan(400);
    expect(placed.length + told.length).toBeLessThanOrEqual(600);
    const counts = [...Map.groupBy([...placed, ...told], (month) => month)]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      // The first and the last month are not whole.
      .slice(1, -1)
      .map(([, all]) => all.length);
    expect(counts.length).toBeGreaterThanOrEqual(12);
    const changes = counts.slice(1).map((count, i) => Math.abs(count / (counts[i] ?? 0) - 1));
    expect(Math.max(...changes), counts.join(' ')).toBeLessThanOrEqual(0.1);
  });

  test('has had six in ten trailers out in the months before', async () => {
    const { past, out, ground } = await plan(day);
    const fleet = ground.trailers.length;
    const rentals = rentalsOf([...past, ...out]);
    let days = 0;
    for (const { fromDay, toDay } of rentals) days += Math.max(0, Math.min(toDay, -30) - Math.max(fromDay, -365));
    expect(days / (335 * fleet)).toBeGreaterThan(0.57);
    expect(days / (335 * fleet)).toBeLessThan(0.67);
  });

  test('lets no two rentals of a trailer meet', async () => {
    const { past, out, toCome, ground } = await plan(day);
    const all = rentalsOf([...past, ...out, ...toCome]);
    for (const [trailer, rentals] of Map.groupBy(all, (rental) => rental.trailer)) {
      const inTurn = rentals.toSorted((a, b) => a.from.getTime() - b.from.getTime());
      for (const [i, { from, to, back }] of inTurn.entries()) {
        expect(from < to && from < back, trailer).toBe(true);
        const before = inTurn[i - 1];
        const end = Math.max(before?.back.getTime() ?? 0, before?.to.getTime() ?? 0);
        expect(from.getTime() - end, trailer).toBeGreaterThanOrEqual(3 * 3_600_000);
      }
      for (const { fromDay, toDay } of ground.taken.filter((taken) => taken.trailer === trailer)) {
        expect(
          inTurn.every((rental) => rental.toDay < fromDay || rental.fromDay > toDay),
          trailer,
        ).toBe(true);
      }
    }
  });

  test('has something to do in the yards, or on the next working day', async () => {
    const { out, toCome, ground } = await plan(day);
    const rentals = rentalsOf([...out, ...toCome]);
    const eventsOn = (which: number) =>
      rentals.filter(({ toDay }) => toDay === which).length + rentals.filter(({ fromDay }) => fromDay === which).length;
    const isClosed = [...ground.calendars.values()].filter((calendar) => calendar.holidays.has(day)).length > 6;
    const isWeekday = Temporal.PlainDate.from(day).dayOfWeek < 6 && !isClosed;
    const [least, later] = isWeekday ? [14, 0] : [13, Math.max(...[1, 2, 3, 4].map(eventsOn))];
    expect(eventsOn(0) + later).toBeGreaterThanOrEqual(least);
    expect(eventsOn(0)).toBeLessThanOrEqual(24);
  });

  test('knows who cancelled, who did not come and who has not paid', async () => {
    const { past } = await plan(day);
    const count = (end: PlannedOrder['end']) => past.filter((order) => order.end === end).length;
    expect(count('cancelled')).toBeGreaterThanOrEqual(9);
    expect(count('noShow')).toBe(3);
    const late = past.filter(({ isOverdue }) => isOverdue).map(({ company, rentals }) => ({ company, rentals }));
    // Billed in the night after their return, and due two weeks later.
    expect(late.map(({ company, rentals: [rental] }) => ({ company, days: -15 - (rental?.toDay ?? 0) }))).toEqual(
      LATE_PAYERS.toReversed(),
    );
  });

  test('has a trailer out in its eighth month, and one that is billed every 28 days', async () => {
    const { out } = await plan(day);
    const longest = (company: string) =>
      Math.max(
        ...out.filter((order) => order.company === company).flatMap(({ rentals }) => rentals.map((r) => -r.fromDay)),
      );
    expect(longest('nordwind')).toBeGreaterThan(7 * 30.5);
    expect(longest('nordwind')).toBeLessThan(8 * 30.5);
    expect(longest('vandijk')).toBeGreaterThan(3 * 28);
  });
});

test('is always the same for a day', async () => {
  const [one, other] = [await make('2026-11-16'), await make('2026-11-16')];
  expect(one.past).toEqual(other.past);
  expect(one.out).toEqual(other.out);
  expect(one.toCome).toEqual(other.toCome);
});
