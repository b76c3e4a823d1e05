import type { OpenDocument } from '#contract/admin-bank.ts';
import type { DocumentRow } from '#db/bank/bank-knowledge.queries.ts';
import { money } from '#domain/money/money.ts';

export const toOpenDocument = ({ invoiceId, number, orderNumber, dueOn, openCents }: DocumentRow): OpenDocument => ({
  invoiceId,
  number,
  orderNumber,
  dueOn,
  open: money(openCents),
});
