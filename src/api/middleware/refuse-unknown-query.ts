import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { findTargetHandler } from 'hono/utils/handler';
import { uniqueSymbol } from 'hono-openapi';
import type { ApiEnv } from '../env.ts';
import { problem } from '../problem.ts';

/** Refuses parameters where a call takes none. A call that takes some has a schema for them, which refuses the rest. */
export const refuseUnknownQuery = createMiddleware<ApiEnv>(async (c, next) => {
  const names = Object.keys(c.req.query());
  if (names.length === 0) return next();
  const routes = matchedRoutes(c).filter(({ path }) => !path.endsWith('*'));
  if (routes.length === 0 || routes.some(({ handler }) => readsQuery(findTargetHandler(handler)))) return next();
  return problem(c, 'invalid-fields', { fields: Object.fromEntries(names.map((name) => [name, 'unrecognized-keys'])) });
});

/** `input` leaves with every handler which part of a request it checks, for the OpenAPI document. */
function readsQuery(handler: object): boolean {
  const noted: unknown = uniqueSymbol in handler ? handler[uniqueSymbol] : undefined;
  return typeof noted === 'object' && noted !== null && 'target' in noted && noted.target === 'query';
}
