import type { Circumstances } from '#db/booking/availability.queries.ts';
import type { LockedBooking } from '#db/booking/booking.queries.ts';
import { findRentalAndNext } from '#db/booking/rental-move.queries.ts';
import type { Database } from '#db/client.ts';
import { HOUR_MS } from '#domain/time/duration.ts';
import { behindOf, readDriveMs } from './place-rental.ts';

type Subject = Pick<LockedBooking, 'booking' | 'turnaroundHours'>;

/** The transfer behind a rental that ends elsewhere, and how long its drive takes. */
export async function findOwnTransfer(db: Database, { booking: { id, trailerId, returnDepotId } }: Subject, now: Date) {
  const found = returnDepotId === null ? undefined : await findRentalAndNext(db, { bookingId: id, trailerId, now });
  const behind = behindOf(found?.next ?? []);
  if (!behind?.fromDepotId || !behind.toDepotId || !found?.rental.fromDepotId) return undefined;
  return { ...behind, driveMs: await readDriveMs(db, behind.fromDepotId, behind.toDepotId) };
}

/**
 * What stands in the way of another time for a booking. The transfer behind it does not: it goes along, and its drive is time that
 * the trailer needs like a turnaround.
 */
export async function withoutOwnTransfer(
  db: Database,
  subject: Subject,
  { known, now }: { readonly known: Circumstances | undefined; readonly now: Date },
): Promise<{ readonly known: Circumstances | undefined; readonly turnaround: number }> {
  const { turnaroundHours: turnaround } = subject;
  const own = known && (await findOwnTransfer(db, subject, now));
  if (own === undefined) return { known, turnaround };
  const allocations = known?.allocations.filter(
    ({ kind, startsAt }) => kind !== 'transfer' || Date.parse(startsAt) !== own.startsAt.getTime(),
  );
  return {
    known: known && { ...known, allocations: allocations ?? [] },
    turnaround: turnaround + Math.ceil(own.driveMs / HOUR_MS),
  };
}
