import { getDepot } from '#services/depot/get-depot.ts';
import { listDepots } from '#services/depot/list-depots.ts';
import type { LanguageOf } from '../language.ts';
import { isGranted } from '../read.ts';
import { toWholeList } from '../respond.ts';
import { implement } from '../implement.ts';
import { depotCalls } from '#contract/depot.ts';

/** The yards, with hours, holidays ahead and stock. */
export const implementDepots = (languageOf: LanguageOf) =>
  implement(depotCalls, {
    'GET /api/depots': async ({ c, actor, query }) =>
      toWholeList(
        await c.get('read')(
          (deps) => listDepots(deps, actor, { ...query, locale: languageOf(c.req.raw).locale }),
          isGranted,
        ),
      ),
    'GET /api/depots/{id}': ({ c, actor, params, query }) =>
      c.get('read')(
        (deps) => getDepot(deps, actor, params.id, { ...query, locale: languageOf(c.req.raw).locale }),
        isGranted,
      ),
  });
