import type { WaitingOrder } from '#contract/today.ts';
import type { WaitingOrderRow } from '#db/today/today-facts.queries.ts';
import { money } from '#domain/money/money.ts';
import { toLineTrailer } from '../line/to-line.ts';

export const toWaitingOrder = (row: WaitingOrderRow): WaitingOrder['order'] => ({
  id: row.id,
  number: row.number,
  createdBy: row.creatorName,
  net: money(row.netCents),
  open: money(row.openCents),
  isInvoiced: row.isInvoiced,
  lines: row.lines,
  trailer: toLineTrailer(row.trailer),
  depot: row.depot,
});
