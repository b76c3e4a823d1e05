import type { AdminUnitQuery, AdminUnitSummary, UnitVerdict } from '#contract/admin-business-unit.ts';
import type { ListPage } from '#contract/list-query.ts';
import { listUnits, UNIT_ORDERS, type UnitSummaryRow } from '#db/business-unit/admin-business-unit.queries.ts';
import { listLastDecisions } from '#db/business-unit/decision.queries.ts';
import { usualUnitSort } from '#domain/business-unit/fields.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { type CsvReader, onOperatorClock, operatorTime } from '#services/list/csv-reader.ts';
import { type CsvColumns, writeCsv } from '#services/list/write-csv.ts';
import type { Deps } from '#services/deps.ts';
import type { Outcome } from '#services/failure.ts';
import { orderBy, pageOf } from '#services/list/page-of.ts';
import { requireStaff } from '#services/require-actor.ts';
import { findTwins } from './find-twins.ts';

/** All customers: those to decide on by how long they have waited, all others by name. */
export async function listBusinessUnits(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { cursor, limit, sort, ...filters }: AdminUnitQuery,
): Promise<Outcome<ListPage<AdminUnitSummary>>> {
  const admin = requireStaff(actor, 'customers.read');
  if (!admin.ok) return admin;
  const page = await pageOf(
    orderBy(UNIT_ORDERS, sort ?? usualUnitSort(filters.status)),
    { cursor, limit },
    (asked) => listUnits(db, { ...filters, ...asked }),
    toSummary,
  );
  if (!page.ok) return page;
  const idsOf = (wanted: AdminUnitSummary['status']) =>
    page.value.items.filter(({ status }) => status === wanted).map(({ id }) => id);
  const [twins, verdicts] = [await findTwins(db, idsOf('pendingReview')), await findVerdicts(db, idsOf('blocked'))];
  const items = page.value.items.map((unit) => ({
    ...unit,
    hasTwin: twins.has(unit.id),
    verdict: verdicts.get(unit.id) ?? null,
  }));
  return ok({ ...page.value, items });
}

const toSummary = ({ place: _place, createdAt, ...unit }: UnitSummaryRow): AdminUnitSummary => ({
  ...unit,
  createdAt: createdAt.toISOString(),
  hasTwin: false,
  verdict: null,
});

/** What was decided last about each of some companies. */
export async function findVerdicts(db: Deps['db'], ids: readonly string[]): Promise<ReadonlyMap<string, UnitVerdict>> {
  const rows = ids.length === 0 ? [] : await listLastDecisions(db, ids);
  return new Map(
    rows.map(({ businessUnitId, decidedAt, ...verdict }) => [
      businessUnitId,
      { ...verdict, at: decidedAt.toISOString() },
    ]),
  );
}

const toColumns = ({ say, nameCountry }: CsvReader): CsvColumns<AdminUnitSummary> => ({
  [say('word.field.company')]: ({ name }) => name,
  [say('word.field.country')]: ({ country }) => nameCountry(country),
  [say('word.field.vatId')]: ({ vatId }) => vatId,
  [say('word.status')]: ({ status }) => say(`adminBusinessUnit.status.${status}`),
  [say('adminBusinessUnit.risk')]: ({ riskStatus }) => say(`adminBusinessUnit.risk.${riskStatus}`),
  [`${say('adminBusinessUnit.creditLimit')} (EUR)`]: ({ creditLimitCents }) =>
    creditLimitCents === null ? say('adminBusinessUnit.unlimited') : creditLimitCents / 100,
  [say('word.people')]: ({ members }) => members,
  [onOperatorClock(say('adminBusinessUnit.since'))]: ({ createdAt }) => operatorTime(createdAt),
});

export const writeBusinessUnits = (deps: Pick<Deps, 'db'>, actor: Actor, query: AdminUnitQuery, reader: CsvReader) =>
  writeCsv(reader, toColumns(reader), (page) => listBusinessUnits(deps, actor, { ...query, ...page }));
