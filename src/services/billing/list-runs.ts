import type { BillingRun } from '#contract/admin-billing.ts';
import { listRuns as readRuns } from '#db/billing/billing-run.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { type CsvReader, onOperatorClock, operatorTime, type Say } from '../list/csv-reader.ts';
import { type CsvColumns, writeCsv } from '../list/write-csv.ts';
import { requireStaff } from '../require-actor.ts';
import { toRun } from './to-run.ts';

const LATEST = 20;

/** The latest runs, newest first. */
export async function listRuns(
  { db, clock }: Reads,
  actor: Actor,
  limit = LATEST,
): Promise<Outcome<readonly BillingRun[]>> {
  const admin = requireStaff(actor, 'money.read');
  if (!admin.ok) return admin;
  const runs = await readRuns(db, { limit });
  return ok(runs.map((run) => toRun(run, runs, clock.now())));
}

const toColumns = (say: Say): CsvColumns<BillingRun> => ({
  [say('adminBilling.on')]: ({ on }) => on,
  [say('word.status')]: ({ state }) => say(`adminBilling.runs.${state}`),
  [onOperatorClock(say('adminBilling.runs.time'))]: ({ askedAt }) => operatorTime(askedAt),
  [say('adminBilling.runs.askedBy')]: ({ askedBy }) => askedBy ?? say('adminBilling.runs.clock'),
  [onOperatorClock(say('csv.finishedAt'))]: ({ finishedAt }) => operatorTime(finishedAt),
  [say('admin.nav.orders')]: ({ orders }) => orders,
  [say('adminBilling.documents')]: ({ documents }) => documents,
  [say('adminBilling.runs.problems')]: ({ problems }) => problems,
});
/** Those of twenty years, if there is one each night. */
const MOST_RUNS = 7500;

export const writeRuns = (deps: Reads, actor: Actor, reader: CsvReader) =>
  writeCsv(reader, toColumns(reader.say), async () => {
    const runs = await listRuns(deps, actor, MOST_RUNS);
    return runs.ok ? ok({ items: runs.value, nextCursor: null }) : runs;
  });
