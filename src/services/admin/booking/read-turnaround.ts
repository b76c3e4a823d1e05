import { findRentalAllocation } from '#db/booking/booking-allocation.queries.ts';
import type { Database } from '#db/client.ts';
import { turnaroundKept } from '#domain/trailer/turnaround.ts';

type Rented = { readonly id: string; readonly trailerId: string; readonly trailer: { readonly type: string } };

/** The turnaround that a booking was agreed with, for a look that locks nothing. */
export async function readTurnaround(db: Database, { id: bookingId, trailerId, trailer }: Rented): Promise<number> {
  const rental = await findRentalAllocation(db, { bookingId, trailerId });
  return turnaroundKept(rental?.turnaroundHours ?? null, trailer.type);
}
