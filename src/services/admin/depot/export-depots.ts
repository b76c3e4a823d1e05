import type { AdminDepotQuery, AdminDepotRow } from '#contract/admin-depot.ts';
import type { Actor } from '#domain/team/actor.ts';
import { asIs, type CsvColumns, writeCsv } from '#services/list/write-csv.ts';
import type { Deps } from '../../deps.ts';
import { listDepots } from './list-depots.ts';

const COLUMNS: CsvColumns<AdminDepotRow> = {
  ...asIs('code', 'name', 'city', 'country', 'timeZone', 'keyBox', 'phone', 'email', 'status', 'trailers'),
};

/** The list of depots as a file. */
export const exportDepots = (deps: Pick<Deps, 'db'>, actor: Actor, query: AdminDepotQuery) =>
  writeCsv(COLUMNS, (page) => listDepots(deps, actor, { ...query, ...page }));
