import type { BillingRun } from '#contract/admin-billing.ts';
import { listRuns as readRuns } from '#db/billing/billing-run.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { asIs, writeCsv } from '../list/write-csv.ts';
import { requirePlatformAdmin } from '../require-actor.ts';
import { toRun } from './to-run.ts';

const LATEST = 20;

/** The latest runs, newest first. */
export async function listRuns(
  { db, clock }: Reads,
  actor: Actor,
  limit = LATEST,
): Promise<Outcome<readonly BillingRun[]>> {
  const admin = requirePlatformAdmin(actor);
  if (!admin.ok) return admin;
  const runs = await readRuns(db, { limit });
  return ok(runs.map((run) => toRun(run, runs, clock.now())));
}

const COLUMNS = asIs('on', 'state', 'askedAt', 'askedBy', 'finishedAt', 'orders', 'documents', 'problems', 'id');
/** Those of twenty years, if there is one each night. */
const MOST_RUNS = 7500;

export const writeRuns = (deps: Reads, actor: Actor) =>
  writeCsv(COLUMNS, async () => {
    const runs = await listRuns(deps, actor, MOST_RUNS);
    return runs.ok ? ok({ items: runs.value, nextCursor: null }) : runs;
  });
