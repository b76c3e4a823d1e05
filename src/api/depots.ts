import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { wallPeriodQuery } from '#contract/query.ts';
import { getDepot } from '#services/depot/get-depot.ts';
import { listDepots } from '#services/depot/list-depots.ts';
import type { Deps } from '#services/deps.ts';
import type { ApiEnv } from './env.ts';
import { input } from './input.ts';
import type { LanguageOf } from './language.ts';
import { pathId } from './path-id.ts';
import { respond } from './respond.ts';

const described = (summary: string, description: string) =>
  describeRoute({ summary, tags: ['depots'], responses: { 200: { description } } });

/** The yards, with hours, holidays ahead and stock. */
export const depotsRouter = (deps: Deps, languageOf: LanguageOf) =>
  new Hono<ApiEnv>()
    .get('/depots', described('All depots', 'Depots by name'), input('query', wallPeriodQuery), async (c) => {
      const query = { ...c.req.valid('query'), locale: languageOf(c.req.raw).locale };
      const depots = await listDepots(deps, await c.get('getActor')(), query);
      return respond(c, depots, (items) => c.json({ items, nextCursor: null }));
    })
    .get(
      '/depots/:id',
      described('One depot', 'The depot'),
      pathId('id'),
      input('query', wallPeriodQuery),
      async (c) => {
        const query = { ...c.req.valid('query'), locale: languageOf(c.req.raw).locale };
        const depot = await getDepot(deps, await c.get('getActor')(), c.req.param('id'), query);
        return respond(c, depot, (found) => c.json(found));
      },
    );
