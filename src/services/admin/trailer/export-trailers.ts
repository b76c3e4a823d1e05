import type { AdminTrailerQuery, AdminTrailerRow } from '#contract/admin-trailer.ts';
import type { Actor } from '#domain/team/actor.ts';
import { asIs, type CsvColumns, writeCsv } from '#services/list/write-csv.ts';
import type { Reads } from '../../deps.ts';
import { listTrailers } from './list-trailers.ts';

const COLUMNS: CsvColumns<AdminTrailerRow> = {
  ...asIs('number', 'plate', 'type', 'subType', 'priceClass', 'make', 'model', 'year'),
  depot: ({ depot }) => depot.code,
  ...asIs('status', 'situation', 'certifiedUntil', 'photos'),
};

/** The list of the fleet as a file. */
export const exportTrailers = (deps: Reads, actor: Actor, query: AdminTrailerQuery) =>
  writeCsv(COLUMNS, (page) => listTrailers(deps, actor, { ...query, ...page }));
