import type { RebookingPreviewInput } from '#contract/rebooking.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import { addDays, fromWallTime } from '#domain/time/wall-clock.ts';
import type { BookingRowView } from './describe-row.server.ts';

/** What somebody has said; what was not touched follows the booking. */
export type RebookDraft = {
  readonly from?: string;
  readonly to?: string;
  readonly services?: readonly string[];
  readonly poNumber?: string;
  readonly costCentre?: string;
  readonly driver?: string;
  readonly driverPhone?: string;
};

type Stored = Pick<BookingRowView, 'period' | 'poNumber' | 'costCentre' | 'driver' | 'driverPhone'>;

const atNoon = (wallTime: string): number => Date.parse(`${wallTime.slice(0, 10)}T12:00:00Z`);

/** A pick-up after the return takes the return along, as many days later as before. */
export function moveFrom(draft: RebookDraft, from: string, { period }: Pick<Stored, 'period'>): RebookDraft {
  const [oldFrom, to] = [draft.from ?? period.localFrom, draft.to ?? period.localTo];
  if (from < to) return { ...draft, from };
  const days = Math.max(1, Math.round((atNoon(to) - atNoon(oldFrom)) / DAY_MS));
  return { ...draft, from, to: `${addDays(from, days).slice(0, 10)}${to.slice(10)}` };
}

/** The terms that are to be others; times that were not touched keep their instants. */
export function wishOf(draft: RebookDraft, { period }: Pick<Stored, 'period'>): RebookingPreviewInput {
  const { from = period.localFrom, to = period.localTo, services } = draft;
  return {
    ...(from !== period.localFrom && { from: fromWallTime(from, period.timeZone) }),
    ...(to !== period.localTo && { to: fromWallTime(to, period.timeZone) }),
    ...(services && { services: [...services] }),
  };
}

const changed = (typed: string | undefined, now: string) => typed !== undefined && typed.trim() !== now;

/** Another driver does not keep the phone of the one before, so its field is empty until somebody fills it. */
export const phoneOf = (
  { driver, driverPhone }: Pick<RebookDraft, 'driver' | 'driverPhone'>,
  stored: Pick<Stored, 'driver' | 'driverPhone'>,
): string => driverPhone ?? (changed(driver, stored.driver) ? '' : stored.driverPhone);

/** What else is to be said otherwise. */
export function detailsOf(draft: RebookDraft, stored: Stored) {
  const { poNumber, costCentre, driver, driverPhone } = draft;
  const books = {
    ...(changed(poNumber, stored.poNumber) && { poNumber: poNumber?.trim() ?? '' }),
    ...(changed(costCentre, stored.costCentre) && { costCentre: costCentre?.trim() ?? '' }),
  };
  return {
    ...books,
    ...(Object.keys(books).length > 0 && { seen: { poNumber: stored.poNumber, costCentre: stored.costCentre } }),
    ...(changed(driver, stored.driver) && {
      driverName: driver?.trim() ?? '',
      driverPhone: phoneOf(draft, stored).trim(),
    }),
    ...(changed(driverPhone, stored.driverPhone) && { driverPhone: driverPhone?.trim() ?? '' }),
  };
}
