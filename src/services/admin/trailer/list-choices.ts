import { listActiveDepotNames } from '#db/trailer/admin-trailer.queries.ts';
import { findPriceListInForce } from '#db/price/price.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { requireStaff } from '#services/require-actor.ts';

export type FleetChoices = {
  readonly depots: readonly { readonly id: string; readonly code: string; readonly name: string }[];
  readonly priceClasses: readonly string[];
};

/** Where a trailer may stand, and which prices it may have. */
export async function listChoices({ db, clock }: Reads, actor: Actor): Promise<Outcome<FleetChoices>> {
  const admin = requireStaff(actor, 'fleet.write');
  if (!admin.ok) return admin;
  const depots = await listActiveDepotNames(db);
  const prices = await findPriceListInForce(db, clock.now());
  return ok({ depots, priceClasses: [...(prices?.bandsByClass.keys() ?? [])] });
}
