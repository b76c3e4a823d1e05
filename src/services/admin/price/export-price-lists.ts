import type { AdminPriceQuery, PriceListRow } from '#contract/admin-price.ts';
import type { Actor } from '#domain/team/actor.ts';
import { asIs, type CsvColumns, writeCsv } from '#services/list/write-csv.ts';
import type { Reads } from '../../deps.ts';
import { listPriceLists } from './list-price-lists.ts';

const COLUMNS: CsvColumns<PriceListRow> = {
  ...asIs('number', 'name', 'state', 'validFrom', 'publishedAt'),
};

/** The list of price lists as a file. */
export const exportPriceLists = (deps: Reads, actor: Actor, query: AdminPriceQuery) =>
  writeCsv(COLUMNS, (page) => listPriceLists(deps, actor, { ...query, ...page }));
