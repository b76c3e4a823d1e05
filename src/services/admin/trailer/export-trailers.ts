import type { AdminTrailerRow } from '#contract/admin-trailer.ts';
import type { AdminTrailerQuery } from '#contract/admin-trailer-input.ts';
import { listPapersOf } from '#db/trailer/admin-trailer.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { CERTIFICATES } from '#domain/trailer/certificate.ts';
import type { CsvReader, Say } from '#services/list/csv-reader.ts';
import { type CsvColumns, writeCsv } from '#services/list/write-csv.ts';
import type { RentalReads } from '../../deps.ts';
import { namePriceClass } from '../price/name-price-class.ts';
import { listTrailers } from './list-trailers.ts';

type Row = AdminTrailerRow & { readonly vin: string | undefined; readonly validUntil: ReadonlyMap<string, string> };

const toColumns = (say: Say): CsvColumns<Row> => ({
  [say('fact.number')]: ({ number }) => number,
  [say('fact.plate')]: ({ plate }) => plate,
  [say('adminTrailer.vin')]: ({ vin }) => vin,
  [say('word.type')]: ({ type, subType }) => say(`trailerType.${type}.${subType}`, subType),
  [say('adminTrailer.priceClass')]: ({ priceClass }) => namePriceClass(say, priceClass),
  [say('fact.make')]: ({ make }) => make,
  [say('fact.model')]: ({ model }) => model,
  [say('word.year')]: ({ year }) => year,
  [say('word.noun.depot')]: ({ depot }) => depot.name,
  [say('adminTrailer.status')]: ({ status }) => say(`adminTrailer.status.${status}`),
  [say('adminTrailer.now')]: ({ situation }) => say(`adminTrailer.situation.${situation}`),
  ...Object.fromEntries(
    CERTIFICATES.map((kind) => [say(`fact.certificate.${kind}`), ({ validUntil }: Row) => validUntil.get(kind)]),
  ),
  [say('adminTrailer.completeness')]: ({ isIncomplete }) => (isIncomplete ? say('adminTrailer.incomplete') : ''),
  [say('adminTrailer.availability')]: ({ verdict }) =>
    verdict && say(verdict.free ? 'word.free' : 'adminTrailer.notFree'),
  [say('adminTrailer.photos')]: ({ photos }) => photos,
});

/** The list of the fleet as a file, with the end of every certificate. */
export const exportTrailers = (deps: RentalReads, actor: Actor, query: AdminTrailerQuery, reader: CsvReader) =>
  writeCsv(reader, toColumns(reader.say), async (asked) => {
    const page = await listTrailers(deps, actor, { ...query, ...asked });
    if (!page.ok) return page;
    const { items, nextCursor } = page.value;
    const papers = await listPapersOf(
      deps.db,
      items.map(({ id }) => id),
    );
    const papersOf = Map.groupBy(papers, ({ trailerId }) => trailerId);
    return ok({ items: items.map((item) => toRow(item, papersOf.get(item.id) ?? [])), nextCursor });
  });

const toRow = (trailer: AdminTrailerRow, papers: Awaited<ReturnType<typeof listPapersOf>>): Row => ({
  ...trailer,
  vin: papers[0]?.vin,
  validUntil: new Map(papers.flatMap(({ kind, validUntil }) => (kind && validUntil ? [[kind, validUntil]] : []))),
});
