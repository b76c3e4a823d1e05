import { quoteCalls } from '#contract/quote.ts';
import type { Deps } from '#services/deps.ts';
import { takeOrderBudget } from '#services/order/order-throttle.ts';
import { acceptQuote } from '#services/quote/accept-quote.ts';
import { declineQuote } from '#services/quote/decline-quote.ts';
import { getQuote } from '#services/quote/get-quote.ts';
import { listQuotes } from '#services/quote/list-quotes.ts';
import { implement } from '../implement.ts';

/** What the desk offers, and the answers to it. */
export const implementQuotes = (deps: Deps) =>
  implement(quoteCalls, {
    'GET /api/quotes': ({ actor }) => listQuotes(deps, actor),
    'GET /api/quotes/{token}': ({ c, actor, params }) => {
      c.header('Referrer-Policy', 'no-referrer');
      return getQuote(deps, actor, params.token);
    },
    'POST /api/quotes/{token}/accept': async ({ c, actor, params, body, key }) => {
      const budget = await takeOrderBudget(deps, actor);
      if (!budget.ok) return budget;
      const accepted = await acceptQuote(deps, actor, { token: params.token, input: body, idempotencyKey: key });
      if (accepted.ok) c.header('Location', `/api/orders/${accepted.value.answer.id}`);
      if (accepted.ok && !accepted.value.replayed) c.set('placedOrder', accepted.value.answer.status);
      return accepted;
    },
    'POST /api/quotes/{token}/decline': ({ actor, params }) => declineQuote(deps, actor, params.token),
  });
