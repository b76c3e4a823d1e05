import type { AdminDepotQuery, AdminDepotRow } from '#contract/admin-depot.ts';
import type { Actor } from '#domain/team/actor.ts';
import { type CsvColumns, writeCsv } from '#services/list/write-csv.ts';
import type { Deps } from '../../deps.ts';
import { listDepots } from './list-depots.ts';

const COLUMNS: CsvColumns<AdminDepotRow> = {
  code: ({ code }) => code,
  name: ({ name }) => name,
  city: ({ city }) => city,
  country: ({ country }) => country,
  timeZone: ({ timeZone }) => timeZone,
  keyBox: ({ keyBox }) => keyBox,
  phone: ({ phone }) => phone,
  email: ({ email }) => email,
  status: ({ status }) => status,
  trailers: ({ trailers }) => trailers,
};

/** The list of depots as a file. */
export const exportDepots = (deps: Pick<Deps, 'db'>, actor: Actor, query: AdminDepotQuery) =>
  writeCsv(COLUMNS, (cursor) => listDepots(deps, actor, { ...query, limit: 100, cursor }));
