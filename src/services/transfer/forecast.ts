import type { Database } from '#db/client.ts';
import { countFreeDays, type FreeRow, listMovers, type TargetRow } from '#db/transfer/forecast.queries.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { addDays, fromWallTime } from '#domain/time/wall-clock.ts';
import { FORECAST_DAYS, findSurpluses, type Stock } from '#domain/transfer/forecast-stock.ts';
import type { Mover } from '#domain/transfer/suggest-transfers.ts';

export type Forecast = {
  readonly stocks: readonly Stock[];
  readonly movers: readonly Mover[];
  /** From `day` of a shortage to its date. */
  readonly dateOf: (day: number) => string;
};

/** What will stand free where somebody has set a target, and which trailers could go elsewhere. */
export async function readForecast(
  db: Database,
  { targets, now }: { readonly targets: readonly TargetRow[]; readonly now: Date },
): Promise<Forecast> {
  const today = operatorToday(toInstant(now)).toString();
  const startsAt = new Date(fromWallTime(`${addDays(today, 1)}T00:00`, OPERATOR_ZONE));
  const rows = await countFreeDays(db, { targets, now, today, startsAt, days: FORECAST_DAYS });
  const stocks = toStocks(targets, rows);
  const movers = await listMovers(db, {
    places: findSurpluses(stocks).map(({ depotId, type, spare }) => ({ depotId, type, most: spare })),
    now,
    certifiedUntil: addDays(today, FORECAST_DAYS),
  });
  return { stocks, movers, dateOf: (day) => addDays(today, day + 1) };
}

const DAYS = Array.from({ length: FORECAST_DAYS }, (_, day) => day);

function toStocks(targets: readonly TargetRow[], rows: readonly FreeRow[]): readonly Stock[] {
  const rowsOf = Map.groupBy(rows, ({ depotId, type }) => `${depotId} ${type}`);
  return targets.map((target) => {
    const here = rowsOf.get(`${target.depotId} ${target.type}`) ?? [];
    const free = DAYS.map((day) =>
      here.reduce((sum, { days, trailers }) => sum + (((days >> day) & 1) === 1 ? trailers : 0), 0),
    );
    return { ...target, free };
  });
}
