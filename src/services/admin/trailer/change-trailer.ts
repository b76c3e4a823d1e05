import type { AdminTrailer } from '#contract/admin-trailer.ts';
import type { ChangeTrailerInput } from '#contract/admin-trailer-input.ts';
import { settleTrailer } from '#db/booking/rental-move.queries.ts';
import { listLiveBookings } from '#db/trailer/admin-trailer.queries.ts';
import { standTrailer } from '#db/trailer/stay.queries.ts';
import { findOpenTransfer } from '#db/trailer/transfer.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { ReadsWithSettings } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { alterTrailer } from './alter-trailer.ts';
import { checkTrailer, namingDuplicates } from './check-trailer.ts';
import { toBlockingBooking } from './get-trailer.ts';
import { toTrailerChanges } from './to-trailer-changes.ts';

type Change = { readonly trailerId: string; readonly input: ChangeTrailerInput; readonly version?: number | undefined };

/**
 * Changes what is known about a trailer. Another depot is where it stands from now on. One that is booked does not move: its
 * customers fetch it where they booked.
 */
export async function changeTrailer(
  deps: ReadsWithSettings,
  actor: Actor,
  { trailerId, input, version }: Change,
): Promise<Outcome<AdminTrailer>> {
  const { clock, settings } = deps;
  return namingDuplicates(() =>
    alterTrailer(deps, actor, { trailerId, version }, async (trx, trailer) => {
      const context = { db: trx, types: settings.trailerTypes, type: trailer.type, now: clock.now() };
      // What stays as it is need not exist any more.
      const { depotId, priceClass, subType, facts } = input;
      const checked = await checkTrailer(context, {
        ...(depotId !== undefined && depotId !== trailer.depotId ? { depotId } : {}),
        ...(priceClass !== undefined && priceClass !== trailer.priceClass ? { priceClass } : {}),
        ...(subType !== undefined && subType !== trailer.subType ? { subType } : {}),
        ...(facts === undefined ? {} : { facts }),
      });
      if (!checked.ok) return checked;
      if (depotId !== undefined && depotId !== trailer.depotId) {
        const bookings = await listLiveBookings(trx, { trailerId });
        if (bookings.length > 0) {
          return refuse('illegal-state', { details: { inTheWay: bookings.map(toBlockingBooking) } });
        }
        if ((await findOpenTransfer(trx, trailerId)) !== undefined) return refuse('illegal-state');
        await standTrailer(trx, { trailerId, depotId, at: clock.now() });
        await settleTrailer(trx, { trailerId, depotId });
      }
      const changes = toTrailerChanges(input);
      if (Object.keys(changes).length === 0) return ok(undefined);
      return ok({ action: 'trailer.change', changes });
    }),
  );
}
