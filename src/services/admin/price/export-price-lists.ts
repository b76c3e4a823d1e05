import type { AdminPriceQuery, PriceListRow } from '#contract/admin-price.ts';
import type { Actor } from '#domain/team/actor.ts';
import { type CsvColumns, writeCsv } from '#services/list/write-csv.ts';
import type { Reads } from '../../deps.ts';
import { listPriceLists } from './list-price-lists.ts';

const COLUMNS: CsvColumns<PriceListRow> = {
  number: ({ number }) => number,
  name: ({ name }) => name,
  state: ({ state }) => state,
  validFrom: ({ validFrom }) => validFrom,
  publishedAt: ({ publishedAt }) => publishedAt,
};

/** The list of price lists as a file. */
export const exportPriceLists = (deps: Reads, actor: Actor, query: AdminPriceQuery) =>
  writeCsv(COLUMNS, (cursor) => listPriceLists(deps, actor, { ...query, limit: 100, cursor }));
