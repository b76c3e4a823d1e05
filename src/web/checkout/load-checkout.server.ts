import { getLegalDocument } from '#services/content/get-legal-document.ts';
import { describeBudgets } from './describe-budgets.server.ts';
import { loadCartStep } from '../load-cart-step.server.ts';
import { describePayment } from '#web/payment/describe-payment.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';

/** Everything once more, with the terms in the version that is accepted. The hold is asked for by the page. */
export async function loadCheckout(request: PageRequest) {
  const { deps, locale, format } = request;
  const [step, terms] = await Promise.all([
    loadCartStep(request, 'checkout'),
    getLegalDocument(deps, { document: 'terms', locale }),
  ]);
  if (step.kind === 'closed') return step;
  const { kind, title, view, cart, me, now } = step;
  return {
    kind,
    title,
    view,
    payment: describePayment(step),
    budgets: await describeBudgets(request, step),
    hold: cart.hold,
    company: me.businessUnit?.name ?? '',
    terms: terms.ok
      ? { version: terms.value.version, date: format.date(`${terms.value.validFrom}T12:00:00Z`, 'UTC') }
      : null,
    now: now.toISOString(),
  };
}

export type CheckoutData = Extract<Awaited<ReturnType<typeof loadCheckout>>, { kind: 'open' }>;
