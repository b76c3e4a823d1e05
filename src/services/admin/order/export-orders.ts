import type { AdminOrderExportQuery, AdminOrderRow } from '#contract/admin-order.ts';
import type { Actor } from '#domain/team/actor.ts';
import { type CsvReader, onOperatorClock, operatorTime, type Say } from '#services/list/csv-reader.ts';
import { type CsvColumns, writeCsv } from '#services/list/write-csv.ts';
import type { Reads } from '../../deps.ts';
import { listOrders } from './list-orders.ts';

const toColumns = (say: Say): CsvColumns<AdminOrderRow> => ({
  [say('word.noun.order')]: ({ number }) => number,
  [onOperatorClock(say('adminOrder.placedAt'))]: ({ createdAt }) => operatorTime(createdAt),
  [say('word.field.company')]: ({ company }) => company.name,
  [say('word.status')]: ({ status }) => say(`order.status.${status}`),
  [say('word.field.paymentMethod')]: ({ paymentMethod }) => paymentMethod && say(`word.method.${paymentMethod}`),
  [say('word.payment')]: ({ paymentStatus }) => say(`adminOrder.payment.${paymentStatus}`),
  [say('invoice.dueOn')]: ({ dueOn }) => dueOn,
  [say('word.poNumber')]: ({ poNumber }) => poNumber,
  [say('word.trailers')]: ({ trailers }) => trailers.join(' '),
  [say('word.depots')]: ({ depots }) => depots.join(' '),
  [say('word.from')]: ({ from }) => from,
  [say('word.to')]: ({ to }) => to,
  [say('booking.export.agreed')]: ({ agreed }) => agreed.cents / 100,
  [say('booking.export.feesAndCredits')]: ({ feesAndCredits }) => feesAndCredits.cents / 100,
  [say('booking.export.toPay')]: ({ due }) => due.cents / 100,
  [say('csv.toPayGross')]: ({ dueGross }) => dueGross.cents / 100,
  [say('csv.paidGross')]: ({ balance }) => balance.paid.cents / 100,
  [say('csv.openGross')]: ({ balance }) => balance.open.cents / 100,
  [say('csv.refundGross')]: ({ balance }) => balance.refund.cents / 100,
});

/** The orders that a list would show, all of them, as a file in the reader's language. */
export const exportOrders = (deps: Reads, actor: Actor, query: AdminOrderExportQuery, reader: CsvReader) =>
  writeCsv(reader, toColumns(reader.say), (page) => listOrders(deps, actor, { ...query, ...page }));
