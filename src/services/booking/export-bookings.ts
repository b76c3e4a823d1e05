import type { BookingExportQuery, BookingSummary } from '#contract/booking.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import { type CsvColumns, writeCsv } from '../list/write-csv.ts';
import type { Reads } from '../deps.ts';
import { listBookings } from './list-bookings.ts';

/** A text in the reader's language, by its key. */
export type Say = (key: string) => string;

const toLocal = (at: string, timeZone: string): string => toWallTime(at, timeZone).replace('T', ' ');

/** Times are those of the depot's clock, amounts in euros. */
const toColumns = (say: Say): CsvColumns<BookingSummary> => ({
  [say('word.noun.booking')]: ({ number }) => number,
  [say('word.noun.order')]: ({ order }) => order.number,
  [say('word.status')]: ({ status }) => say(`booking.state.${status}`),
  [say('word.noun.trailer')]: ({ trailer }) => trailer.number,
  [say('booking.export.plate')]: ({ trailer }) => trailer.plate,
  [say('word.type')]: ({ trailer }) => say(`trailerType.${trailer.type}`),
  [say('word.noun.depot')]: ({ depot }) => depot.name,
  [say('word.handover.pickUp')]: ({ period }) => toLocal(period.from, period.timeZone),
  [say('word.handover.return')]: ({ period }) => toLocal(period.to, period.timeZone),
  [say('booking.export.timeZone')]: ({ period }) => period.timeZone,
  [say('booking.export.returnedAt')]: ({ returnedAt, period }) => returnedAt && toLocal(returnedAt, period.timeZone),
  [say('word.rentalDays')]: ({ price }) => price.days,
  [say('booking.export.rent')]: ({ price }) => price.total.cents / 100,
  [say('booking.export.agreed')]: ({ net }) => net.cents / 100,
  [say('booking.export.feesAndCredits')]: ({ feesAndCredits }) => feesAndCredits.cents / 100,
  [say('booking.export.toPay')]: ({ due }) => due.cents / 100,
  [say('booking.export.poNumber')]: ({ order }) => order.poNumber,
  [say('word.costCentre')]: ({ order }) => order.costCentre,
  [say('word.driver')]: ({ driverName }) => driverName,
  [say('booking.driver.phone')]: ({ driverPhone }) => driverPhone,
  [say('word.note')]: ({ reservationNote }) => reservationNote,
});

/** The bookings that a list would show, all of them, as a file in the reader's language. */
export const exportBookings = (
  deps: Reads,
  actor: Actor,
  { query, say }: { readonly query: BookingExportQuery; readonly say: Say },
) => writeCsv(toColumns(say), (page) => listBookings(deps, actor, { ...query, ...page }));
