import type { ReturnPlace } from '#contract/return-place.ts';
import { findBookings } from '#db/booking/booking.queries.ts';
import { listDepots } from '#db/depot/depot.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { scopeOf } from '#domain/team/scope.ts';
import { hasStaffRight } from '#domain/team/staff-right.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse, refuseFields } from '../failure.ts';
import { needsDepotCode } from '../handover/prove-depot.ts';
import { requireHandoverReader } from '../handover/require-handover-right.ts';
import { priceWrongDepot } from './charge-wrong-depot.ts';

type Look = { readonly bookingId: string; readonly depotId?: string | undefined };

/** What it would mean that a trailer comes back to some depot, before anybody says so. */
export async function lookAtReturnPlace(
  { db }: Pick<Reads, 'db'>,
  actor: Actor,
  { bookingId, depotId }: Look,
): Promise<Outcome<ReturnPlace>> {
  const reader = requireHandoverReader(actor);
  if (!reader.ok) return reader;
  const [subject] = await findBookings(db, { bookingIds: [bookingId], scope: scopeOf(reader.value) });
  if (subject === undefined) return refuse('not-found');
  const { booking, returnDepot } = subject;
  const depots = await listDepots(db);
  const wanted = depotId ?? booking.returnedDepotId ?? returnDepot.id;
  const found = depots.find(({ id }) => id === wanted);
  if (found === undefined) return refuseFields({ depot: 'unknown' });
  const seesMoney = reader.value.kind === 'member' || hasStaffRight(reader.value, 'orders.read');
  const { id, name, keyBox } = found;
  return ok({
    depots: depots.map((depot) => ({ id: depot.id, name: depot.name, city: depot.city })),
    chosen: {
      id,
      name,
      isAgreed: id === returnDepot.id,
      keyBox,
      needsDepotCode: needsDepotCode(actor, { keyBox }),
      fee: seesMoney ? (await priceWrongDepot(db, subject, id)).fee : null,
    },
  });
}
