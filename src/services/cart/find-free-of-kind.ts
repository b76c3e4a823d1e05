import { randomUUID } from 'node:crypto';
import { listLineTrailersOfKind } from '#db/trailer/line-trailer.queries.ts';
import type { Transaction } from '#db/client.ts';
import type { RentalReads } from '../deps.ts';
import { assessLines, type AssessedLine } from '../line/assess-lines.ts';
import type { LockedCart } from './write-cart.ts';

/** The other trailers of a line's kind at its depot that are free in its period, also beside the lines of the cart. */
export async function findFreeOfKind(
  trx: Transaction,
  { holidays, settings }: Pick<RentalReads, 'holidays' | 'settings'>,
  { item }: AssessedLine,
  { items, orderer, now }: LockedCart,
): Promise<readonly string[]> {
  const { type, subType } = item.trailer;
  const kindred = await listLineTrailersOfKind(trx, {
    depotId: item.depot.id,
    type,
    subType,
    startsAt: item.startsAt,
  });
  const others = kindred.filter(({ trailer }) => trailer.id !== item.trailer.id);
  const wanted = others.map((found) => ({ ...item, ...found, id: randomUUID() }));
  const lines = await assessLines(
    { db: trx, holidays, settings },
    { items: [...items, ...wanted], unit: { ...orderer, id: orderer.businessUnitId }, now },
  );
  return lines.slice(items.length).flatMap((line) => (line.verdict.free ? [line.item.trailer.id] : []));
}
