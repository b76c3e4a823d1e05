import type { BillingRun } from '#contract/admin-billing.ts';
import { listRuns as readRuns } from '#db/billing/billing-run.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requirePlatformAdmin } from '../require-actor.ts';
import { toRun } from './to-run.ts';

const LATEST = 20;

/** The latest runs, newest first. */
export async function listRuns({ db, clock }: Reads, actor: Actor): Promise<Outcome<readonly BillingRun[]>> {
  const admin = requirePlatformAdmin(actor);
  if (!admin.ok) return admin;
  const runs = await readRuns(db, { limit: LATEST });
  return ok(runs.map((run) => toRun(run, runs, clock.now())));
}
