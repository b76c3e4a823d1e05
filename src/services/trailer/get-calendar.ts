import { Temporal } from 'temporal-polyfill';
import type { RentalInput } from '#contract/period.ts';
import type { TrailerCalendar } from '#contract/trailer.ts';
import { type Circumstances, findCircumstances } from '#db/booking/availability.queries.ts';
import { type Moment, overlaps, type Span, type Stretch } from '#domain/time/period.ts';
import type { DepotCalendar } from '#domain/depot/opening-hours.ts';
import { spansOn } from '#domain/depot/opening-span.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { HOUR_MS } from '#domain/time/duration.ts';
import { toInstant } from '#domain/time/instant.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { isBeyondHorizon } from '#domain/time/rental-horizon.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import { type BookedDepot, type DepotBook, loadDepotBook } from '../book/depot-book.ts';
import { placesOf, staysAt } from '../book/to-trailer-for-rent.ts';
import { loadPriceBook } from '../book/price-book.ts';
import type { RentalReads } from '../deps.ts';
import { type Outcome, refuse, refuseFields } from '../failure.ts';
import { horizonOf } from '../horizon-of.ts';
import { findLanes } from './lane-book.ts';
import { listBusy } from './list-busy.ts';

const LONGEST_DAYS = 400;

/** When a trailer cannot be had, and when the depot is closed where it stands then. Nothing in it tells who has the trailer. */
export async function getCalendar(
  { db, holidays, clock, settings }: RentalReads,
  actor: Actor,
  { trailerId, from, to, returnDepot: returnName }: RentalInput & { readonly trailerId: string },
): Promise<Outcome<TrailerCalendar>> {
  const at = clock.now();
  const span: Span = { from: toInstant(from), to: toInstant(to) };
  if (span.from.until(span.to).total('hours') > LONGEST_DAYS * 24) return refuseFields({ to: 'too-long' });
  const horizon = horizonOf({ clock, settings });
  if (isBeyondHorizon(localDate(to, OPERATOR_ZONE), horizon)) return refuseFields({ to: 'too-far' });
  const [depots, [circumstances]] = await Promise.all([
    loadDepotBook({ db, holidays }, { now: at, until: new Date(to) }),
    findCircumstances(db, { trailerIds: [trailerId], from: new Date(from), now: at }),
  ]);
  const depot = circumstances && depots.get(circumstances.depotId);
  if (!circumstances || !depot) return refuse('not-found');
  const way = await findWayBack({ db }, { depots, depot, returnName, now: at, type: circumstances.type, span });
  if (!way.ok) return way;
  const { driveHours, returnDepot } = way.value;
  const businessUnitId = actor.kind === 'member' ? actor.businessUnitId : null;
  const now = toInstant(at);
  const taken = listBusy(circumstances, { now, businessUnitId, timeZone: depot.row.timeZone, until: span.to });
  // Whoever brings it back elsewhere has to be done while there is still time to drive it back.
  const busy = taken.map(({ from: start, ...rest }) => ({ ...rest, from: earlier(start, driveHours) }));
  return ok({
    timeZone: depot.row.timeZone,
    busy: busy
      .filter((stretch) => overlaps(stretch, span))
      .map(({ from: start, to: end, kind }) => ({
        from: toIso(Math.max(start.epochMilliseconds, span.from.epochMilliseconds)),
        to: toIso(Math.min(end.epochMilliseconds, span.to.epochMilliseconds)),
        kind,
      })),
    closedDays: listClosedDays(listCalendars(circumstances, depots), depot.row.timeZone, span),
    ...(returnDepot && {
      closedForReturn: listClosedDays([{ ...span, calendar: returnDepot.calendar }], returnDepot.row.timeZone, span),
    }),
  });
}

type Way = {
  readonly depots: DepotBook;
  readonly depot: BookedDepot;
  readonly returnName: string | undefined;
  readonly now: Date;
  readonly type: string;
  readonly span: Span;
};

type WayBack = { readonly driveHours: number; readonly returnDepot?: BookedDepot };

/** Where a trailer is brought back elsewhere, and the hours until it is here again; none where nobody offers that. */
async function findWayBack(
  { db }: Pick<RentalReads, 'db'>,
  { returnName, now, type, span, ...depots }: Way,
): Promise<Outcome<WayBack>> {
  if (returnName === undefined) return ok({ driveHours: 0 });
  const { timeZone } = depots.depot.row;
  const prices = await loadPriceBook(db, now);
  const lanes = await findLanes({ db }, { ...depots, prices, returnName, fromDay: localDate(span.from, timeZone) });
  if (!lanes.ok) return lanes;
  if (lanes.value === undefined) return ok({ driveHours: 0 });
  const { judge, returnDepot } = lanes.value;
  const lane = judge(depots.depot.row.id, type, { ...span, timeZone });
  return ok({ driveHours: lane?.ok ? lane.value.driveHours : 0, returnDepot });
}

const earlier = ({ epochMilliseconds }: Moment, hours: number): Moment => ({
  epochMilliseconds: epochMilliseconds - hours * HOUR_MS,
});

const toIso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** The hours of a depot, as long as the trailer stands there. */
type StandingCalendar = Stretch & { readonly calendar: DepotCalendar };

const listCalendars = (trailer: Circumstances, depots: DepotBook): readonly StandingCalendar[] =>
  placesOf(trailer).flatMap((depotId) => {
    const calendar = depots.get(depotId)?.calendar;
    return calendar ? staysAt(trailer, depotId).map((stay) => ({ ...stay, calendar })) : [];
  });

/** Days on which it stands where it cannot be handed over. On its way it is busy, and stands nowhere. */
function listClosedDays(
  calendars: readonly StandingCalendar[],
  timeZone: string,
  { from, to }: Span,
): readonly string[] {
  const closed: string[] = [];
  const end = to.toZonedDateTimeISO(timeZone).toPlainDate();
  let day = from.toZonedDateTimeISO(timeZone).toPlainDate();
  for (; Temporal.PlainDate.compare(day, end) <= 0; day = day.add({ days: 1 })) {
    const whole = { from: day.toZonedDateTime(timeZone), to: day.add({ days: 1 }).toZonedDateTime(timeZone) };
    const here = calendars.filter((standing) => overlaps(standing, whole));
    if (here.length > 0 && here.every(({ calendar }) => isClosed(calendar, day))) closed.push(day.toString());
  }
  return closed;
}

const isClosed = (calendar: DepotCalendar, day: Temporal.PlainDate): boolean =>
  !calendar.keyBox && spansOn(calendar, day).length === 0;
