import type { AdminBookingExportQuery, AdminBookingRow } from '#contract/admin-booking.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import { type CsvColumns, writeCsv } from '#services/list/write-csv.ts';
import type { Reads } from '../../deps.ts';
import { listBookings } from './list-bookings.ts';

const COLUMNS: CsvColumns<AdminBookingRow> = {
  number: ({ number }) => number,
  order: ({ order }) => order.number,
  company: ({ company }) => company.name,
  status: ({ status }) => status,
  overdue: ({ isOverdue }) => isOverdue,
  trailer: ({ trailer }) => trailer.number,
  plate: ({ trailer }) => trailer.plate,
  type: ({ trailer }) => trailer.type,
  subType: ({ trailer }) => trailer.subType,
  depot: ({ depot }) => depot.code,
  from: ({ period }) => period.localFrom,
  to: ({ period }) => period.localTo,
  returnedAt: ({ returnedAt, period }) => returnedAt && toWallTime(returnedAt, period.timeZone),
  timeZone: ({ period }) => period.timeZone,
  driver: ({ driverName }) => driverName,
  driverPhone: ({ driverPhone }) => driverPhone,
  agreedNet: ({ agreed }) => agreed.cents / 100,
  feesAndCreditsNet: ({ feesAndCredits }) => feesAndCredits.cents / 100,
  toPayNet: ({ due }) => due.cents / 100,
  currency: ({ due }) => due.currency,
};

export const exportBookings = (deps: Reads, actor: Actor, query: AdminBookingExportQuery = {}) =>
  writeCsv(COLUMNS, (page) => listBookings(deps, actor, { ...query, ...page }));
