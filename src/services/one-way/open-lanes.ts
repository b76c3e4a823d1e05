import type { Database } from '#db/client.ts';
import { isQuotaSpent, type LaneUse } from '#domain/one-way/lane-month.ts';
import type { LaneRefusal } from '#domain/one-way/lane-refusal.ts';
import { fail, type Result } from '#domain/result.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import type { RentalBook } from '../book/rental-book.ts';
import { loadLaneUses } from './load-lane-uses.ts';
import { type LaneQuote, quoteLane } from './quote-lane.ts';

type Item = {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly trailer: { readonly type: string };
  readonly depot: { readonly id: string; readonly timeZone: string };
  readonly returnDepot: { readonly id: string } | null;
};
type Book = Pick<RentalBook, 'depots' | 'prices'>;

/**
 * What the way of each line to its other depot is: none for a line that is brought back where it began. Lines count for the quota
 * of a way as soon as they were asked about; what is given back by them counts no more.
 */
export async function openLanes(
  db: Database,
  book: Book,
  items: readonly Item[],
  givenBack: readonly LaneUse[] = [],
): Promise<(item: Item) => Result<LaneQuote, LaneRefusal> | undefined> {
  const quotes = new Map(items.flatMap((item) => quote(book, item)));
  const asked = items.flatMap((item) => {
    const found = quotes.get(item.id);
    return found?.ok ? [{ rule: found.value.rule, fromDepotId: item.depot.id, month: monthOf(item) }] : [];
  });
  const uses: LaneUse[] = [...(await loadLaneUses(db, asked)), ...givenBack];
  return (item) => {
    const found = quotes.get(item.id);
    if (!found?.ok) return found;
    const { fromDepotId, toDepotId, trailerType } = found.value.trace;
    const lane = { fromDepotId, toDepotId, trailerType, month: monthOf(item) };
    if (isQuotaSpent(found.value.rule, lane, uses)) return fail('quotaSpent');
    uses.push({ ...lane, count: 1 });
    return found;
  };
}

const monthOf = ({ startsAt, depot }: Item): string => localDate(startsAt, depot.timeZone).slice(0, 7);

function quote(
  book: Book,
  { id, endsAt, trailer, depot, returnDepot }: Item,
): readonly (readonly [string, Result<LaneQuote, LaneRefusal>])[] {
  if (returnDepot === null) return [];
  const lane = { fromDepotId: depot.id, toDepotId: returnDepot.id, trailerType: trailer.type };
  return [[id, quoteLane(book, lane, endsAt)]];
}
