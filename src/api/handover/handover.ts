import { handoverCalls } from '#contract/handover.ts';
import { returnPlaceCalls } from '#contract/return-place.ts';
import type { Deps } from '#services/deps.ts';
import { lookAtReturnPlace } from '#services/booking/look-at-return-place.ts';
import { getHandover } from '#services/handover/get-handover.ts';
import { getPhoto } from '#services/handover/get-photo.ts';
import { getProtocol } from '#services/handover/get-protocol.ts';
import { removePhoto } from '#services/handover/remove-photo.ts';
import { saveParts } from '#services/handover/save-parts.ts';
import { signHandover } from '#services/handover/sign-handover.ts';
import { startHandover } from '#services/handover/start-handover.ts';
import { storePhoto } from '#services/handover/store-photo.ts';
import { respond } from '../respond.ts';
import { sendPdf } from '../send-pdf.ts';
import { implement } from '../implement.ts';

/** Pick-up and return. Everything can be sent again without harm, until somebody has signed. */
export const implementHandovers = (deps: Deps) =>
  implement(
    { ...handoverCalls, ...returnPlaceCalls },
    {
      'GET /api/bookings/{id}/return-place': ({ actor, params, query }) =>
        lookAtReturnPlace(deps, actor, { bookingId: params.id, depotId: query.depot }),
      'POST /api/bookings/{id}/handovers': ({ actor, params, body }) =>
        startHandover(deps, actor, { bookingId: params.id, input: body }),
      'GET /api/bookings/{id}/handovers/{protocol}': async ({ c, actor, params, query }) => {
        const which = { bookingId: params.id, handoverId: params.protocol, locale: query.locale };
        return respond(c, await getProtocol(deps, actor, which), (file) => sendPdf(c, file));
      },
      'GET /api/bookings/{id}/handovers/{hid}': ({ actor, params }) =>
        getHandover(deps, actor, { bookingId: params.id, handoverId: params.hid }),
      'PATCH /api/bookings/{id}/handovers/{hid}': ({ actor, params, body }) =>
        saveParts(deps, actor, { bookingId: params.id, handoverId: params.hid, input: body }),
      'PUT /api/bookings/{id}/handovers/{hid}/photos/{position}': ({ actor, params, body }) => {
        const { id: bookingId, hid: handoverId, position } = params;
        return storePhoto(deps, actor, { bookingId, handoverId, position, body });
      },
      'DELETE /api/bookings/{id}/handovers/{hid}/photos/{position}': async ({ actor, params }) => {
        const { id: bookingId, hid: handoverId, position } = params;
        const removed = await removePhoto(deps, actor, { bookingId, handoverId, position });
        return removed;
      },
      'GET /api/bookings/{id}/handovers/{hid}/photos/{position}': async ({ c, actor, params }) => {
        const { id: bookingId, hid: handoverId, position } = params;
        const photo = await getPhoto(deps, actor, { bookingId, handoverId, position });
        return respond(c, photo, ({ bytes, contentType }) =>
          c.body(new Uint8Array(bytes), 200, { 'Content-Type': contentType, 'Cache-Control': 'private, no-store' }),
        );
      },
      'POST /api/bookings/{id}/handovers/{hid}/sign': ({ actor, params, body, version }) => {
        const { id: bookingId, hid: handoverId } = params;
        return signHandover(deps, actor, { bookingId, handoverId, input: body, version });
      },
    },
  );
