import type { LaterCharge } from '#contract/charge.ts';
import { listChargesOfBooking, type ChargeOfBookingRow } from '#db/charge/charge.queries.ts';
import { listPhotosOfBooking, type ChargePhotoRow } from '#db/charge/charge-photo.queries.ts';
import type { Database } from '#db/client.ts';
import { chargeState, type ChargeState } from '#domain/charge/charge-state.ts';
import { money } from '#domain/money/money.ts';
import type { Actor } from '#domain/team/actor.ts';
import { isForbiddenAct } from '#domain/team/impersonation.ts';
import { hasRight } from '#domain/team/rights.ts';
import { seesInvoices } from '#domain/team/sees-invoices.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';

type Look = {
  readonly businessUnitId: string;
  readonly bookingId: string;
  readonly actor: Actor;
  readonly now: Date;
};

/** What the operator has charged for a booking, as somebody sees it who may see the booking. */
export async function loadCharges(db: Database, { actor, now, ...which }: Look): Promise<readonly LaterCharge[]> {
  const mayObject = hasRight(actor, 'objectToCharges') && !isForbiddenAct(actor, 'objectToCharges');
  const photos = Map.groupBy(await listPhotosOfBooking(db, which), ({ chargeId }) => chargeId);
  return (await listChargesOfBooking(db, which)).map((row) => {
    const state = stateOf(row, now);
    return {
      id: row.id,
      at: row.createdAt.toISOString(),
      kind: row.kind,
      state,
      note: row.note ?? '',
      net: money(row.netCents),
      cost: row.costCents === null ? null : money(row.costCents),
      objectionUntil: row.billAfter,
      objection: row.objection,
      mayObject: mayObject && state === 'proposed',
      photos: (photos.get(row.id) ?? []).map((photo) => toPhoto(which.bookingId, photo)),
      invoice:
        row.invoiceId === null || row.invoiceNumber === null || !seesInvoices(actor)
          ? null
          : { id: row.invoiceId, number: row.invoiceNumber },
    };
  });
}

const toPhoto = (
  bookingId: string,
  { chargeId, position, sha256, width, height }: ChargePhotoRow,
): LaterCharge['photos'][number] => ({
  position: String(position),
  url: `/api/bookings/${bookingId}/charges/${chargeId}/photos/${String(position)}?v=${sha256.toString('hex').slice(0, 16)}`,
  width,
  height,
});

export const stateOf = (row: ChargeOfBookingRow, now: Date): ChargeState =>
  chargeState(
    {
      isBilled: row.invoiceId !== null,
      isWaived: row.waivedAt !== null,
      isObjected: row.objectedAt !== null,
      billAfter: row.billAfter,
    },
    operatorToday(toInstant(now)).toString(),
  );
