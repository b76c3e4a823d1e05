import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { distanceKm, type Point } from '#domain/depot/distance.ts';

/** What the search is measured against: the same fleet in memory, a bit for every day on which a trailer is taken. */

type Trailer = { readonly id: string; readonly type: string; readonly subType: string; readonly liftAxle: boolean };
type Yard = Point & { readonly id: string; readonly trailers: (Trailer & { readonly days: Uint32Array })[] };

export type BitmapQuestion = {
  readonly type: string | undefined;
  readonly liftAxle: boolean | undefined;
  readonly near: Point;
  readonly fromDay: number;
  readonly toDay: number;
  readonly limit: number;
};

const DAYS = 1024;
const DAY_MS = 86_400_000;

export async function createDayBitmaps(db: Database, now: Date) {
  const first = Math.floor(now.getTime() / DAY_MS);
  const yards = new Map<string, Yard>();
  for (const { id, lat, lon } of await db.selectFrom('depot').select(['id', 'lat', 'lon']).execute()) {
    yards.set(id, { id, lat, lon, trailers: [] });
  }
  const bitmaps = new Map<string, Uint32Array>();
  const trailers = await db
    .selectFrom('trailer')
    .select(['id', 'type', 'subType', 'liftAxle', 'depotId'])
    .where('status', '=', 'active')
    .execute();
  for (const { depotId, ...trailer } of trailers) {
    const days = new Uint32Array(DAYS / 32);
    bitmaps.set(trailer.id, days);
    yards.get(depotId)?.trailers.push({ ...trailer, days });
  }
  const { rows } = await sql<{ trailerId: string; firstDay: number; lastDay: number }>`
    select trailer_id,
      floor(extract(epoch from starts_at) / 86400)::int - ${first}::int as first_day,
      floor(extract(epoch from ends_at) / 86400)::int - ${first}::int as last_day
    from allocation where ends_at > ${now}`.execute(db);
  for (const { trailerId, firstDay, lastDay } of rows) {
    const days = bitmaps.get(trailerId) ?? new Uint32Array(DAYS / 32);
    for (let day = Math.max(0, firstDay); day <= Math.min(lastDay, DAYS - 1); day += 1) {
      days[day >> 5] = (days[day >> 5] ?? 0) | (1 << (day & 31));
    }
  }
  return { search: (question: BitmapQuestion) => search([...yards.values()], question), count };

  function count(question: BitmapQuestion): number {
    const counts = new Map<string, number>();
    let total = 0;
    for (const yard of yards.values()) {
      for (const trailer of yard.trailers) {
        if (!isFree(trailer.days, question)) continue;
        total += 1;
        for (const key of [trailer.type, trailer.subType, yard.id]) counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
    return total;
  }
}

function search(yards: readonly Yard[], question: BitmapQuestion): string[] {
  const found: string[] = [];
  const near = yards.map((yard) => ({ yard, km: distanceKm(question.near, yard) })).toSorted((a, b) => a.km - b.km);
  for (const { yard } of near) {
    for (const { id, type, liftAxle, days } of yard.trailers) {
      if (question.type !== undefined && type !== question.type) continue;
      if (question.liftAxle !== undefined && liftAxle !== question.liftAxle) continue;
      if (!isFree(days, question)) continue;
      found.push(id);
      if (found.length === question.limit) return found;
    }
  }
  return found;
}

function isFree(days: Uint32Array, { fromDay, toDay }: BitmapQuestion): boolean {
  for (let day = fromDay; day <= toDay; day += 1) {
    if (((days[day >> 5] ?? 0) >> (day & 31)) & 1) return false;
  }
  return true;
}
