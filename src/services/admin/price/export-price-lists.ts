import type { AdminPriceQuery, PriceListRow } from '#contract/admin-price.ts';
import { listOneWayFeesOf, listRatesOf } from '#db/price/admin-price.queries.ts';
import { BAND_STARTS } from '#domain/price/tariff.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { type CsvReader, onOperatorClock, operatorTime, type Say } from '#services/list/csv-reader.ts';
import { type CsvColumns, writeCsv } from '#services/list/write-csv.ts';
import type { Reads } from '../../deps.ts';
import { listPriceLists } from './list-price-lists.ts';
import { namePriceClass } from './name-price-class.ts';

type Rates = Awaited<ReturnType<typeof listRatesOf>>;
type Fee = Awaited<ReturnType<typeof listOneWayFeesOf>>[number];
/** A class of a list, or a way between depots. */
type Row = {
  readonly list: PriceListRow;
  readonly priceClass: string | null;
  readonly rates: ReadonlyMap<number, number>;
  readonly fee: Fee | null;
};

const toColumns = (say: Say): CsvColumns<Row> => ({
  [say('adminPrice.number')]: ({ list }) => list.number,
  [say('adminPrice.name')]: ({ list }) => list.name,
  [say('adminPrice.state')]: ({ list }) => say(`adminPrice.state.${list.state}`),
  [onOperatorClock(say('adminPrice.validFrom'))]: ({ list }) => operatorTime(list.validFrom),
  [onOperatorClock(say('adminPrice.published'))]: ({ list }) => operatorTime(list.publishedAt),
  [say('adminPrice.class')]: ({ priceClass }) => priceClass && namePriceClass(say, priceClass),
  ...Object.fromEntries(
    BAND_STARTS.map((day) => [`${say('csv.dayRate')} ${day}+`, ({ rates }: Row) => toEuros(rates.get(day))]),
  ),
  [say('adminPrice.oneWay.lane')]: ({ fee }) => fee && nameLane(say, fee),
  [say('adminPrice.oneWay.baseCents')]: ({ fee }) => toEuros(fee?.baseCents),
  [say('adminPrice.oneWay.perKmCents')]: ({ fee }) => toEuros(fee?.perKmCents),
  [say('adminPrice.oneWay.leastCents')]: ({ fee }) => toEuros(fee?.leastCents),
  [say('adminPrice.oneWay.mostCents')]: ({ fee }) => toEuros(fee?.mostCents ?? undefined),
  [say('adminPrice.oneWay.monthlyQuota')]: ({ fee }) => fee?.monthlyQuota,
  [say('adminPrice.oneWay.closed')]: ({ fee }) => fee?.closed,
});

const nameLane = (say: Say, { from, to, trailerType }: Fee): string => {
  const type = trailerType === null ? say('word.all') : say(`trailerType.${trailerType}`, trailerType);
  return `${from ?? say('word.all')} → ${to ?? say('word.all')}, ${type}`;
};

const toEuros = (cents: number | undefined) => cents && cents / 100;

/** The price lists as a file: a line for each class of each list, with what a day costs in each band, and for each
 * way between depots, with what it costs. */
export const exportPriceLists = (deps: Reads, actor: Actor, query: AdminPriceQuery, reader: CsvReader) =>
  writeCsv(reader, toColumns(reader.say), async (asked) => {
    const page = await listPriceLists(deps, actor, { ...query, ...asked });
    if (!page.ok) return page;
    const { items: lists, nextCursor } = page.value;
    const ids = lists.map(({ id }) => id);
    const ratesOf = Map.groupBy(await listRatesOf(deps.db, ids), ({ priceListId }) => priceListId);
    const feesOf = Map.groupBy(await listOneWayFeesOf(deps.db, ids), ({ priceListId }) => priceListId);
    const items = lists.flatMap((list) => [
      ...toRows(list, ratesOf.get(list.id) ?? []),
      ...(feesOf.get(list.id) ?? []).map((fee) => ({ list, priceClass: null, rates: new Map<number, number>(), fee })),
    ]);
    return ok({ items, nextCursor });
  });

const toRows = (list: PriceListRow, rates: Rates): readonly Row[] =>
  [...Map.groupBy(rates, ({ priceClass }) => priceClass)].map(([priceClass, bands]) => ({
    list,
    priceClass,
    rates: new Map(bands.map(({ fromDay, dayRateCents }) => [fromDay, dayRateCents])),
    fee: null,
  }));
