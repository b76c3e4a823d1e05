import type { ExportOverview } from '#contract/admin-export.ts';
import { listArchiveYears } from '#db/export/archive.queries.ts';
import { listExportRuns } from '#db/export/export-run.queries.ts';
import { countParts, keptUntil } from '#domain/export/archive-part.ts';
import {
  DATEV_CASES,
  type DatevAccounts,
  type DatevUse,
  findAccount,
  nameOfUse,
} from '#domain/export/datev-account.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import { toExportRun } from './to-export-run.ts';

const LATEST = 50;

/** What was handed over to the accountants, on which accounts, and what there is of each year. */
export async function getExports(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  actor: Actor,
): Promise<Outcome<ExportOverview>> {
  const admin = requireStaff(actor, 'money.read');
  if (!admin.ok) return admin;
  const { sellers, datev } = settings;
  const { adviser, client, fiscalYearStart, accounts } = datev;
  const [runs, years] = await Promise.all([listExportRuns(db, { limit: LATEST }), listArchiveYears(db)]);
  return ok({
    isBilledHere: Object.keys(sellers).length > 0,
    datev: { adviser, client, chart: accounts.chart, fiscalYearStart },
    accounts: listUses(Object.keys(sellers)).map((use) => toAccount(accounts, use)),
    runs: runs.map(toExportRun),
    years: years.map(({ year, documents, bytes }) => ({
      year,
      documents,
      bytes,
      parts: countParts(documents),
      keptUntil: keptUntil(year),
    })),
  });
}

/** Each that is booked differently, of the countries in which somebody bills. */
function listUses(countries: readonly string[]): readonly DatevUse[] {
  const uses = DATEV_CASES.flatMap((name) => ['DE', ...countries].map((country) => ({ case: name, country })));
  return [...new Map(uses.map((use) => [nameOfUse(use), use])).values()];
}

function toAccount(accounts: DatevAccounts, use: DatevUse): ExportOverview['accounts'][number] {
  const name = nameOfUse(use);
  const found = findAccount(accounts, use);
  return {
    case: use.case,
    country: name === use.case ? null : use.country,
    account: found?.account ?? null,
    taxKey: found?.taxKey ?? null,
    isOwn: accounts.own[name] !== undefined,
  };
}
