import type { BoardQuery } from '#contract/admin-board.ts';
import type { BoardFilter } from '#db/board/board.queries.ts';
import { boardDays, type BoardDay } from '#domain/planning/board-window.ts';
import { toInstant } from '#domain/time/instant.ts';
import { MINUTE_MS } from '#domain/time/duration.ts';

export type OpenBoard = { readonly days: readonly BoardDay[]; readonly filter: BoardFilter };

type Looking = { readonly now: Date; readonly depots: readonly string[] | 'any' };

/** The days that are asked for, and which trailers. */
export function openBoard(query: BoardQuery, { now, depots }: Looking): OpenBoard {
  const days = boardDays(toInstant(now), query.zoom ?? 'days', query.from);
  const moment = (minute: number | undefined): Date => new Date((minute ?? 0) * MINUTE_MS);
  return {
    days,
    filter: {
      text: query.q,
      types: query.type,
      subTypes: query.subType,
      depotIds: query.depot,
      only: query.only,
      depots,
      from: moment(days[0]?.from),
      to: moment(days.at(-1)?.to),
      now,
    },
  };
}
