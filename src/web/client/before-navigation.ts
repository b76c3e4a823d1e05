import type { MiddlewareFunction } from 'react-router';

/**
 * The rules come beside the first page, not with it. They only save time: without them the server renews the session and
 * decides who may see the page.
 */
export const beforeNavigation: MiddlewareFunction = async (args, next) => {
  const part = await import('./follow-navigation-rules.ts').catch(() => undefined);
  return part ? part.followNavigationRules(args, next) : next();
};
