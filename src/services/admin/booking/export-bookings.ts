import type { AdminBookingRow } from '#contract/admin-booking.ts';
import type { AdminBookingExportQuery } from '#contract/admin-booking-input.ts';
import type { Actor } from '#domain/team/actor.ts';
import { clockTime, type CsvReader, type Say } from '#services/list/csv-reader.ts';
import { type CsvColumns, writeCsv } from '#services/list/write-csv.ts';
import type { Reads } from '../../deps.ts';
import { listBookings } from './list-bookings.ts';

/** Times are those of the depot's clock, which is named beside them; at another depot of the return, those of its own. */
const toColumns = (say: Say): CsvColumns<AdminBookingRow> => ({
  [say('word.noun.booking')]: ({ number }) => number,
  [say('word.noun.order')]: ({ order }) => order.number,
  [say('word.field.company')]: ({ company }) => company.name,
  [say('word.status')]: ({ status }) => say(`adminBooking.state.${status}`),
  [say('adminBooking.overdue')]: ({ isOverdue }) => isOverdue,
  [say('word.noun.trailer')]: ({ trailer }) => trailer.number,
  [say('fact.plate')]: ({ trailer }) => trailer.plate,
  [say('word.type')]: ({ trailer }) => say(`trailerType.${trailer.type}.${trailer.subType}`, trailer.subType),
  [say('booking.unit')]: ({ unitChoice }) => say(`booking.unit.${unitChoice}`),
  [say('adminDepot.code')]: ({ depot }) => depot.code,
  [say('word.noun.depot')]: ({ depot }) => depot.city,
  [say('oneWay.place')]: ({ returnDepot }) => returnDepot && `${returnDepot.code} ${returnDepot.city}`,
  [say('word.handover.pickUp')]: ({ period }) => clockTime(period.from, period.timeZone),
  [say('word.handover.return')]: ({ period, returnDepot }) => clockTime(period.to, (returnDepot ?? period).timeZone),
  [say('booking.export.returnedAt')]: ({ returnedAt, period, returnDepot }) =>
    returnedAt && clockTime(returnedAt, (returnDepot ?? period).timeZone),
  [say('booking.export.timeZone')]: ({ period }) => period.timeZone,
  [say('word.driver')]: ({ driverName }) => driverName,
  [say('booking.driver.phone')]: ({ driverPhone }) => driverPhone,
  [say('booking.export.agreed')]: ({ agreed }) => agreed.cents / 100,
  [say('booking.export.feesAndCredits')]: ({ feesAndCredits }) => feesAndCredits.cents / 100,
  [say('booking.export.toPay')]: ({ due }) => due.cents / 100,
});

/** The bookings that a list would show, all of them, as a file in the reader's language. */
export const exportBookings = (deps: Reads, actor: Actor, query: AdminBookingExportQuery, reader: CsvReader) =>
  writeCsv(reader, toColumns(reader.say), (page) => listBookings(deps, actor, { ...query, ...page }));
