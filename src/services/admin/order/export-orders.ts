import type { AdminOrderExportQuery, AdminOrderRow } from '#contract/admin-order.ts';
import type { Actor } from '#domain/team/actor.ts';
import { type CsvColumns, writeCsv } from '#services/list/write-csv.ts';
import type { Reads } from '../../deps.ts';
import { listOrders } from './list-orders.ts';

const ROWS_AT_ONCE = 100;

const COLUMNS: CsvColumns<AdminOrderRow> = {
  number: ({ number }) => number,
  createdAt: ({ createdAt }) => createdAt,
  company: ({ company }) => company.name,
  status: ({ status }) => status,
  paymentMethod: ({ paymentMethod }) => paymentMethod,
  paymentStatus: ({ paymentStatus }) => paymentStatus,
  dueOn: ({ dueOn }) => dueOn,
  poNumber: ({ poNumber }) => poNumber,
  trailers: ({ trailers }) => trailers.join(' '),
  depots: ({ depots }) => depots.join(' '),
  from: ({ from }) => from,
  to: ({ to }) => to,
  agreedNet: ({ agreed }) => agreed.cents / 100,
  feesAndCreditsNet: ({ feesAndCredits }) => feesAndCredits.cents / 100,
  toPayNet: ({ due }) => due.cents / 100,
  toPayGross: ({ dueGross }) => dueGross.cents / 100,
  paidGross: ({ balance }) => balance.paid.cents / 100,
  openGross: ({ balance }) => balance.open.cents / 100,
  refundGross: ({ balance }) => balance.refund.cents / 100,
  currency: ({ due }) => due.currency,
};

export const exportOrders = (deps: Reads, actor: Actor, query: AdminOrderExportQuery = {}) =>
  writeCsv(COLUMNS, (cursor) =>
    listOrders(deps, actor, { ...query, limit: ROWS_AT_ONCE, ...(cursor !== undefined && { cursor }) }),
  );
