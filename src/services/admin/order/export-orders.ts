import type { AdminOrderExportQuery, AdminOrderRow } from '#contract/admin-order.ts';
import type { Actor } from '#domain/team/actor.ts';
import { asIs, type CsvColumns, writeCsv } from '#services/list/write-csv.ts';
import type { Reads } from '../../deps.ts';
import { listOrders } from './list-orders.ts';

const COLUMNS: CsvColumns<AdminOrderRow> = {
  ...asIs('number', 'createdAt'),
  company: ({ company }) => company.name,
  ...asIs('status', 'paymentMethod', 'paymentStatus', 'dueOn', 'poNumber'),
  trailers: ({ trailers }) => trailers.join(' '),
  depots: ({ depots }) => depots.join(' '),
  ...asIs('from', 'to'),
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
  writeCsv(COLUMNS, (page) => listOrders(deps, actor, { ...query, ...page }));
