import { adminQuoteCalls } from '#contract/admin-quote.ts';
import { createQuote } from '#services/admin/quote/create-quote.ts';
import { getQuotePaper } from '#services/admin/quote/get-quote-paper.ts';
import { listQuotes, writeQuotes } from '#services/admin/quote/list-quotes.ts';
import { placeCounterOrder } from '#services/admin/quote/place-counter-order.ts';
import { priceCounter } from '#services/admin/quote/price-counter.ts';
import { resendQuote } from '#services/admin/quote/resend-quote.ts';
import { withdrawQuote } from '#services/admin/quote/withdraw-quote.ts';
import type { Deps } from '#services/deps.ts';
import { respondCsv } from '../csv.ts';
import { implement } from '../implement.ts';
import { respond } from '../respond.ts';
import { sendPdf } from '../send-pdf.ts';

/** Orders and quotes that the desk takes by telephone or at the counter. */
export const implementAdminQuotes = (deps: Deps) =>
  implement(adminQuoteCalls, {
    'POST /api/admin/counter/preview': ({ actor, body }) => priceCounter(deps, actor, body),
    'POST /api/admin/counter/orders': ({ actor, body, key }) =>
      placeCounterOrder(deps, actor, { input: body, idempotencyKey: key }),
    'GET /api/admin/quotes': ({ actor, query }) => listQuotes(deps, actor, query),
    'GET /api/admin/quotes.csv': ({ c, actor, query }) =>
      respondCsv(c, 'quotes', (reader) => writeQuotes(deps, actor, query, reader)),
    'POST /api/admin/quotes': ({ actor, body, key }) => createQuote(deps, actor, { input: body, idempotencyKey: key }),
    'GET /api/admin/quotes/{id}/quote.pdf': async ({ c, actor, params }) =>
      respond(c, await getQuotePaper(deps, actor, params.id), (file) => sendPdf(c, file)),
    'POST /api/admin/quotes/{id}/withdraw': ({ actor, params, version }) =>
      withdrawQuote(deps, actor, { quoteId: params.id, version }),
    'POST /api/admin/quotes/{id}/resend': ({ actor, params }) => resendQuote(deps, actor, params.id),
  });
