import type { BoardBar, BoardRow } from '#contract/admin-board.ts';
import {
  type BoardBarRow,
  type BoardFilter,
  type BoardTrailerRow,
  listBoardBars,
  listBoardCertificates,
  listLastSeen,
} from '#db/board/board.queries.ts';
import type { Database } from '#db/client.ts';
import { isOut } from '#domain/booking/booking-state.ts';
import { distanceKm, type Point } from '#domain/depot/distance.ts';
import { type BarKind, toMinute } from '#domain/planning/bar.ts';
import { forecastReturn } from '#domain/planning/forecast-return.ts';
import { toInstant } from '#domain/time/instant.ts';
import { turnaroundKept } from '#domain/trailer/turnaround.ts';

type Shown = Pick<BoardFilter, 'from' | 'to' | 'now'>;

/** The rows of trailers with all that has them, in three statements and one more where something is late. */
export async function readRows(
  db: Database,
  trailers: readonly BoardTrailerRow[],
  shown: Shown,
): Promise<readonly BoardRow[]> {
  const trailerIds = trailers.map(({ id }) => id);
  const now = toMinute(toInstant(shown.now));
  const [bars, certificates] = await Promise.all([
    listBoardBars(db, { trailerIds, ...shown }),
    listBoardCertificates(db, trailerIds),
  ]);
  const lateIds = bars.filter((bar) => isLate(bar, now)).map(({ trailerId }) => trailerId);
  const seen = new Map<string, Point>((await listLastSeen(db, lateIds)).map((row) => [row.trailerId, row]));
  const barsOf = Map.groupBy(bars, ({ trailerId }) => trailerId);
  const certificatesOf = Map.groupBy(certificates, ({ trailerId }) => trailerId);
  return trailers.map(({ place: _place, lat, lon, ...trailer }) => {
    const position = seen.get(trailer.id);
    const away = position ? distanceKm(position, { lat, lon }) : null;
    return {
      ...trailer,
      certificates: (certificatesOf.get(trailer.id) ?? []).map(({ kind, at }) => [kind, at]),
      bars: (barsOf.get(trailer.id) ?? []).map((bar) => toBar(bar, { now, distanceKm: away, type: trailer.type })),
    };
  });
}

const isLate = ({ status, endsAt }: BoardBarRow, now: number): boolean =>
  status !== null && isOut(status) && endsAt !== null && endsAt <= now;

type Circumstances = { readonly now: number; readonly distanceKm: number | null; readonly type: string };

function toBar(bar: BoardBarRow, { now, distanceKm: away, type }: Circumstances): BoardBar {
  const { id, from, until, bookingId, number, who, endsAt, announced, version, leaves, comesTo } = bar;
  const due = endsAt ?? until;
  const late = isLate(bar, now);
  const expected = forecastReturn({ now, due, announced, distanceKm: away });
  const to = late ? expected : due;
  const free = late ? expected + turnaroundKept(bar.turnaroundHours, type) * 60 : until;
  const way: BoardBar[9] = leaves !== null && comesTo !== null ? [leaves, comesTo] : null;
  return [kindOf(bar, late), from, due, to, Math.max(free, to), bookingId ?? id, number, who, version, way];
}

function kindOf({ kind, status }: BoardBarRow, late: boolean): BarKind {
  if (kind === 'trip') return 'transfer';
  if (kind !== 'rental' || status === null) return kind === 'rental' ? 'reserved' : kind;
  if (late) return 'overdue';
  if (isOut(status)) return 'onRent';
  return status === 'reserved' ? 'reserved' : 'returned';
}
