import type { UtilisationQuery } from '#contract/admin-figure.ts';
import { listDepots } from '#db/depot/depot.queries.ts';
import { countCovered, toPercent } from '#domain/admin/utilisation.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { CsvReader, Say } from '#services/list/csv-reader.ts';
import { type CsvColumns, writeCsv } from '#services/list/write-csv.ts';
import type { Reads } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import { readUtilisation } from './read-utilisation.ts';

type Row = {
  readonly day: string;
  readonly depot: string;
  readonly type: string;
  readonly onRent: number;
  readonly trailers: number;
};

/** The utilisation of every day by depot and type, for a spreadsheet. */
export async function exportUtilisation(
  deps: Reads,
  actor: Actor,
  query: UtilisationQuery,
  reader: CsvReader,
): Promise<Outcome<ReadableStream<Uint8Array>>> {
  const admin = requireStaff(actor, 'utilisation.read');
  if (!admin.ok) return admin;
  const { days, rentals, fleet } = await readUtilisation(deps, query);
  const codes = new Map((await listDepots(deps.db)).map(({ id, code }) => [id, code]));
  const groups = Map.groupBy(fleet, ({ depotId, type }) => `${codes.get(depotId) ?? depotId} ${type}`);
  const rows = [...groups.values()].flatMap((members): Row[] => {
    const [first] = members;
    if (first === undefined) return [];
    const { depotId, type } = first;
    const own = rentals.filter((rental) => rental.depotId === depotId && rental.type === type);
    const counts = countCovered(own, days.length);
    const trailers = members.reduce((sum, member) => sum + member.trailers, 0);
    return days.map(({ day }, i) => ({ day, depot: codes.get(depotId) ?? '', type, onRent: counts[i] ?? 0, trailers }));
  });
  const items = rows.toSorted((a, b) => toKey(a).localeCompare(toKey(b), 'en'));
  return writeCsv(reader, toColumns(reader.say), async () => ok({ items, nextCursor: null }));
}

const toColumns = (say: Say): CsvColumns<Row> => ({
  [say('adminFigure.chart.day')]: ({ day }) => day,
  [say('word.noun.depot')]: ({ depot }) => depot,
  [say('word.type')]: ({ type }) => say(`trailerType.${type}`),
  [say('adminFigure.chart.onRent')]: ({ onRent }) => onRent,
  [say('word.trailers')]: ({ trailers }) => trailers,
  [say('adminFigure.chart.title')]: ({ onRent, trailers }) => toPercent(onRent, trailers),
});

const toKey = ({ day, depot, type }: Row): string => `${day} ${depot} ${type}`;
