import type { AdminTrailerQuery, AdminTrailerRow } from '#contract/admin-trailer.ts';
import type { Actor } from '#domain/team/actor.ts';
import { type CsvColumns, writeCsv } from '#services/list/write-csv.ts';
import type { Reads } from '../../deps.ts';
import { listTrailers } from './list-trailers.ts';

const COLUMNS: CsvColumns<AdminTrailerRow> = {
  number: ({ number }) => number,
  plate: ({ plate }) => plate,
  type: ({ type }) => type,
  subType: ({ subType }) => subType,
  priceClass: ({ priceClass }) => priceClass,
  make: ({ make }) => make,
  model: ({ model }) => model,
  year: ({ year }) => year,
  depot: ({ depot }) => depot.code,
  status: ({ status }) => status,
  situation: ({ situation }) => situation,
  certifiedUntil: ({ certifiedUntil }) => certifiedUntil,
  photos: ({ photos }) => photos,
};

/** The list of the fleet as a file. */
export const exportTrailers = (deps: Reads, actor: Actor, query: AdminTrailerQuery) =>
  writeCsv(COLUMNS, (cursor) => listTrailers(deps, actor, { ...query, limit: 100, cursor }));
