import type { LockedBooking } from '#db/booking/booking.queries.ts';
import { findFeeOfKind, updateFee } from '#db/booking/fee.queries.ts';
import type { Database, Transaction } from '#db/client.ts';
import { listDepotNames } from '#db/depot/depot.queries.ts';
import { findWay, listOneWayRules } from '#db/one-way/way.queries.ts';
import { insertCharges } from '#db/order/order.queries.ts';
import { roadKm } from '#domain/depot/drive.ts';
import { money, type Money } from '#domain/money/money.ts';
import { findOneWayRule, isWay, oneWayFee, type OneWayTrace } from '#domain/one-way/one-way-fee.ts';
import { WRONG_DEPOT_CENTS, wrongDepotFee } from '#domain/one-way/wrong-depot-fee.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { taxOf, toTaxColumns } from '../line/taxed-part.ts';

type Subject = Pick<LockedBooking, 'booking' | 'trailer' | 'depot' | 'returnDepot' | 'services'>;

export type WrongDepotPrice = {
  /** Net. */
  readonly fee: Money;
  /** What the way was agreed to cost, and what this one does: null where nobody offers it. */
  readonly agreedFee: Money;
  readonly way: OneWayTrace | null;
};

/** What it costs that a trailer comes back to another depot than agreed, by the price list that it was rented with. */
export async function priceWrongDepot(db: Database, subject: Subject, depotId: string): Promise<WrongDepotPrice> {
  const { booking, depot, returnDepot, services } = subject;
  const agreedFee = money(services.find(isWay)?.netCents ?? 0);
  const way = depotId === depot.id ? null : await traceWay(db, subject, depotId);
  const fee = wrongDepotFee({
    pickUpDepotId: booking.depotId,
    agreedDepotId: returnDepot.id,
    depotId,
    agreedFee,
    fee: way ? oneWayFee(way) : undefined,
  });
  return { fee, agreedFee, way };
}

async function traceWay(
  db: Database,
  { booking, trailer, depot }: Subject,
  toDepotId: string,
): Promise<OneWayTrace | null> {
  const ends = { fromDepotId: depot.id, toDepotId };
  const { from, to, known } = await findWay(db, ends);
  const lane = { ...ends, trailerType: trailer.type, km: known?.km ?? roadKm(from, to) };
  const found = findOneWayRule(await listOneWayRules(db, booking.priceListId), lane);
  if (found === undefined || found.closed) return null;
  const { baseCents, perKmCents, leastCents, mostCents } = found;
  return { ...lane, rule: { baseCents, perKmCents, leastCents, mostCents } };
}

/** Charges it in the place of what was charged before, and tells the customer, also where it costs nothing. What the log says of it. */
export async function chargeWrongDepot(
  trx: Transaction,
  subject: LockedBooking,
  { depotId, now }: { readonly depotId: string; readonly now: Date },
): Promise<{ readonly depot: string; readonly cents: number }> {
  const { id: bookingId, businessUnitId, returnedAt } = subject.booking;
  const { fee, agreedFee, way } = await priceWrongDepot(trx, subject, depotId);
  const [named] = await listDepotNames(trx, [depotId]);
  const depot = named?.name ?? '';
  const priceTrace = JSON.stringify({ depotId, way, agreedCents: agreedFee.cents, extraCents: WRONG_DEPOT_CENTS });
  const before = await findFeeOfKind(trx, { businessUnitId, bookingId, kind: 'wrongDepot' });
  if (before) {
    const which = { businessUnitId, bookingId, chargeId: before.id };
    await updateFee(trx, { ...which, netCents: fee.cents, ruleCents: null, priceTrace });
  } else if (fee.cents > 0) {
    await insertCharges(trx, [
      {
        businessUnitId,
        bookingId,
        kind: 'wrongDepot',
        netCents: fee.cents,
        priceTrace,
        ...toTaxColumns(taxOf(subject.booking)),
        createdAt: now,
      },
    ]);
  }
  const isAsAgreed = depotId === subject.returnDepot.id;
  const news =
    isAsAgreed && returnedAt
      ? ({ kind: 'returnConfirmed', at: returnedAt.toISOString() } as const)
      : ({ kind: 'returnedElsewhere', depot, feeCents: fee.cents } as const);
  await queueMail(trx, { template: 'bookingNews', bookingId, news });
  return { depot, cents: fee.cents };
}
