import type { BookingExportQuery, BookingSummary } from '#contract/booking.ts';
import type { Result } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import { type CsvColumns, writeCsv } from '../csv/write-csv.ts';
import type { Deps } from '../deps.ts';
import type { Failure } from '../failure.ts';
import { listBookings } from './list-bookings.ts';

const ROWS_AT_ONCE = 100;

/** A text in the reader's language, by its key. */
export type Say = (key: string) => string;

const toLocal = (at: string, timeZone: string): string => toWallTime(at, timeZone).replace('T', ' ');

/** Times are those of the depot's clock, amounts in euros. */
const toColumns = (say: Say): CsvColumns<BookingSummary> => {
  const head = (name: string): string => say(`booking.export.${name}`);
  return {
    [head('number')]: ({ number }) => number,
    [head('order')]: ({ order }) => order.number,
    [head('status')]: ({ status }) => say(`booking.state.${status}`),
    [head('trailer')]: ({ trailer }) => trailer.number,
    [head('plate')]: ({ trailer }) => trailer.plate,
    [head('type')]: ({ trailer }) => say(`trailerType.${trailer.type}`),
    [head('depot')]: ({ depot }) => depot.name,
    [head('from')]: ({ period }) => toLocal(period.from, period.timeZone),
    [head('to')]: ({ period }) => toLocal(period.to, period.timeZone),
    [head('timeZone')]: ({ period }) => period.timeZone,
    [head('returnedAt')]: ({ returnedAt, period }) => returnedAt && toLocal(returnedAt, period.timeZone),
    [head('days')]: ({ price }) => price.days,
    [head('rent')]: ({ price }) => price.total.cents / 100,
    [head('agreed')]: ({ net }) => net.cents / 100,
    [head('feesAndCredits')]: ({ feesAndCredits }) => feesAndCredits.cents / 100,
    [head('toPay')]: ({ due }) => due.cents / 100,
    [head('poNumber')]: ({ order }) => order.poNumber,
    [head('costCentre')]: ({ order }) => order.costCentre,
    [head('driver')]: ({ driverName }) => driverName,
    [head('note')]: ({ reservationNote }) => reservationNote,
  };
};

/** The bookings that a list would show, all of them, as a file in the reader's language. */
export const exportBookings = (
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { query, say }: { readonly query: BookingExportQuery; readonly say: Say },
): Promise<Result<ReadableStream<Uint8Array>, Failure>> =>
  writeCsv(toColumns(say), (cursor) =>
    listBookings(deps, actor, { ...query, limit: ROWS_AT_ONCE, ...(cursor !== undefined && { cursor }) }),
  );
