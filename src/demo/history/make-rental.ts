import { MINUTE_MS } from '#domain/time/duration.ts';
import type { DepotCalendar } from '#domain/depot/opening-hours.ts';
import type { TrailerType } from '#domain/trailer/trailer-type.ts';
import { between, createRandom, pick } from '../random.ts';
import type { Diary } from './diary.ts';
import type { PlannedOrder, PlannedRental, PlannedTrailer } from './plan.ts';
import type { Renter } from './renters.ts';
import { instantOf, yardTime } from './yard-time.ts';

/** What is often booked with a type; none of them stands in another's way. */
const EXTRAS: Readonly<Record<TrailerType, readonly string[]>> = {
  plane: ['lashingKit', 'breakdown24'],
  cool: ['tempLog', 'precool', 'fullService'],
  box: ['barsBeams', 'breakdown24'],
  chassis: ['twistlockKit'],
  chassisAllround: ['twistlockKit', 'telematicsBasic'],
  tipper: ['fullService'],
  tipperAgrar: ['washFeedB'],
};
const COVERS = ['liabilityBasic', 'liabilityPlus', 'liabilityPlus', 'liabilityTop'] as const;

export type Stay = {
  readonly trailer: PlannedTrailer;
  readonly calendar: DepotCalendar;
  readonly fromDay: number;
  readonly toDay: number;
  /** Days after the agreed return; before it if negative. */
  readonly lateDays?: number;
  /** Of the opening hours, from 0 to 1; some time of the morning and of the afternoon without. */
  readonly pickUpShare?: number;
  /** At this time instead, in which the depot hands over. */
  readonly pickUpAt?: Date;
  readonly returnShare?: number;
  readonly driver: string;
};

/** A rental with its times, drawn by the name of its order. */
export function makeRental(name: string, diary: Diary, stay: Stay): PlannedRental {
  const { trailer, calendar, fromDay, toDay, lateDays = 0, driver } = stay;
  const random = createRandom(`rental ${name} ${trailer.number}`);
  const pickUpShare = stay.pickUpShare ?? between(random, [5, 45]) / 100;
  const returnShare = stay.returnShare ?? between(random, [50, 95]) / 100;
  const at = (day: number, share: number): Date =>
    instantOf(calendar, diary.dateOf(day), yardTime(calendar, diary.dateOf(day), share));
  const to = at(toDay, returnShare);
  return {
    trailer: trailer.number,
    fromDay,
    toDay,
    from: stay.pickUpAt ?? at(fromDay, pickUpShare),
    to,
    back: lateDays === 0 ? to : at(toDay + lateDays, returnShare),
    services: [pick(random, COVERS), ...EXTRAS[trailer.type].filter(() => random() < 0.4)],
    driver,
  };
}

type Placed = Pick<PlannedOrder, 'name' | 'end' | 'isOverdue' | 'rentals'> & {
  readonly renter: Renter;
  readonly placedDay: number;
};

/** An order placed on a day, in office hours. */
export function makeOrder({ renter, placedDay, ...order }: Placed, diary: Diary): PlannedOrder {
  const random = createRandom(`order ${order.name}`);
  const midnight = Date.parse(`${diary.dateOf(placedDay).toString()}T00:00:00Z`);
  return {
    ...order,
    company: renter.company,
    author: renter.author,
    method: renter.method,
    placedAt: new Date(midnight + between(random, [6 * 60, 15 * 60]) * MINUTE_MS),
    costCentre: renter.costCentres.length === 0 ? null : pick(random, renter.costCentres),
  };
}
