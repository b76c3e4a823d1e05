import { minimumDays, type TrailerType } from '#domain/trailer/trailer-type.ts';
import { createRandom, pick } from '../random.ts';
import type { Diary } from './diary.ts';
import { makeOrder, makeRental } from './make-rental.ts';
import type { PlanGround, PlannedOrder, PlannedTrailer } from './plan.ts';
import { LATE_PAYERS, RENTERS } from './renters.ts';

/** A short rental is billed in the night after its return, and its invoice is due so many days later. */
const DAYS_TO_PAY = 14;
const LENGTHS = [4, 5, 3, 6, 7, 8, 9] as const;

/** Orders that are not paid: each came back just when its invoice would be as late now as it is to be. */
export function planLate(ground: PlanGround, diary: Diary): readonly PlannedOrder[] {
  return LATE_PAYERS.flatMap(({ company, days }) => {
    const renter = RENTERS.find((candidate) => candidate.company === company);
    const toDay = -days - DAYS_TO_PAY - 1;
    const found = renter && (findStay(ground, diary, toDay, renter.rents) ?? findStay(ground, diary, toDay));
    const calendar = found && ground.calendars.get(found.trailer.depotCode);
    if (renter === undefined || found === undefined || calendar === undefined) return [];
    const name = `late ${company}`;
    const driver = pick(createRandom(name), renter.drivers);
    diary.take(found.trailer, found.fromDay, toDay);
    const rentals = [makeRental(name, diary, { ...found, calendar, toDay, driver })];
    return [makeOrder({ name, renter, placedDay: found.fromDay - 1, end: 'rented', isOverdue: true, rentals }, diary)];
  });
}

type Found = { readonly trailer: PlannedTrailer; readonly fromDay: number };

/** A trailer that can come back on a day after some days, of one of these types or of any. */
function findStay(
  { trailers, today }: PlanGround,
  diary: Diary,
  toDay: number,
  types?: readonly TrailerType[],
): Found | undefined {
  for (const length of LENGTHS) {
    const fromDay = toDay - length;
    const trailer = trailers.find(
      ({ number, type, depotCode, firstRegisteredOn }) =>
        (types?.includes(type) ?? true) &&
        length >= minimumDays(type) &&
        diary.isOpen(depotCode, fromDay) &&
        diary.isOpen(depotCode, toDay) &&
        diary.isFree(number, fromDay - 1, toDay + 2) &&
        today.until(firstRegisteredOn).days < fromDay - 5,
    );
    if (trailer !== undefined) return { trailer, fromDay };
  }
  return undefined;
}
