import { pageErrorCalls } from '#contract/page-error.ts';
import type { Deps } from '#services/deps.ts';
import { receivePageError } from '#services/fault/receive-page-error.ts';
import { implement } from '../implement.ts';

export const implementPageErrors = (deps: Deps) =>
  implement(pageErrorCalls, {
    'POST /api/page-errors': async ({ c, body }) => {
      const received = await receivePageError(deps, body, c.get('getClient')());
      if (received.ok) c.get('log').warn({ pageError: received.value }, 'error in a page');
      return received;
    },
  });
