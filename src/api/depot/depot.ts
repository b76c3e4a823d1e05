import { getDepot } from '#services/depot/get-depot.ts';
import { listDepots } from '#services/depot/list-depots.ts';
import type { Deps } from '#services/deps.ts';
import type { LanguageOf } from '../language.ts';
import { toWholeList } from '../respond.ts';
import { implement } from '../implement.ts';
import { depotCalls } from '#contract/depot.ts';

/** The yards, with hours, holidays ahead and stock. */
export const implementDepots = (deps: Deps, languageOf: LanguageOf) =>
  implement(depotCalls, {
    'GET /api/depots': async ({ c, actor, query }) =>
      toWholeList(await listDepots(deps, actor, { ...query, locale: languageOf(c.req.raw).locale })),
    'GET /api/depots/{id}': ({ c, actor, params, query }) =>
      getDepot(deps, actor, params.id, { ...query, locale: languageOf(c.req.raw).locale }),
  });
