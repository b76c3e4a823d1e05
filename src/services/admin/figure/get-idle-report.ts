import type { IdleReport, IdleReportQuery } from '#contract/admin-report.ts';
import { listIdle } from '#db/figure/usage.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import { requireStaff } from '#services/require-actor.ts';
import type { Reads } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { sortRows } from './sort-rows.ts';

const USUAL_DAYS = 30;

/** Trailers that stand in a yard and that nobody has had for so many days, longest first. */
export async function getIdleReport(
  { db, clock }: Reads,
  actor: Actor,
  { days = USUAL_DAYS, type: types, depot: depotIds, sort = '-days' }: IdleReportQuery = {},
): Promise<Outcome<IdleReport>> {
  const admin = requireStaff(actor, 'utilisation.read');
  if (!admin.ok) return admin;
  const now = clock.now();
  const before = new Date(now.getTime() - days * DAY_MS);
  const found = await listIdle(db, { before, now, types, depotIds });
  const rows = found.map(({ since, nextFrom, workshopDays, ...trailer }) => ({
    ...trailer,
    since: since.toISOString(),
    days: Math.floor((now.getTime() - since.getTime()) / DAY_MS),
    workshopDays: Math.round(workshopDays * 10) / 10,
    nextFrom: nextFrom && nextFrom.toISOString(),
  }));
  const named = rows.map((row) => ({ name: row.trailerNumber, row }));
  const sorted = sortRows(named, sort, ({ row }, column) => (column === 'depot' ? row.depot : row.days));
  return ok({ days, rows: sorted.map(({ row }) => row) });
}
