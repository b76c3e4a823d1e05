import { canHandOverAt } from '#domain/depot/opening.ts';
import { HOUR_MS } from '#domain/time/duration.ts';
import { toInstant } from '#domain/time/instant.ts';
import { minimumDays, type TrailerType } from '#domain/trailer/trailer-type.ts';
import { USUAL_TURNAROUND } from '#domain/trailer/turnaround.ts';
import { keysOf } from '#domain/table.ts';
import { between, createRandom, pick } from '../random.ts';
import type { Diary } from './diary.ts';
import { makeOrder, makeRental, type Stay } from './make-rental.ts';
import type { PlanGround, PlannedOrder, PlannedTrailer } from './plan.ts';
import { pickRenter, RENTERS } from './renters.ts';
import { isPickUpWeekday, isReturnWeekday, SHARE_OUT, shareOut } from './season.ts';

export type CurrentPlan = {
  /** Trailers that are out when the day begins. */
  readonly out: readonly PlannedOrder[];
  /** Pick-ups of the day and of the days after it. */
  readonly toCome: readonly PlannedOrder[];
};

/** Of pick-ups, and of returns, on the day of the seed. */
const EVENTS = 9;
const LATER_PICK_UPS = 5;
/** Where most visitors look first: what the day can do without stays in its yard. */
const SHOWCASE = 'HAM';
const TIGHT_HOURS = 3;
const FAR = 1000;
const EARLY = 0.25;
/** On these somebody comes, whatever weekday they are. */
const NEXT_DAYS = 3;
const LONGEST_AHEAD = 40;
/** Of those that are out: how many left during the last month. */
const RECENT = 6;
type LongStay = { readonly company: string; readonly elapsed: number; readonly remaining: number };
/** One is in its eighth month, and stays for another two; and one is billed every 28 days, for the fourth time soon. */
const LONG_STAYS: readonly LongStay[] = [
  { company: 'nordwind', elapsed: 226, remaining: 65 },
  { company: 'vandijk', elapsed: 100, remaining: 45 },
];
const REMAINING_DAYS = [1, 2, 3, 4, 5, 6, 8, 9, 11, 13, 16, 18, 20, 23, 26, 30, 35, 45, 60, 75, 90] as const;
const LENGTHS = [4, 5, 7, 10, 14, 21, 28] as const;

/**
 * The day of the seed: six in ten trailers are out, some of them come back that day, and others leave. Where most depots
 * are closed, those with a key box have their share, and the rest happens on the next working day.
 */
export function planCurrent(ground: PlanGround, diary: Diary): CurrentPlan {
  const idle = ground.trailers
    .filter(({ number }) => diary.isFree(number, 0, 1))
    .map((trailer) => ({
      trailer,
      rank: createRandom(`current ${trailer.number}`)() + (trailer.depotCode === SHOWCASE ? 1 : 0),
    }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ trailer }) => trailer);
  const chosen = chooseOut(ground, diary, idle);
  const waiting = idle.filter((trailer) => !chosen.includes(trailer) && diary.nextTaken(trailer.number, 0) > 8);
  // As many come as leave, so that about as many are out all day.
  const openToday = (trailers: readonly PlannedTrailer[]): number =>
    trailers.filter(({ depotCode }) => diary.isOpen(depotCode, 0)).length;
  const today = Math.min(EVENTS, openToday(chosen), openToday(waiting));
  const out = planOut(ground, diary, { chosen, today });
  return { out, toCome: [...planPickUps(ground, diary, { waiting, today }), ...planLater(ground, diary, out)] };
}

/** As many of each type as its season wants, beside those that stories have out. */
function chooseOut(ground: PlanGround, diary: Diary, idle: readonly PlannedTrailer[]): readonly PlannedTrailer[] {
  const { trailers, outToday, today } = ground;
  const countOf = (numbers: readonly PlannedTrailer[]) =>
    Object.fromEntries([...Map.groupBy(numbers, ({ type }) => type)].map(([type, all]) => [type, all.length]));
  const fleet: Partial<Record<TrailerType, number>> = countOf(trailers);
  const taken: Partial<Record<TrailerType, number>> = countOf(
    trailers.filter(({ number }) => outToday.includes(number)),
  );
  const rest = idle.filter(({ number }) => diary.nextTaken(number, 0) > 2 && diary.lastTaken(number, 0) < -6);
  const chosen: PlannedTrailer[] = [];
  const lack = (type: TrailerType): number =>
    shareOut(type, today.month, fleet) - (taken[type] ?? 0) / (fleet[type] ?? 1);
  for (let missing = Math.ceil(SHARE_OUT * trailers.length) - outToday.length; missing > 0; missing -= 1) {
    const [type] = keysOf(fleet)
      .filter((candidate) => rest.some((trailer) => trailer.type === candidate))
      .toSorted((a, b) => lack(b) - lack(a));
    const next = rest.findIndex((trailer) => trailer.type === type);
    chosen.push(...rest.splice(next, 1));
    if (type !== undefined) taken[type] = (taken[type] ?? 0) + 1;
  }
  return chosen;
}

type Day<Name extends string> = Readonly<Record<Name, readonly PlannedTrailer[]>> & {
  /** How many of them have their part in the day of the seed. */
  readonly today: number;
};

function planOut(ground: PlanGround, diary: Diary, { chosen, today }: Day<'chosen'>): readonly PlannedOrder[] {
  // Reefers are in demand: they stay out, and others come back.
  const rank = ({ type, number }: PlannedTrailer): number => (type === 'cool' ? FAR : 0) + diary.nextTaken(number, 0);
  const soonest = chosen.toSorted((x, y) => rank(x) - rank(y));
  const returning = new Map(
    shareDays(ground, diary, { trailers: soonest, today }).map(({ trailer, day, share }) => [trailer, { day, share }]),
  );
  const longStays = findLongStays(ground, diary, { chosen, returning });
  let others = 0;
  // Types without a season were chosen last; theirs are the next to come back.
  return chosen.toReversed().flatMap((trailer, i) => {
    const random = createRandom(`out ${trailer.number}`);
    const { number, depotCode } = trailer;
    const due = returning.get(trailer);
    const last = diary.nextTaken(number, 0) - 1;
    const long = longStays.get(trailer);
    const wanted = Math.min(last, long?.remaining ?? REMAINING_DAYS[others % REMAINING_DAYS.length] ?? 7);
    if (due === undefined) others += 1;
    const toDay =
      due?.day ??
      openAround(diary, depotCode, wanted, {
        near: [Math.max(1, wanted - 2), Math.min(last, wanted + 4)],
        widest: [1, last],
        preferred: wanted > NEXT_DAYS ? isReturnWeekday : () => true,
      });
    const usual = i < RECENT ? between(random, [2, 25]) : between(random, [32, 110]);
    const free = diary.lastTaken(number, 0) + 2;
    const first = Math.max(free, -(long?.elapsed ?? usual));
    const fromDay = openAround(diary, depotCode, first, {
      near: [first, Math.min(-1, first + 5)],
      widest: [free, -1],
      preferred: isPickUpWeekday,
    });
    if (toDay === undefined || fromDay === undefined) return [];
    // Early on the next days, so that somebody else can have it on the same day.
    const returnShare = due?.share ?? (toDay <= 2 ? EARLY : undefined);
    const stay = { trailer, fromDay, toDay, ...(returnShare !== undefined && { returnShare }) };
    return planOne(ground, diary, `out ${number}`, stay, fromDay - between(random, [1, 9]), long?.company);
  });
}

type Around = {
  readonly near: readonly [number, number];
  readonly widest: readonly [number, number];
  readonly preferred: (weekday: number) => boolean;
};

/** Near a day, or around the holidays that close the depot on all days near it: who is chosen to be out is out. */
function openAround(
  diary: Diary,
  depotCode: string,
  day: number,
  { near, widest, preferred }: Around,
): number | undefined {
  const within = ([from, to]: readonly [number, number]) => diary.openNear(depotCode, day, { from, to, preferred });
  return within(near) ?? within(widest);
}

type Choice = Pick<Day<'chosen'>, 'chosen'> & { readonly returning: ReadonlyMap<PlannedTrailer, unknown> };

/** For each a trailer that its company has use for, that was there before, and that nothing awaits. */
function findLongStays(
  { today }: PlanGround,
  diary: Diary,
  { chosen, returning }: Choice,
): ReadonlyMap<PlannedTrailer, LongStay> {
  const found = new Map<PlannedTrailer, LongStay>();
  for (const stay of LONG_STAYS) {
    const renter = RENTERS.find(({ company }) => company === stay.company);
    const trailer = chosen.find(
      (each) =>
        !returning.has(each) &&
        !found.has(each) &&
        renter?.rents.includes(each.type) &&
        diary.nextTaken(each.number, 0) > stay.remaining + 5 &&
        diary.lastTaken(each.number, 0) < -stay.elapsed - 5 &&
        today.until(each.firstRegisteredOn).days < -stay.elapsed - 20,
    );
    if (trailer !== undefined) found.set(trailer, stay);
  }
  return found;
}

/** Who of some trailers has a part in the day, and when; the others on the next day on which most depots are open. */
function shareDays(ground: PlanGround, diary: Diary, { trailers, today }: Day<'trailers'>, shift = 0) {
  const workingDay = findWorkingDay(ground, diary);
  const onDay = trailers.filter(({ depotCode }) => diary.isOpen(depotCode, 0)).slice(0, today);
  const later = trailers
    .filter((trailer) => !onDay.includes(trailer) && diary.isOpen(trailer.depotCode, workingDay))
    .slice(0, EVENTS - onDay.length);
  return [
    ...onDay.map((trailer) => ({ trailer, day: 0 })),
    ...later.map((trailer) => ({ trailer, day: workingDay })),
  ].map(
    // Returns and pick-ups take turns.
    (event, i) => ({ ...event, share: 0.1 + (0.7 * (i + shift)) / EVENTS }),
  );
}

function findWorkingDay({ calendars }: PlanGround, diary: Diary): number {
  for (let day = 1; ; day += 1) {
    const open = [...calendars.keys()].filter((code) => diary.isOpen(code, day));
    if (open.length * 3 > calendars.size * 2) return day;
  }
}

function planPickUps(ground: PlanGround, diary: Diary, { waiting, today }: Day<'waiting'>): readonly PlannedOrder[] {
  return shareDays(ground, diary, { trailers: waiting, today }, 0.5).flatMap(({ trailer, day, share }) => {
    const random = createRandom(`pick-up ${trailer.number}`);
    const stay = { trailer, fromDay: day, pickUpShare: share, toDay: findEnd(diary, trailer, day, random) };
    return planOne(ground, diary, `pick-up ${trailer.number}`, stay, day - between(random, [2, LONGEST_AHEAD]));
  });
}

/** Trailers that come back soon and leave again; one of them three hours later. */
function planLater(ground: PlanGround, diary: Diary, out: readonly PlannedOrder[]): readonly PlannedOrder[] {
  const next = out
    .flatMap(({ rentals }) => rentals)
    .filter(({ toDay }) => toDay >= 0)
    // Those of the next two days first, and those of today last: one of them has to be tight.
    .toSorted((a, b) => (a.toDay || FAR) - (b.toDay || FAR));
  const orders: PlannedOrder[] = [];
  let hasTight = false;
  for (const { trailer: number, toDay, to } of next) {
    const trailer = ground.trailers.find((candidate) => candidate.number === number);
    if (orders.length === LATER_PICK_UPS || !trailer || diary.nextTaken(number, toDay) < toDay + 12) continue;
    const random = createRandom(`later ${number}`);
    const { depotCode, type } = trailer;
    const soonAfter = new Date(to.getTime() + TIGHT_HOURS * HOUR_MS);
    const calendar = ground.calendars.get(depotCode);
    const isTight: boolean =
      !hasTight &&
      (toDay === 1 || toDay === 2) &&
      USUAL_TURNAROUND[type] < TIGHT_HOURS &&
      calendar !== undefined &&
      canHandOverAt(calendar, toInstant(soonAfter));
    const fromDay = isTight
      ? toDay
      : diary.openNear(depotCode, toDay + 2, { from: toDay + 1, to: toDay + 5, preferred: isPickUpWeekday });
    if (fromDay === undefined) continue;
    hasTight ||= isTight;
    const stay = {
      trailer,
      fromDay,
      toDay: findEnd(diary, trailer, fromDay, random),
      ...(isTight && { pickUpAt: soonAfter }),
    };
    const placedDay = Math.min(-1, fromDay - between(random, [3, LONGEST_AHEAD]));
    orders.push(...planOne(ground, diary, `later ${number}`, stay, placedDay));
  }
  return orders;
}

function findEnd(diary: Diary, { number, depotCode, type }: PlannedTrailer, fromDay: number, random: () => number) {
  const last = diary.nextTaken(number, fromDay) - 1;
  const wanted = Math.min(last, fromDay + pick(random, LENGTHS));
  const least = fromDay + minimumDays(type);
  return diary.openNear(depotCode, wanted, {
    from: Math.max(least, wanted - 2),
    to: Math.min(last, wanted + 4),
    preferred: isReturnWeekday,
  });
}

type Wish = Omit<Stay, 'calendar' | 'driver' | 'toDay'> & { readonly toDay: number | undefined };

function planOne(
  ground: PlanGround,
  diary: Diary,
  name: string,
  wish: Wish,
  placedDay: number,
  company?: string,
): readonly PlannedOrder[] {
  const { trailer, fromDay, toDay, pickUpAt } = wish;
  const calendar = ground.calendars.get(trailer.depotCode);
  const firstDay = pickUpAt === undefined ? fromDay : fromDay + 1;
  if (toDay === undefined || calendar === undefined || !diary.isFree(trailer.number, firstDay, toDay)) return [];
  const renter =
    RENTERS.find((known) => known.company === company) ??
    pickRenter(createRandom(`renter ${name}`), { ...trailer, placedDay, isOver: false });
  const driver = pick(createRandom(`driver ${name}`), renter.drivers);
  const rentals = [makeRental(name, diary, { ...wish, toDay, calendar, driver })];
  diary.take(trailer, fromDay, toDay);
  return [makeOrder({ name, renter, placedDay, end: 'rented', isOverdue: false, rentals }, diary)];
}
