import { DAY_MS } from '#domain/time/duration.ts';
import { minimumDays, type TrailerType } from '#domain/trailer/trailer-type.ts';
import { keysOf } from '#domain/table.ts';
import { between, createRandom, pick } from '../random.ts';
import type { Diary } from './diary.ts';
import { makeOrder, makeRental } from './make-rental.ts';
import type { PlanGround, PlannedOrder, PlannedTrailer } from './plan.ts';
import { planLate } from './plan-late.ts';
import { pickRenter, type Renter } from './renters.ts';
import { isReturnWeekday, ordersOfMonth, orderWeight, SHARE_OUT, shareOut } from './season.ts';

const MONTHS = 14;
/** Whatever is over is back some days before the seed. */
const LAST_BACK = -3;
const LAST_PLACED = -9;
const LEADS = [1, 1, 1, 2, 2, 3, 4, 5, 6, 8, 10, 14] as const;
const LATEST_PICK_UP = 5;

/** Days of rentals and how often they are asked for, of a hundred. */
const LENGTHS = [
  { of: 45, days: [3, 9] },
  { of: 25, days: [10, 25] },
  { of: 18, days: [26, 45] },
  { of: 12, days: [60, 170] },
] as const;

/** Every so many orders somebody cancels; and so often in all somebody does not come. */
const CANCELLED_EVERY = 44;
const NO_SHOWS = 3;
const SEVERAL_SHARE = 0.1;

/** What was ordered, rented and brought back during the last fourteen months, in the order in which it was ordered. */
export function planPast(ground: PlanGround, diary: Diary, current: readonly PlannedOrder[]): readonly PlannedOrder[] {
  const late = planLate(ground, diary);
  const known = [...current, ...late].map(({ placedAt }) => dayOf(ground, placedAt));
  const days = placedDays(ground, diary, [...ground.ordersPlaced, ...known]);
  const orders: PlannedOrder[] = [];
  let noShows = 0;
  for (const [i, placedDay] of days.entries()) {
    // In the middle of each third, or as soon after it as a trailer is found for it.
    const isNoShow = noShows < NO_SHOWS && i >= ((noShows + 0.5) * days.length) / NO_SHOWS;
    const end = isNoShow ? 'noShow' : i % CANCELLED_EVERY === CANCELLED_EVERY - 3 ? 'cancelled' : 'rented';
    const planned = planOrder(ground, diary, { name: `past ${i}`, placedDay, end });
    orders.push(...planned);
    if (isNoShow) noShows += planned.length;
  }
  return [...late, ...orders].toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
}

const dayOf = ({ today }: PlanGround, at: Date): number =>
  Math.floor((at.getTime() - Date.parse(`${today.toString()}T00:00:00Z`)) / DAY_MS);

/** The days on which orders came: as many a month as its season says, together with those that are known. */
function placedDays({ today }: PlanGround, diary: Diary, known: readonly number[]): readonly number[] {
  const start = today.subtract({ months: MONTHS });
  const days: number[] = [];
  for (
    let month = start.toPlainYearMonth();
    month.toString() <= today.toString().slice(0, 7);
    month = month.add({ months: 1 })
  ) {
    const first = Math.max(today.until(month.toPlainDate({ day: 1 })).days, today.until(start).days);
    const last = Math.min(today.until(month.toPlainDate({ day: month.daysInMonth })).days, -1);
    const quota = Math.round((ordersOfMonth(month.month) * (last - first + 1)) / month.daysInMonth);
    const missing = quota - known.filter((day) => day >= first && day <= last).length;
    days.push(...spread(diary, { first, last: Math.min(last, LAST_PLACED), count: missing }));
  }
  return days;
}

/** So many days of a stretch, evenly by the weight of their weekdays. */
function spread(
  diary: Diary,
  { first, last, count }: { first: number; last: number; count: number },
): readonly number[] {
  if (count <= 0 || last < first) return [];
  const weights = Array.from({ length: last - first + 1 }, (_, i) => orderWeight(diary.weekdayOf(first + i)));
  const step = weights.reduce((a, b) => a + b) / count;
  const days: number[] = [];
  let reached = 0;
  for (const [i, weight] of weights.entries()) {
    reached += weight;
    while (days.length < count && (days.length + 0.5) * step <= reached) days.push(first + i);
  }
  return days;
}

type Wish = Pick<PlannedOrder, 'name' | 'end'> & { readonly placedDay: number };

function planOrder(ground: PlanGround, diary: Diary, { name, placedDay, end }: Wish): readonly PlannedOrder[] {
  const random = createRandom(name);
  const found = findTrailer(ground, diary, { placedDay, random });
  if (found === undefined) return [];
  const { trailer, fromDay, toDay } = found;
  const renter = pickRenter(random, { ...trailer, placedDay, isOver: true });
  const driver = pick(random, renter.drivers);
  const twins = end === 'rented' && random() < SEVERAL_SHARE ? findTwins(ground, diary, found, renter) : [];
  const rentals = [trailer, ...twins].flatMap((each) => {
    const calendar = ground.calendars.get(each.depotCode);
    if (calendar === undefined) return [];
    const lateDays = end === 'rented' ? findDelay(diary, { ...found, trailer: each }, random) : 0;
    if (end === 'rented') diary.take(each, fromDay, toDay + Math.max(0, lateDays));
    return [makeRental(name, diary, { trailer: each, calendar, fromDay, toDay, lateDays, driver })];
  });
  return [makeOrder({ name, renter, placedDay, end, isOverdue: false, rentals }, diary)];
}

type Found = { readonly trailer: PlannedTrailer; readonly fromDay: number; readonly toDay: number };
type Question = { readonly placedDay: number; readonly random: () => number };

/** A trailer of a type of which too few are out, from a day soon after the order on, and until when. */
function findTrailer(ground: PlanGround, diary: Diary, { placedDay, random }: Question): Found | undefined {
  const wanted = placedDay + pick(random, LEADS);
  const toMonday = (8 - diary.weekdayOf(wanted)) % 7;
  const start = toMonday <= 4 && random() < 0.6 ? wanted + toMonday + between(random, [0, 1]) : wanted;
  for (let fromDay = start; fromDay <= start + LATEST_PICK_UP; fromDay += 1) {
    const lacking = lackOf(ground, diary, fromDay);
    for (const type of byLack(lacking.ofType, random)) {
      const days = lengthOf(random, lacking.ofAll);
      const trailer = ground.trailers
        .filter((candidate) => candidate.type === type && canLeave(ground, diary, candidate, fromDay))
        .toSorted((a, b) => diary.lastTaken(a.number, fromDay) - diary.lastTaken(b.number, fromDay))[0];
      const toDay = trailer && findEnd(diary, trailer, fromDay, days);
      if (trailer && toDay !== undefined) return { trailer, fromDay, toDay };
    }
  }
  return undefined;
}

const canLeave = (
  { today }: PlanGround,
  diary: Diary,
  { number, type, depotCode, firstRegisteredOn }: PlannedTrailer,
  day: number,
) =>
  diary.isOpen(depotCode, day) &&
  diary.isFree(number, day - 1, Math.min(day + minimumDays(type) + 1, LAST_BACK)) &&
  today.until(firstRegisteredOn).days < day - 5;

/** How many more trailers should be out on a day, of each type and of all. */
function lackOf({ today, trailers }: PlanGround, diary: Diary, day: number) {
  const { month } = today.add({ days: day });
  const fleet: Partial<Record<TrailerType, number>> = {};
  for (const { type } of trailers) fleet[type] = (fleet[type] ?? 0) + 1;
  let ofAll = SHARE_OUT * trailers.length;
  const ofType: Partial<Record<TrailerType, number>> = {};
  for (const type of keysOf(fleet)) {
    const out = diary.outOn(type, day);
    ofAll -= out;
    ofType[type] = shareOut(type, month, fleet) * (fleet[type] ?? 0) - out;
  }
  return { ofAll, ofType };
}

/** Mostly the type that lacks most, and now and then another one. */
const byLack = (
  lacking: Readonly<Partial<Record<TrailerType, number>>>,
  random: () => number,
): readonly TrailerType[] =>
  keysOf(lacking)
    .map((type) => ({ type, rank: (lacking[type] ?? 0) + 3 * random() }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ type }) => type);

/** Longer while too few trailers are out, shorter while there are too many. */
function lengthOf(random: () => number, lacking: number): number {
  const draw = (): number => {
    let rest = random() * 100;
    const { days } = LENGTHS.find(({ of }) => (rest -= of) < 0) ?? LENGTHS[0];
    return between(random, days);
  };
  if (lacking > 10) return between(random, [40, 120]);
  if (lacking < -3) return between(random, [3, 4]);
  const [first, second] = [draw(), draw()];
  if (lacking > 2) return Math.max(first, second);
  return lacking < 0 ? Math.min(first, second) : first;
}

function findEnd(
  diary: Diary,
  { number, depotCode, type }: PlannedTrailer,
  fromDay: number,
  days: number,
): number | undefined {
  // A day stays free for the yard, and one for who is late.
  const last = Math.min(diary.nextTaken(number, fromDay) - 2, LAST_BACK);
  const least = fromDay + minimumDays(type);
  const wanted = Math.min(last, fromDay + days);
  return diary.openNear(depotCode, wanted, {
    from: Math.max(least, wanted - 2),
    to: Math.min(last, wanted + 2),
    preferred: days >= 5 ? isReturnWeekday : () => true,
  });
}

/** Others that stand beside the first and are free as long. */
const findTwins = (ground: PlanGround, diary: Diary, { trailer, fromDay, toDay }: Found, { rents }: Renter) =>
  ground.trailers
    .filter(
      (other) =>
        other !== trailer &&
        other.depotCode === trailer.depotCode &&
        rents.includes(other.type) &&
        canLeave(ground, diary, other, fromDay) &&
        diary.isFree(other.number, fromDay - 1, toDay + 2) &&
        toDay - fromDay >= minimumDays(other.type),
    )
    .slice(0, 2);

/** One in ten comes back early, one in fifteen late, if the depot is open then. */
function findDelay(diary: Diary, { trailer, fromDay, toDay }: Found, random: () => number): number {
  const chance = random();
  const days = chance < 0.1 ? -between(random, [1, 3]) : chance < 0.17 ? 1 : 0;
  const day = toDay + days;
  const isPossible =
    diary.isOpen(trailer.depotCode, day) &&
    day >= fromDay + minimumDays(trailer.type) &&
    diary.isFree(trailer.number, day, day);
  return isPossible ? days : 0;
}
