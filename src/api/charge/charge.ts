import { chargeCalls } from '#contract/charge.ts';
import { addCharge } from '#services/charge/add-charge.ts';
import { listCharges } from '#services/charge/list-charges.ts';
import { objectToCharge } from '#services/charge/object-to-charge.ts';
import { waiveCharge } from '#services/charge/waive-charge.ts';
import type { Deps } from '#services/deps.ts';
import { implement } from '../implement.ts';
import { toWholeList } from '../respond.ts';

/** What the operator charges after the fact, and what customers say to it. */
export const implementCharges = (deps: Deps) =>
  implement(chargeCalls, {
    'GET /api/bookings/{id}/charges': async ({ actor, params }) =>
      toWholeList(await listCharges(deps, actor, params.id)),
    'POST /api/bookings/{id}/charges/{chargeId}/objection': async ({ actor, params, body }) =>
      toWholeList(await objectToCharge(deps, actor, { bookingId: params.id, chargeId: params.chargeId, input: body })),
    'POST /api/admin/bookings/{id}/charges': ({ actor, params, body, key }) =>
      addCharge(deps, actor, { bookingId: params.id, input: body, idempotencyKey: key }),
    'DELETE /api/admin/bookings/{id}/charges/{chargeId}': async ({ actor, params }) =>
      toWholeList(await waiveCharge(deps, actor, { bookingId: params.id, chargeId: params.chargeId })),
  });
