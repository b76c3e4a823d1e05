import type { AdminDepotQuery, AdminDepotRow } from '#contract/admin-depot.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { CsvReader, Say } from '#services/list/csv-reader.ts';
import { type CsvColumns, writeCsv } from '#services/list/write-csv.ts';
import type { Deps } from '../../deps.ts';
import { listDepots } from './list-depots.ts';

const toColumns = ({ say, nameCountry }: CsvReader): CsvColumns<AdminDepotRow> => ({
  [say('adminDepot.code')]: ({ code }) => code,
  [say('adminDepot.name')]: ({ name }) => name,
  [say('adminDepot.city')]: ({ city }) => city,
  [say('word.field.country')]: ({ country }) => nameCountry(country),
  [say('adminDepot.timeZone')]: ({ timeZone }) => timeZone,
  [say('depot.facility.keyBox')]: ({ keyBox }) => keyBox,
  [say('adminDepot.phone')]: ({ phone }) => phone,
  [say('adminDepot.email')]: ({ email }) => email,
  [say('adminDepot.status')]: ({ status }) => say(`adminDepot.status.${status}`),
  [say('word.trailers')]: ({ trailers }) => trailers,
  [say('adminDepot.targets')]: ({ targets }) => targets.map((target) => writeTarget(target, say)).join(', '),
});

/** `Planenauflieger 3–8`, or without a most, `Planenauflieger 3`. */
const writeTarget = ({ type, least, most }: AdminDepotRow['targets'][number], say: Say): string =>
  [say(`trailerType.${type}`, type), [least, most].filter((count) => count !== null).join('–')].join(' ');

/** The list of depots as a file. */
export const exportDepots = (deps: Pick<Deps, 'db'>, actor: Actor, query: AdminDepotQuery, reader: CsvReader) =>
  writeCsv(reader, toColumns(reader), (page) => listDepots(deps, actor, { ...query, ...page }));
