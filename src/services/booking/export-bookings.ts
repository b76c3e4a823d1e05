import type { BookingSummary } from '#contract/booking.ts';
import type { BookingExportQuery } from '#contract/booking-query.ts';
import type { Actor } from '#domain/team/actor.ts';
import { clockTime, type CsvReader, type Say } from '../list/csv-reader.ts';
import { type CsvColumns, writeCsv } from '../list/write-csv.ts';
import type { Reads } from '../deps.ts';
import { listBookings } from './list-bookings.ts';

/** Times are those of the depot's clock, amounts in euros. */
const toColumns = (say: Say): CsvColumns<BookingSummary> => ({
  [say('word.noun.booking')]: ({ number }) => number,
  [say('word.noun.order')]: ({ order }) => order.number,
  [say('word.status')]: ({ status }) => say(`booking.state.${status}`),
  [say('word.noun.trailer')]: ({ trailer }) => trailer.number,
  [say('booking.export.plate')]: ({ trailer }) => trailer.plate,
  [say('word.type')]: ({ trailer }) => say(`trailerType.${trailer.type}`),
  [say('booking.unit')]: ({ unitChoice }) => say(`booking.unit.${unitChoice}`),
  [say('word.noun.depot')]: ({ depot }) => depot.name,
  [say('oneWay.place')]: ({ returnDepot }) => returnDepot?.name,
  [say('word.handover.pickUp')]: ({ period }) => clockTime(period.from, period.timeZone),
  [say('word.handover.return')]: ({ period, returnDepot }) => clockTime(period.to, (returnDepot ?? period).timeZone),
  [say('booking.export.timeZone')]: ({ period }) => period.timeZone,
  [say('booking.export.returnedAt')]: ({ returnedAt, period, returnDepot }) =>
    returnedAt && clockTime(returnedAt, (returnDepot ?? period).timeZone),
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
export const exportBookings = (deps: Reads, actor: Actor, query: BookingExportQuery, reader: CsvReader) =>
  writeCsv(reader, toColumns(reader.say), (page) => listBookings(deps, actor, { ...query, ...page }));
