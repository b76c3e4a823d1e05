import { adminSearchCalls } from '#contract/admin-search.ts';
import { searchConsole } from '#services/admin/search/search-console.ts';
import type { Deps } from '#services/deps.ts';
import { implement } from '../implement.ts';

/** Everything that can be found from anywhere in the console. */
export const implementAdminSearch = (deps: Deps) =>
  implement(adminSearchCalls, {
    'GET /api/admin/search': ({ actor, query }) => searchConsole(deps, actor, query),
  });
