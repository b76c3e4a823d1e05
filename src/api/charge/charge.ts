import { chargeCalls } from '#contract/charge.ts';
import { addCharge } from '#services/charge/add-charge.ts';
import { getPhoto } from '#services/charge/get-photo.ts';
import { listCharges } from '#services/charge/list-charges.ts';
import { objectToCharge } from '#services/charge/object-to-charge.ts';
import { removePhoto } from '#services/charge/remove-photo.ts';
import { storePhoto } from '#services/charge/store-photo.ts';
import { waiveCharge } from '#services/charge/waive-charge.ts';
import type { Deps } from '#services/deps.ts';
import { implement } from '../implement.ts';
import { respond, toWholeList } from '../respond.ts';

const whichOf = (params: { readonly id: string; readonly chargeId: string; readonly position: string }) => ({
  bookingId: params.id,
  chargeId: params.chargeId,
  position: Number(params.position),
});

/** What the operator charges after the fact, and what customers say to it. */
export const implementCharges = (deps: Deps) =>
  implement(chargeCalls, {
    'GET /api/bookings/{id}/charges': async ({ actor, params }) =>
      toWholeList(await listCharges(deps, actor, params.id)),
    'POST /api/bookings/{id}/charges/{chargeId}/objection': async ({ actor, params, body }) =>
      toWholeList(await objectToCharge(deps, actor, { bookingId: params.id, chargeId: params.chargeId, input: body })),
    'GET /api/bookings/{id}/charges/{chargeId}/photos/{position}': async ({ c, actor, params }) =>
      respond(c, await getPhoto(deps, actor, whichOf(params)), ({ bytes, contentType }) =>
        c.body(new Uint8Array(bytes), 200, { 'Content-Type': contentType, 'Cache-Control': 'private, no-store' }),
      ),
    'PUT /api/admin/bookings/{id}/charges/{chargeId}/photos/{position}': async ({ actor, params, body }) =>
      toWholeList(await storePhoto(deps, actor, { ...whichOf(params), body })),
    'DELETE /api/admin/bookings/{id}/charges/{chargeId}/photos/{position}': async ({ actor, params }) =>
      toWholeList(await removePhoto(deps, actor, whichOf(params))),
    'POST /api/admin/bookings/{id}/charges': ({ actor, params, body, key }) =>
      addCharge(deps, actor, { bookingId: params.id, input: body, idempotencyKey: key }),
    'DELETE /api/admin/bookings/{id}/charges/{chargeId}': async ({ actor, params }) =>
      toWholeList(await waiveCharge(deps, actor, { bookingId: params.id, chargeId: params.chargeId })),
  });
