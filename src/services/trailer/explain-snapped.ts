import type { SnappedEnd, SnappedPeriod } from '#contract/period.ts';
import type { Period } from '#domain/time/period.ts';
import { isMoved, type SnappedPeriod as Snapped } from '#domain/booking/snapped-period.ts';
import type { SnappedEnd as End } from '#domain/depot/snap.ts';
import { formatWallTime, type WallTime } from '#domain/time/wall-time.ts';
import type { Money } from '#domain/money/money.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import type { BookedDepot } from '../book/depot-book.ts';
import { perObject } from '#domain/per-object.ts';
import type { Deps } from '../deps.ts';
import { toRentalPeriod } from '#services/line/to-rental-period.ts';

type Question = {
  readonly asked: { readonly from: WallTime; readonly to: WallTime };
  readonly snapped: Snapped;
  readonly depot: BookedDepot;
  /** Where it is brought back, if that is another one. */
  readonly returnDepot?: BookedDepot | undefined;
  /** For the names of holidays. */
  readonly locale: string | undefined;
  /** What a longer period costs; undefined if it cannot be had. */
  readonly offer: (period: Period) => { readonly total?: Money } | undefined;
};

/** What a depot made of a period, why, and what could be had instead. Undefined if it is the one asked for. */
export async function explainSnapped(
  deps: Pick<Deps, 'holidays'>,
  { offer, ...question }: Question,
): Promise<SnappedPeriod | undefined> {
  const { snapped, locale = '' } = question;
  if (!isMoved(snapped)) return undefined;
  const known = explained(snapped);
  const ends = known.get(locale) ?? explainEnds(deps, question);
  known.set(locale, ends);
  ends.catch(() => known.delete(locale));
  return {
    ...(await ends),
    longer: snapped.outward.flatMap((period) => {
      const offered = offer(period);
      return offered ? [{ period: toRentalPeriod(period), ...offered }] : [];
    }),
  };
}

type Ends = Pick<SnappedPeriod, 'pickUp' | 'return'>;

/** By language: it is the same for all trailers that a search finds at the depot. */
const explained = perObject((_snapped: Snapped) => new Map<string, Promise<Ends>>());

async function explainEnds(
  { holidays }: Pick<Deps, 'holidays'>,
  { asked, snapped, depot, returnDepot = depot, locale }: Omit<Question, 'offer'>,
): Promise<Ends> {
  const explain = async (
    wish: WallTime,
    { reason, inward }: End,
    { timeZone, holidayRegion }: BookedDepot['row'],
  ): Promise<SnappedEnd | undefined> => {
    if (reason === undefined) return undefined;
    const days = reason === 'holiday' ? await holidays.listHolidays(holidayRegion, wish.date.year, locale) : [];
    const holiday = days.find(({ date }) => date === wish.date.toString())?.name;
    return {
      asked: formatWallTime(wish),
      reason,
      ...(holiday !== undefined && { holiday }),
      ...(snapped.inward && inward && { movedTo: toWallTime(inward, timeZone) }),
    };
  };
  const [pickUp, giveBack] = await Promise.all([
    explain(asked.from, snapped.pickUp, depot.row),
    explain(asked.to, snapped.giveBack, returnDepot.row),
  ]);
  return { ...(pickUp && { pickUp }), ...(giveBack && { return: giveBack }) };
}
