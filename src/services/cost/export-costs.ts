import type { CostQuery } from '#contract/cost.ts';
import { listDepotNames } from '#db/depot/depot.queries.ts';
import { type CostCell, costCells } from '#domain/cost/cost-report.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { localYear } from '#domain/time/wall-clock.ts';
import type { Reads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import type { CsvReader, Say } from '../list/csv-reader.ts';
import { type CsvColumns, writeCsv } from '../list/write-csv.ts';
import { requireRight } from '../require-actor.ts';
import { loadCosts } from './load-costs.ts';
import { toCostFilter } from './to-cost-filter.ts';

const toColumns = (say: Say, names: ReadonlyMap<string, string>): CsvColumns<CostCell> => ({
  [say('cost.month')]: ({ month }) => month,
  [say('word.costCentre')]: ({ costCentre }) => costCentre,
  [say('booking.export.poNumber')]: ({ poNumber }) => poNumber,
  [say('cost.trailerType')]: ({ trailerType }) => trailerType && say(`trailerType.${trailerType}`),
  [say('word.noun.depot')]: ({ depot }) => depot && (names.get(depot) ?? null),
  [say('cost.billed')]: ({ billedCents }) => billedCents / 100,
  [say('cost.committed')]: ({ committedCents }) => committedCents / 100,
});

/** What a company spends in a year, net, by month and by all tags at once. */
export async function exportCosts(
  { db, clock }: Reads,
  actor: Actor,
  query: CostQuery,
  reader: CsvReader,
): Promise<Outcome<ReadableStream<Uint8Array>>> {
  const member = requireRight(actor, 'seeCosts');
  if (!member.ok) return member;
  const { businessUnitId } = member.value;
  const filter = toCostFilter(query, Number(localYear(clock.now(), OPERATOR_ZONE)));
  const { year } = filter;
  const sources = await loadCosts(db, { businessUnitId, from: `${year}-01-01`, to: `${year}-12-31` });
  const items = costCells(sources, filter);
  const depots = await listDepotNames(
    db,
    items.flatMap(({ depot }) => depot ?? []),
  );
  const names = new Map(depots.map(({ id, name }) => [id, name]));
  return writeCsv(reader, toColumns(reader.say, names), () => Promise.resolve(ok({ items, nextCursor: null })));
}
