import { refuse } from '#services/failure.ts';
import { ok } from '#domain/result.ts';
import { paymentCalls } from '#contract/payment.ts';
import type { Deps } from '#services/deps.ts';
import { confirmMandate } from '#services/payment/confirm-mandate.ts';
import { findMandate } from '#services/payment/find-mandate.ts';
import { getMandatePaper } from '#services/payment/get-mandate-paper.ts';
import { replaceMandate } from '#services/payment/replace-mandate.ts';
import { revokeMandate } from '#services/payment/revoke-mandate.ts';
import { implement } from '../implement.ts';
import { respond } from '../respond.ts';
import { sendPdf } from '../send-pdf.ts';

/** The unit's mandate for direct debit. The account number leaves the shop masked only. */
export const implementPayment = (deps: Deps) =>
  implement(paymentCalls, {
    'GET /api/payment/mandate': async ({ actor }) => {
      const found = await findMandate(deps, actor);
      if (!found.ok) return found;
      return found.value === undefined ? refuse('not-found') : ok(found.value);
    },
    'PUT /api/payment/mandate': ({ actor, body, version }) => replaceMandate(deps, actor, { input: body, version }),
    'POST /api/payment/mandate/bank-confirmation': ({ actor, version }) => confirmMandate(deps, actor, { version }),
    'GET /api/payment/mandate.pdf': async ({ c, actor }) =>
      respond(c, await getMandatePaper(deps, actor), (file) => sendPdf(c, file)),
    'DELETE /api/payment/mandate': ({ actor, version }) => revokeMandate(deps, actor, { version }),
  });
