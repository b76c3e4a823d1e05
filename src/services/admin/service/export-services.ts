import type { AdminServiceQuery, AdminServiceRow } from '#contract/admin-service.ts';
import type { Actor } from '#domain/team/actor.ts';
import { asIs, type CsvColumns, writeCsv } from '#services/list/write-csv.ts';
import type { Reads } from '../../deps.ts';
import { listServices, type NameService } from './list-services.ts';

const toColumns = (nameService: NameService): CsvColumns<AdminServiceRow> => ({
  key: ({ key }) => key,
  name: ({ key }) => nameService(key) ?? key,
  ...asIs('unit', 'mandatory', 'recommended'),
  requires: ({ requires }) => requires.join(' '),
  excludes: ({ excludes }) => excludes.join(' '),
  ...asIs('leadTimeHours', 'status'),
  prices: ({ prices }) =>
    Object.entries(prices)
      .map(([type, cents]) => `${type} ${(cents / 100).toFixed(2)}`)
      .join('; '),
});

/** The list of services as a file. */
export const exportServices = (deps: Reads, actor: Actor, query: AdminServiceQuery, nameService: NameService) =>
  writeCsv(toColumns(nameService), (page) => listServices(deps, actor, { ...query, ...page }, nameService));
