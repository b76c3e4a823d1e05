import type { MiddlewareFunction } from 'react-router';
import { refreshSession } from './refresh-session.ts';

/** The router's own data requests do not pass through the API client: this gives them the same refresh. */
export const refreshBeforeNavigation: MiddlewareFunction = async (_, next) => {
  await refreshSession();
  return next();
};
