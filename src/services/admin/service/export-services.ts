import type { AdminServiceQuery, AdminServiceRow } from '#contract/admin-service.ts';
import { keysOf } from '#domain/table.ts';
import type { Actor } from '#domain/team/actor.ts';
import { TRAILER_TYPES } from '#domain/trailer/trailer-type.ts';
import type { CsvReader, Say } from '#services/list/csv-reader.ts';
import { type CsvColumns, writeCsv } from '#services/list/write-csv.ts';
import type { Reads } from '../../deps.ts';
import { listServices, type NameService } from './list-services.ts';

type ServiceReader = CsvReader & { readonly nameService: NameService };

function toColumns(say: Say, nameService: NameService): CsvColumns<AdminServiceRow> {
  const name = (key: string) => nameService(key) ?? key;
  return {
    [say('adminService.key')]: ({ key }) => key,
    [say('word.serviceName')]: ({ key }) => name(key),
    [say('adminService.unit')]: ({ unit }) => say(`word.unit.${unit}`),
    [say('adminService.mandatory.long')]: ({ mandatory }) => mandatory,
    [say('adminService.recommended.long')]: ({ recommended }) => recommended,
    [say('adminService.requires')]: ({ requires }) => requires.map(name).join(', '),
    [say('adminService.excludes')]: ({ excludes }) => excludes.map(name).join(', '),
    [say('adminService.leadTimeHours')]: ({ leadTimeHours }) => leadTimeHours,
    [say('adminService.status')]: ({ status }) => say(`adminService.status.${status}`),
    ...Object.fromEntries(
      keysOf(TRAILER_TYPES).map((type) => [
        `${say(`trailerType.${type}`)} (EUR)`,
        ({ prices }: AdminServiceRow) => toEuros(prices[type]),
      ]),
    ),
  };
}

const toEuros = (cents: number | undefined) => cents && cents / 100;

/** The list of services as a file, with what each costs with each type of trailer. */
export const exportServices = (deps: Reads, actor: Actor, query: AdminServiceQuery, reader: ServiceReader) =>
  writeCsv(reader, toColumns(reader.say, reader.nameService), (page) =>
    listServices(deps, actor, { ...query, ...page }, reader.nameService),
  );
