import type { MiddlewareFunction } from 'react-router';
import { guardNavigation } from './guard-navigation.ts';
import { refreshBeforeNavigation } from './refresh-before-navigation.ts';

/** Before a page is asked for: the session is renewed if it is about to end, and what is not open is not asked for. */
export const followNavigationRules: MiddlewareFunction = async (args, next) =>
  refreshBeforeNavigation(args, async () => guardNavigation(args, next));
