import type { CartItemRow } from '#db/cart/cart.queries.ts';
import type { Transaction } from '#db/client.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { isBeyondHorizon } from '#domain/time/rental-horizon.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import { refuseFields } from '../failure.ts';
import { assessLines, type AssessedLine } from '../line/assess-lines.ts';
import { findPeriodProblem, type LineRefusal } from '../line/refuse-lines.ts';
import type { LockedCart } from './write-cart.ts';
import type { RentalReads } from '../deps.ts';

/**
 * Whether a line can be put into the cart: its period is possible and its trailer free, also beside the other lines.
 * That is a courtesy: adding to the cart holds nothing.
 */
export async function requireFree(
  trx: Transaction,
  { holidays, settings }: Pick<RentalReads, 'holidays' | 'settings'>,
  item: CartItemRow,
  { items, orderer, now }: LockedCart,
): Promise<Result<AssessedLine, LineRefusal>> {
  const end = localDate(item.endsAt, item.depot.timeZone);
  if (isBeyondHorizon(end, { now, years: settings.horizonYears })) return refuseFields({ to: 'too-far' });
  const rivals = items.filter(({ id, trailer }) => id !== item.id && trailer.id === item.trailer.id);
  const lines = await assessLines(
    { db: trx, holidays, settings },
    { items: [...rivals, item], unit: { ...orderer, id: orderer.businessUnitId }, now },
  );
  const line = lines.at(-1);
  if (line === undefined) throw new Error('A line was asked about and not answered for');
  if (line.verdict.free) return ok(line);
  const fields = findPeriodProblem(line);
  return fields ? refuseFields(fields) : fail({ taken: [line] });
}
