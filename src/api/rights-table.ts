import { API_CALLS } from '#contract/api.ts';
import type { Call } from '#contract/call.ts';
import { everybody, PUBLIC, type RightsRow } from '#contract/rights-row.ts';

/** What the server answers besides the calls of the API. */
const OUTSIDE_OF_THE_CONTRACT = {
  'GET /healthz': PUBLIC,
  'GET /readyz': PUBLIC,
  'GET /metrics': everybody('hidden'),
  'GET /sitemap.xml': PUBLIC,
  'GET /robots.txt': PUBLIC,
  'GET /_app/version.json': PUBLIC,
  'GET /_app/api-docs/{file}': PUBLIC,
  'GET /_app/api-docs/open.js': PUBLIC,
  'GET /_image': PUBLIC,
  'GET /api/openapi.json': PUBLIC,
  'GET /api/docs': PUBLIC,
} satisfies Record<string, RightsRow>;

/**
 * Who may call what: one row per route and method, one column per kind of actor. A test walks every registered route
 * with every actor and compares; a route without a row fails it. Calls are refused by it before they are read; the
 * services check the rights themselves as well.
 */
export const RIGHTS_TABLE: Readonly<Record<string, RightsRow>> = {
  ...OUTSIDE_OF_THE_CONTRACT,
  ...Object.fromEntries(Object.entries<Call>(API_CALLS).map(([route, { rights }]) => [route, rights])),
};
