import { getAddendum } from '#services/booking/get-addendum.ts';
import type { Deps } from '#services/deps.ts';
import { getPosition } from '#services/telematics/get-position.ts';
import { getTrailerDocument } from '#services/trailer/get-document.ts';
import { listDocuments } from '#services/trailer/list-documents.ts';
import { respond, toWholeList } from '../respond.ts';
import { sendPdf } from '../send-pdf.ts';
import { sendUploadedPdf } from '../send-uploaded-pdf.ts';
import { implement } from '../implement.ts';
import { trailerDocumentCalls } from '#contract/trailer-document.ts';
import { positionCalls } from '#contract/position.ts';

/** What a rental gives access to: its addenda, the papers of the trailer, and where it is. */
export const implementBookingDocuments = (deps: Deps) =>
  implement(
    { ...trailerDocumentCalls, ...positionCalls },
    {
      'GET /api/bookings/{id}/extensions/{addendum}': async ({ c, actor, params }) => {
        const which = { bookingId: params.id, extensionId: params.addendum };
        return respond(c, await getAddendum(deps, actor, which), (file) => sendPdf(c, file));
      },
      'GET /api/bookings/{id}/rebookings/{addendum}': async ({ c, actor, params }) => {
        const which = { bookingId: params.id, rebookingId: params.addendum };
        return respond(c, await getAddendum(deps, actor, which), (file) => sendPdf(c, file));
      },
      'GET /api/bookings/{id}/documents': async ({ actor, params }) =>
        toWholeList(await listDocuments(deps, actor, params.id)),
      'GET /api/bookings/{id}/documents/{did}': async ({ c, actor, params }) =>
        respond(c, await getTrailerDocument(deps, actor, { bookingId: params.id, documentId: params.did }), (file) =>
          sendUploadedPdf(c, file),
        ),
      'GET /api/bookings/{id}/position': ({ actor, params }) => getPosition(deps, actor, params.id),
    },
  );
