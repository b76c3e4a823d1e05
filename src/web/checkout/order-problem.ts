import type { PriceChanged, TakenLine } from '#contract/checkout.ts';
import type { ErrorCode } from '#contract/error-code.ts';
import type { ProblemError } from '#web/client/problem-error.ts';

/** Why an order was not placed, by what there is to do about it. */
export type OrderProblem =
  | { readonly kind: 'taken'; readonly lines: readonly TakenLine[] }
  | { readonly kind: 'price'; readonly change: PriceChanged }
  /** Nobody knows whether it was placed; asking again cannot place it twice. */
  | { readonly kind: 'connection' }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'terms' }
  /** Nothing is left to order: the page of the cart knows whether another tab has ordered it. */
  | { readonly kind: 'gone' }
  /** The cart is not what it was; the page is read anew. */
  | { readonly kind: 'changed'; readonly code: ErrorCode }
  /** Direct debit is not possible; another method is. */
  | { readonly kind: 'method'; readonly code: ErrorCode }
  | { readonly kind: 'refused'; readonly code: ErrorCode };

const DEFAULT_WAIT_SECONDS = 60;

export function toOrderProblem({ code, status, details, fields, retryAfterSeconds }: ProblemError): OrderProblem {
  switch (code) {
    case 'trailer-taken':
      return { kind: 'taken', lines: details.lines ?? [] };
    case 'price-changed':
      return { kind: 'price', change: details };
    case 'too-many-requests':
      return { kind: 'wait', seconds: retryAfterSeconds ?? DEFAULT_WAIT_SECONDS };
    case 'mandate-required':
    case 'risk-check-failed':
      return { kind: 'method', code };
    case 'cart-empty':
      return { kind: 'gone' };
    case 'cart-changed':
    case 'billing-incomplete':
    case 'unit-not-active':
    case 'advance-too-late':
    case 'stale-version':
      return { kind: 'changed', code };
    case 'invalid-fields':
      return fields && 'acceptTerms' in fields ? { kind: 'terms' } : { kind: 'changed', code };
    default:
      return status === 0 || status >= 500 ? { kind: 'connection' } : { kind: 'refused', code };
  }
}
