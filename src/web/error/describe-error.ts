import { isRouteErrorResponse } from 'react-router';
import type { MessageKey } from '#i18n/message-key.ts';
import { isProblemError } from '#web/client/problem-error.ts';

type ErrorWords = {
  /** Undefined when nobody has answered. */
  readonly status: number | undefined;
  readonly headline: MessageKey;
  readonly message: MessageKey;
};

const REFUSALS: ReadonlyMap<number, MessageKey> = new Map([
  [400, 'error.bad-request'],
  [401, 'error.login-required'],
]);

const statusOf = (error: unknown): number => {
  if (isRouteErrorResponse(error) || isProblemError(error)) return error.status;
  // A part of the page that could not be fetched.
  const isOffline = typeof document !== 'undefined' && !navigator.onLine;
  return isOffline ? 0 : 500;
};

/** What the error page says. Refusals say what they are; only the rest is our fault. */
export function describeError(error: unknown): ErrorWords {
  const status = statusOf(error);
  if (status === 0) {
    return { status: undefined, headline: 'errorPage.headline.offline', message: 'errorPage.message.offline' };
  }
  if (status === 404) return { status, headline: 'errorPage.headline.404', message: 'errorPage.message.404' };
  if (status === 403) return { status, headline: 'errorPage.headline.403', message: 'error.forbidden' };
  return { status, headline: 'errorPage.headline', message: REFUSALS.get(status) ?? 'errorPage.message' };
}
