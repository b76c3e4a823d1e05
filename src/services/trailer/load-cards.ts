import type { TrailerCard } from '#contract/trailer.ts';
import type { CardRow } from '#db/trailer/card.queries.ts';
import type { Availability, TrailerForRent } from '#domain/booking/availability.ts';
import { isMoved } from '#domain/booking/snapped-period.ts';
import { judgeCertificate } from '#domain/trailer/certificate.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import type { Moment } from '#domain/time/period.ts';
import { minimumDays } from '#domain/trailer/trailer-type.ts';
import { turnaroundNow } from '#domain/trailer/turnaround.ts';
import { toTrailerForRent } from '../book/to-trailer-for-rent.ts';
import { findOtherPeriods } from './find-other-periods.ts';
import { judgeInWindow, leadingTo } from './judge-in-window.ts';
import type { SearchBasis } from './search-basis.ts';
import { type SearchWindow, toWindow } from './search-window.ts';
import { toTrailerCard } from './to-trailer-card.ts';
import type { RentalReads } from '../deps.ts';

/**
 * The cards of trailers that a search found, in its order, in one statement however many they are. It also has the last
 * word on whether they are free: what the search knew may be older than the latest rental.
 */
export async function loadCards(
  { availability: port, holidays }: Pick<RentalReads, 'availability' | 'holidays'>,
  basis: SearchBasis,
  found: readonly FoundPlace[],
  locale: string | undefined,
): Promise<readonly TrailerCard[]> {
  if (found.length === 0) return [];
  const windows = toWindows(basis, found);
  const rows = await port.listCards({
    trailerIds: found.map(({ id }) => id),
    windows: [...windows.values()],
    asker: basis.asker,
    from: new Date(earliestOf(basis, [...windows.values()])),
    asksHowLong: [...windows.values()].some(isSnapped),
  });
  const rowsByPlace = new Map(rows.map((row) => [`${row.id} ${row.depotId}`, row]));
  const cards = found.map(async ({ id, depotId }) => {
    const row = rowsByPlace.get(`${id} ${depotId}`);
    const window = row && windows.get(nameOf(row));
    return row && window ? [await toCard({ holidays }, basis, { row, window, locale })] : [];
  });
  return (await Promise.all(cards)).flat();
}

type Loaded = { readonly row: CardRow; readonly window: SearchWindow; readonly locale: string | undefined };

async function toCard(
  deps: Pick<RentalReads, 'holidays'>,
  basis: SearchBasis,
  { row, window, locale }: Loaded,
): Promise<TrailerCard> {
  const { known } = row;
  const { asker, turnaround } = basis;
  const atDepot = known
    ? toTrailerForRent(known, window.place, { ...asker, turnaround })
    : toFreeTrailer(row, window, turnaroundNow(turnaround, row.type));
  const forRent = leadingTo(atDepot, window);
  const verdict = known ? judgeInWindow(forRent, window, basis) : freeVerdict(row, window);
  const hasOthers = known !== null || isSnapped(window);
  return toTrailerCard({
    trailer: row,
    window,
    availability: verdict,
    prices: basis.prices,
    hasPeriod: basis.asked !== undefined,
    others: hasOthers ? await findOtherPeriods(deps, { ...basis, trailer: row, forRent, window, verdict, locale }) : {},
  });
}

type FoundPlace = { readonly id: string; readonly depotId: string; readonly type: string };
const nameOf = ({ depotId, type }: Omit<FoundPlace, 'id'>): string => `${depotId} ${type}`;

/** One for each type at each depot among them. */
function toWindows(basis: SearchBasis, found: readonly FoundPlace[]): ReadonlyMap<string, SearchWindow> {
  const windows = new Map<string, SearchWindow>();
  for (const trailer of found) {
    const name = nameOf(trailer);
    if (windows.has(name)) continue;
    const place = basis.places.find(({ row }) => row.id === trailer.depotId);
    if (place) windows.set(name, toWindow(basis, place, trailer.type));
  }
  return windows;
}

const isSnapped = ({ resolved: { snapped } }: SearchWindow): boolean => snapped !== undefined && isMoved(snapped);

/** What ends before it is in the way of nothing that a card speaks of. */
function earliestOf({ asker, asked }: SearchBasis, windows: readonly SearchWindow[]): number {
  const now = asker.now.getTime();
  if (!asked) return now;
  const starts = windows.flatMap(({ resolved: { snapped } }) => snapped?.outward ?? []);
  return Math.max(now, Math.min(asked.firstDayMs - DAY_MS, ...starts.map(({ from }) => from.epochMilliseconds)));
}

/** Of those that are free, only their certificates are left to look at. */
const freeVerdict = ({ certifiedUntil }: CardRow, { resolved }: SearchWindow): Availability => ({
  free: true,
  needsWorkshop:
    certifiedUntil !== null && judgeCertificate({ validUntil: certifiedUntil }, resolved.rental) === 'renewed',
});

const EVER = { epochMilliseconds: -Infinity };
const NEVER = { epochMilliseconds: Infinity };
const toMoment = (at: Date): Moment => ({ epochMilliseconds: at.getTime() });

/** A free one as the rules see it: with the certificate that ends first, and what comes before and after it is free. */
const toFreeTrailer = (
  { type, certifiedUntil, freeSince, freeUntil }: CardRow,
  { place: { row, calendar } }: SearchWindow,
  turnaroundHours: number,
): TrailerForRent => ({
  state: 'active',
  turnaroundHours,
  minimumDays: minimumDays(type),
  isOverdue: false,
  certificates: certifiedUntil === null ? [] : [{ kind: 'hu', validUntil: certifiedUntil }],
  lacksCertificate: certifiedUntil === null,
  allocations: [
    ...(freeSince ? [{ kind: 'rental' as const, from: EVER, to: toMoment(freeSince) }] : []),
    ...(freeUntil ? [{ kind: 'rental' as const, from: toMoment(freeUntil), to: NEVER }] : []),
  ],
  calendar,
  leadTimeMinutes: row.leadTimeMinutes,
});
