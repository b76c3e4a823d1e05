import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { consoleSearchQuery, utilisationQuery, yardQuery } from '#contract/admin-figure.ts';
import { exportUtilisation } from '#services/admin/figure/export-utilisation.ts';
import { getFigures } from '#services/admin/figure/get-figures.ts';
import { getUtilisation } from '#services/admin/figure/get-utilisation.ts';
import { getYards } from '#services/admin/figure/get-yards.ts';
import { listTasks } from '#services/admin/figure/list-tasks.ts';
import { searchConsole } from '#services/admin/figure/search-console.ts';
import type { Deps } from '#services/deps.ts';
import type { ApiEnv } from './env.ts';
import { input } from './input.ts';
import { respond } from './respond.ts';
import { respondCsv } from './csv.ts';

const described = (summary: string, description: string) =>
  describeRoute({ summary, tags: ['operator'], responses: { 200: { description } } });

export const adminFiguresRouter = (deps: Deps) =>
  new Hono<ApiEnv>()
    .get('/admin/figures', described('Key figures', 'The figures of this moment'), async (c) =>
      respond(c, await getFigures(deps, await c.get('getActor')()), (figures) => c.json(figures)),
    )
    .get(
      '/admin/figures/utilisation',
      described('Utilisation', 'The share of the fleet on rent, day by day'),
      input('query', utilisationQuery),
      async (c) =>
        respond(c, await getUtilisation(deps, await c.get('getActor')(), c.req.valid('query')), (found) =>
          c.json(found),
        ),
    )
    .get(
      '/admin/figures.csv',
      described('Utilisation as a file', 'A CSV file by day, depot and type'),
      input('query', utilisationQuery),
      async (c) =>
        respondCsv(c, 'utilisation', await exportUtilisation(deps, await c.get('getActor')(), c.req.valid('query'))),
    )
    .get('/admin/figures/tasks', described('What is to do', 'Tasks, most pressing first'), async (c) =>
      respond(c, await listTasks(deps, await c.get('getActor')()), (tasks) => c.json(tasks)),
    )
    .get(
      '/admin/figures/yards',
      described('A day at the depots', 'Pick-ups and returns by depot'),
      input('query', yardQuery),
      async (c) =>
        respond(c, await getYards(deps, await c.get('getActor')(), c.req.valid('query')), (yards) => c.json(yards)),
    )
    .get(
      '/admin/search',
      described('Search everything', 'Trailers, orders, bookings and companies'),
      input('query', consoleSearchQuery),
      async (c) =>
        respond(c, await searchConsole(deps, await c.get('getActor')(), c.req.valid('query')), (hits) => c.json(hits)),
    );
