import type { SnappedPeriod } from '#contract/period.ts';
import { snapPeriod } from '#domain/booking/snapped-period.ts';
import type { Deps } from '../deps.ts';
import { explainSnapped } from '../trailer/explain-snapped.ts';
import { toAskedPeriod } from '../trailer/resolve-period.ts';
import type { AssessedLine } from '../line/assess-lines.ts';

/** What opening hours made of the periods that were asked for, by the id of the line. */
export async function explainPeriods(
  deps: Pick<Deps, 'holidays'>,
  lines: readonly AssessedLine[],
  locale: string | undefined,
): Promise<ReadonlyMap<string, SnappedPeriod>> {
  const explained = await Promise.all(
    lines.map(async (line) => [line.item.id, await explain(deps, line, locale)] as const),
  );
  return new Map(explained.flatMap(([itemId, snapped]) => (snapped ? [[itemId, snapped] as const] : [])));
}

async function explain(
  deps: Pick<Deps, 'holidays'>,
  { item, depot, returnDepot, period, offer }: AssessedLine,
  locale: string | undefined,
): Promise<SnappedPeriod | undefined> {
  const { askedFrom, askedTo } = item;
  const asked = askedFrom === null || askedTo === null ? undefined : toAskedPeriod(askedFrom, askedTo);
  if (!asked || !depot) return undefined;
  const snapped = snapPeriod(depot.calendar, asked, { notBefore: period.from, returnCalendar: returnDepot?.calendar });
  const { inward } = snapped;
  // Hours that have changed since make another period of it; the line says for itself whether it still can be had.
  if (!inward?.from.equals(period.from) || !inward.to.equals(period.to)) return undefined;
  return explainSnapped(deps, {
    asked,
    snapped,
    depot,
    returnDepot,
    locale,
    offer(longer) {
      const total = offer(longer);
      return total && { total };
    },
  });
}
