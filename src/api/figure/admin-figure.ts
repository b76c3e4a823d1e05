import { adminFigureCalls } from '#contract/admin-figure.ts';
import { exportUtilisation } from '#services/admin/figure/export-utilisation.ts';
import { getFigures } from '#services/admin/figure/get-figures.ts';
import { getUtilisation } from '#services/admin/figure/get-utilisation.ts';
import { getYards } from '#services/admin/figure/get-yards.ts';
import type { Deps } from '#services/deps.ts';
import { respondCsv } from '../csv.ts';
import { implement } from '../implement.ts';

export const implementAdminFigures = (deps: Deps) =>
  implement(adminFigureCalls, {
    'GET /api/admin/figures': ({ actor }) => getFigures(deps, actor),
    'GET /api/admin/figures/utilisation': ({ actor, query }) => getUtilisation(deps, actor, query),
    'GET /api/admin/figures.csv': ({ c, actor, query }) =>
      respondCsv(c, 'utilisation', (reader) => exportUtilisation(deps, actor, query, reader)),
    'GET /api/admin/figures/yards': ({ actor, query }) => getYards(deps, actor, query),
  });
