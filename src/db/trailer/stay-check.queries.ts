import { sql } from 'kysely';
import type { DepotMove, Stay } from '#domain/planning/reckon-stays.ts';
import type { Database } from '../client.ts';

/** What the places of a trailer follow from, beside what is written of them. */
export type WrittenStays = {
  readonly id: string;
  readonly number: string;
  /** Whether its row and its stays are marked as those of one that moves. */
  readonly moves: boolean;
  readonly isMarkedAlike: boolean;
  /** From when somebody last told where it stands, in their order; none if nobody ever has. */
  readonly stays: readonly Stay[];
  readonly moved: readonly DepotMove[];
};

type Page = { readonly after: string | null; readonly limit: number };

/** JSON knows no infinity. */
type Span = { readonly from: number | string; readonly until: number | string };

/** One statement for all of it, since trailers are moved while it is read. */
export async function listWrittenStays(db: Database, { after, limit }: Page): Promise<readonly WrittenStays[]> {
  const { rows } = await sql<{
    id: string;
    number: string;
    moves: boolean;
    isMarkedAlike: boolean | null;
    stays: readonly (Span & { readonly depotId: string })[] | null;
    moved: readonly (Span & { readonly fromDepotId: string; readonly toDepotId: string })[] | null;
  }>`
    select t.id, t.number, t.moves, written.is_marked_alike, written.stays, moved.moved
    from (select * from trailer where ${after}::uuid is null or id > ${after}::uuid order by id limit ${limit}) t
    left join lateral (
      select starts_at from trailer_stay where trailer_id = t.id and is_told order by starts_at desc limit 1
    ) told on true
    cross join lateral (
      select bool_and(s.moves = t.moves) as is_marked_alike, json_agg(json_build_object(
        'depotId', s.depot_id, 'from', extract(epoch from s.starts_at) * 1000, 'until', extract(epoch from s.ends_at) * 1000
      ) order by s.starts_at) as stays
      from trailer_stay s where s.trailer_id = t.id and s.starts_at >= told.starts_at
    ) written
    cross join lateral (
      select json_agg(json_build_object(
        'fromDepotId', a.from_depot_id, 'toDepotId', a.to_depot_id,
        'from', extract(epoch from a.starts_at) * 1000, 'until', extract(epoch from a.ends_at) * 1000
      ) order by a.starts_at) as moved
      from allocation a
      where a.trailer_id = t.id and a.from_depot_id is not null and a.ends_at > told.starts_at
    ) moved
    order by t.id`.execute(db);
  return rows.map(({ isMarkedAlike, stays, moved, ...trailer }) => ({
    ...trailer,
    isMarkedAlike: isMarkedAlike === true,
    stays: (stays ?? []).map((stay) => ({ ...stay, ...toTimes(stay) })),
    moved: (moved ?? []).map((move) => ({ ...move, ...toTimes(move) })),
  }));
}

const toTimes = ({ from, until }: Span) => ({ from: Number(from), until: Number(until) });
