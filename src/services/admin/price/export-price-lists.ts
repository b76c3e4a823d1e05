import type { AdminPriceQuery, PriceListRow } from '#contract/admin-price.ts';
import { listRatesOf } from '#db/price/admin-price.queries.ts';
import { BAND_STARTS } from '#domain/price/tariff.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { type CsvReader, onOperatorClock, operatorTime, type Say } from '#services/list/csv-reader.ts';
import { type CsvColumns, writeCsv } from '#services/list/write-csv.ts';
import type { Reads } from '../../deps.ts';
import { listPriceLists } from './list-price-lists.ts';
import { namePriceClass } from './name-price-class.ts';

type Row = { readonly list: PriceListRow; readonly priceClass: string; readonly rates: ReadonlyMap<number, number> };

const toColumns = (say: Say): CsvColumns<Row> => ({
  [say('adminPrice.number')]: ({ list }) => list.number,
  [say('adminPrice.name')]: ({ list }) => list.name,
  [say('adminPrice.state')]: ({ list }) => say(`adminPrice.state.${list.state}`),
  [onOperatorClock(say('adminPrice.validFrom'))]: ({ list }) => operatorTime(list.validFrom),
  [onOperatorClock(say('adminPrice.published'))]: ({ list }) => operatorTime(list.publishedAt),
  [say('adminPrice.class')]: ({ priceClass }) => namePriceClass(say, priceClass),
  ...Object.fromEntries(
    BAND_STARTS.map((day) => [`${say('csv.dayRate')} ${day}+`, ({ rates }: Row) => toEuros(rates.get(day))]),
  ),
});

const toEuros = (cents: number | undefined) => cents && cents / 100;

/** The price lists as a file: a line for each class of each list, with what a day costs in each band. */
export const exportPriceLists = (deps: Reads, actor: Actor, query: AdminPriceQuery, reader: CsvReader) =>
  writeCsv(reader, toColumns(reader.say), async (asked) => {
    const page = await listPriceLists(deps, actor, { ...query, ...asked });
    if (!page.ok) return page;
    const { items: lists, nextCursor } = page.value;
    const rates = await listRatesOf(
      deps.db,
      lists.map(({ id }) => id),
    );
    const ratesOf = Map.groupBy(rates, ({ priceListId }) => priceListId);
    const items = lists.flatMap((list) => toRows(list, ratesOf.get(list.id) ?? []));
    return ok({ items, nextCursor });
  });

const toRows = (list: PriceListRow, rates: Awaited<ReturnType<typeof listRatesOf>>): readonly Row[] =>
  [...Map.groupBy(rates, ({ priceClass }) => priceClass)].map(([priceClass, bands]) => ({
    list,
    priceClass,
    rates: new Map(bands.map(({ fromDay, dayRateCents }) => [fromDay, dayRateCents])),
  }));
