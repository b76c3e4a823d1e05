import type { Task } from '#contract/desk-task.ts';
import type { Database } from '#db/client.ts';
import { listChangeovers } from '#db/figure/task.queries.ts';
import { isTightChangeover, LONGEST_TIGHT_HOURS } from '#domain/admin/tight-changeover.ts';
import { HOUR_MS } from '#domain/time/duration.ts';
import { toInstant } from '#domain/time/instant.ts';
import { turnaroundKept } from '#domain/trailer/turnaround.ts';

const HOURS_AHEAD = 48;
/** More pick-ups of two days than any fleet has that come so soon after a return. */
const MOST = 5000;

/** Pick-ups whose trailer comes back so late that nothing may go wrong, the next one first. */
export async function findTight(db: Database, now: Date): Promise<readonly (Task & { kind: 'tightChangeover' })[]> {
  const to = new Date(now.getTime() + HOURS_AHEAD * HOUR_MS);
  const rows = await listChangeovers(db, { from: now, to, hours: LONGEST_TIGHT_HOURS, limit: MOST });
  return rows
    .filter(({ trailerType, turnaroundHours, returnAt, pickUpAt }) =>
      isTightChangeover(turnaroundKept(turnaroundHours, trailerType), toInstant(returnAt), toInstant(pickUpAt)),
    )
    .map(({ trailerType: _type, turnaroundHours: _hours, returnAt, pickUpAt, ...row }) => ({
      ...row,
      kind: 'tightChangeover',
      returnAt: returnAt.toISOString(),
      pickUpAt: pickUpAt.toISOString(),
    }));
}
