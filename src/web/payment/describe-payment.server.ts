import type { Temporal } from 'temporal-polyfill';
import { cartFacts } from '#contract/cart.ts';
import { lapsesAt } from '#domain/order/lapse.ts';
import { TRANSFER_DUE_DAYS } from '#domain/order/payment-status.ts';
import { PAYMENT_METHOD_NAMES } from '#domain/payment/payment-method.ts';
import { tableOf } from '#domain/table.ts';
import { toInstant } from '#domain/time/instant.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import type { LoadedStep } from '#web/load-cart-step.server.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import { describeBilling } from './describe-billing.server.ts';
import { groupIban } from '#domain/payment/group-iban.ts';

/** Everything the ways to pay need to say about themselves. */
export function describePayment(step: LoadedStep) {
  const { cart, words, now, patience } = step;
  const { format } = words;
  const { mandate, obstacles, creditor, bankAccount, advance, invoicing, mayKeepMethod, mayChangeMandate } =
    cart.payment;
  const first = cart.items.toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from))[0];
  const advanceUntil = first && lapsesAt('placed', toInstant(now), toInstant(first.from), patience);
  const text = (at: Temporal.Instant) => (first ? wallTimeText(format, toWallTime(at, first.depot.timeZone)) : '');
  return {
    suggested: cart.suggestedPaymentMethod,
    riskCheckFailed: cart.riskCheckFailed,
    obstacles,
    mandate: mandate && {
      reference: mandate.reference,
      scheme: mandate.scheme,
      iban: mandate.ibanMasked,
      accountHolder: mandate.accountHolder,
      signedOn: format.date(`${mandate.signedOn}T12:00:00Z`, 'UTC'),
      bankConfirmedOn: mandate.bankConfirmedOn,
      isBlocked: mandate.isBlocked,
      version: mandate.version,
    },
    creditor,
    bank: { ...bankAccount, iban: groupIban(bankAccount.iban) },
    dueDays: TRANSFER_DUE_DAYS,
    invoicing,
    advanceUntil: advanceUntil ? text(advanceUntil) : '',
    /** Why a transfer, which has to come in advance, would come too late; null if it would not. */
    tooLate:
      advance === null || advance.isPossible
        ? null
        : {
            arrives: text(toInstant(advance.arrivesBy)),
            needed: text(toInstant(advance.neededBy)),
          },
    mayKeepMethod,
    mayChangeMandate,
    billing: describeBilling(step),
    /** What the table of steps asks, for each choice. */
    facts: tableOf(PAYMENT_METHOD_NAMES, (method) => cartFacts(cart, method)),
  };
}

export type PaymentView = ReturnType<typeof describePayment>;
