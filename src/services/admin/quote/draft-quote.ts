import { randomUUID } from 'node:crypto';
import type { CreateQuoteInput } from '#contract/admin-quote.ts';
import type { QuoteLineRow, QuoteRow } from '#db/quote/quote.queries.ts';
import { quoteNumber } from '#domain/quote/quote-terms.ts';
import { totalsOf } from '#domain/tax/totals.ts';
import type { AssessedLine } from '../../line/assess-lines.ts';
import type { Customer } from './open-customer.ts';

type Parts = {
  readonly customer: Customer;
  readonly call: Pick<CreateQuoteInput, 'caller' | 'callerPhone' | 'poNumber' | 'note'>;
  readonly lines: readonly AssessedLine[];
  readonly priceListId: string;
  readonly takenBy: string;
  readonly sequence: number;
  readonly validUntil: Date;
  readonly heldUntil: Date | null;
  readonly now: Date;
};

type QuoteDraft = { readonly quote: QuoteRow; readonly lines: readonly QuoteLineRow[] };

/** What the desk keeps of a call, still open. */
export function draftQuote({ customer, call, lines, priceListId, takenBy, sequence, ...terms }: Parts): QuoteDraft {
  const id = randomUUID();
  const { businessUnitId } = customer;
  const { net, gross } = totalsOf(lines);
  const quote: QuoteRow = {
    id,
    businessUnitId,
    number: quoteNumber(terms.now.getUTCFullYear(), sequence),
    state: 'open',
    userId: customer.userId,
    recipientName: customer.name,
    recipientEmail: customer.email,
    locale: customer.locale,
    caller: call.caller || null,
    callerPhone: call.callerPhone || null,
    takenBy,
    poNumber: call.poNumber || null,
    note: call.note || null,
    priceListId,
    netCents: net.cents,
    grossCents: gross.cents,
    validUntil: terms.validUntil,
    heldUntil: terms.heldUntil,
    orderId: null,
    decidedBy: null,
    decidedAt: null,
    createdAt: terms.now,
    version: 1,
  };
  const quoteLines = lines.map(({ item, net: { cents } }, i) => ({
    id: randomUUID(),
    businessUnitId,
    quoteId: id,
    position: i + 1,
    trailerId: item.trailer.id,
    depotId: item.depot.id,
    startsAt: item.startsAt,
    endsAt: item.endsAt,
    services: [...item.services],
    unitChoice: item.unitChoice,
    returnDepotId: item.returnDepot?.id ?? null,
    netCents: cents,
  }));
  return { quote, lines: quoteLines };
}
