import { adminTrailerCalls } from '#contract/admin-trailer.ts';
import { addDocument } from '#services/admin/trailer/add-document.ts';
import { addPhoto } from '#services/admin/trailer/add-photo.ts';
import { arrangePhotos } from '#services/admin/trailer/arrange-photos.ts';
import { cancelWorkshop } from '#services/admin/trailer/cancel-workshop.ts';
import { changeTrailer } from '#services/admin/trailer/change-trailer.ts';
import { createTrailer } from '#services/admin/trailer/create-trailer.ts';
import { exportTrailers } from '#services/admin/trailer/export-trailers.ts';
import { getDocument } from '#services/admin/trailer/get-document.ts';
import { getTrailer } from '#services/admin/trailer/get-trailer.ts';
import { listTrailers } from '#services/admin/trailer/list-trailers.ts';
import { moveTransfer } from '#services/admin/trailer/move-transfer.ts';
import { moveWorkshop } from '#services/admin/trailer/move-workshop.ts';
import { planWorkshop } from '#services/admin/trailer/plan-workshop.ts';
import { putCertificate } from '#services/admin/trailer/put-certificate.ts';
import { removeCertificate } from '#services/admin/trailer/remove-certificate.ts';
import { removeDocument } from '#services/admin/trailer/remove-document.ts';
import { removePhoto } from '#services/admin/trailer/remove-photo.ts';
import { arrive } from '#services/admin/trailer/arrive.ts';
import { cancelTransfer } from '#services/admin/trailer/cancel-transfer.ts';
import { offerTransfer } from '#services/admin/leg/offer-transfer.ts';
import { withdrawOffer } from '#services/admin/leg/withdraw-offer.ts';
import { depart } from '#services/admin/trailer/depart.ts';
import { planTransfer } from '#services/admin/trailer/plan-transfer.ts';
import { setTrailerStatus } from '#services/admin/trailer/set-trailer-status.ts';
import type { Deps } from '#services/deps.ts';
import { respondCsv } from '../csv.ts';
import { respond } from '../respond.ts';
import { sendUploadedPdf } from '../send-uploaded-pdf.ts';
import { implement } from '../implement.ts';

/** The fleet, for its operator. */
export const implementAdminTrailers = (deps: Deps) =>
  implement(adminTrailerCalls, {
    'GET /api/admin/trailers': ({ actor, query }) => listTrailers(deps, actor, query),
    'GET /api/admin/trailers.csv': ({ c, actor, query }) =>
      respondCsv(c, 'trailers', (reader) => exportTrailers(deps, actor, query, reader)),
    'POST /api/admin/trailers': ({ actor, body }) => createTrailer(deps, actor, body),
    'GET /api/admin/trailers/{id}': ({ actor, params }) => getTrailer(deps, actor, params.id),
    'PATCH /api/admin/trailers/{id}': ({ actor, params, body, version }) =>
      changeTrailer(deps, actor, { trailerId: params.id, input: body, version }),
    'PUT /api/admin/trailers/{id}/status': ({ actor, params, body, version }) =>
      setTrailerStatus(deps, actor, { trailerId: params.id, input: body, version }),
    'PUT /api/admin/trailers/{id}/certificates/{kind}': ({ actor, params, body, version }) => {
      const { id: trailerId, kind } = params;
      return putCertificate(deps, actor, { trailerId, kind, input: body, version });
    },
    'DELETE /api/admin/trailers/{id}/certificates/{kind}': ({ actor, params, version }) => {
      const { id: trailerId, kind } = params;
      return removeCertificate(deps, actor, { trailerId, kind, version });
    },
    'PUT /api/admin/trailers/{id}/photos/{photoId}': ({ actor, params, body }) => {
      const { id: trailerId, photoId } = params;
      return addPhoto(deps, actor, { trailerId, photoId, body });
    },
    'DELETE /api/admin/trailers/{id}/photos/{photoId}': ({ actor, params, version }) => {
      const { id: trailerId, photoId } = params;
      return removePhoto(deps, actor, { trailerId, photoId, version });
    },
    'PUT /api/admin/trailers/{id}/gallery': ({ actor, params, body, version }) =>
      arrangePhotos(deps, actor, { trailerId: params.id, input: body, version }),
    'PUT /api/admin/trailers/{id}/documents/{documentId}': ({ actor, params, query, body }) => {
      const { id: trailerId, documentId } = params;
      return addDocument(deps, actor, { trailerId, documentId, ...query, body });
    },
    'GET /api/admin/trailers/{id}/documents/{documentId}': async ({ c, actor, params }) => {
      const { id: trailerId, documentId } = params;
      const file = await getDocument(deps, actor, { trailerId, documentId });
      return respond(c, file, (paper) => sendUploadedPdf(c, paper));
    },
    'DELETE /api/admin/trailers/{id}/documents/{documentId}': ({ actor, params, version }) => {
      const { id: trailerId, documentId } = params;
      return removeDocument(deps, actor, { trailerId, documentId, version });
    },
    'POST /api/admin/trailers/{id}/allocations': ({ actor, params, body }) =>
      planWorkshop(deps, actor, { trailerId: params.id, input: body }),
    'PATCH /api/admin/trailers/{id}/allocations/{allocationId}': ({ actor, params, body, version }) => {
      const { id: trailerId, allocationId } = params;
      return moveWorkshop(deps, actor, { trailerId, allocationId, input: body, version });
    },
    'DELETE /api/admin/trailers/{id}/allocations/{allocationId}': ({ actor, params, version }) => {
      const { id: trailerId, allocationId } = params;
      return cancelWorkshop(deps, actor, { trailerId, allocationId, version });
    },
    'POST /api/admin/trailers/{id}/transfers': ({ actor, params, body }) =>
      planTransfer(deps, actor, { trailerId: params.id, input: body }),
    'PATCH /api/admin/trailers/{id}/transfers/{transferId}': ({ actor, params, body, version }) =>
      moveTransfer(deps, actor, { trailerId: params.id, transferId: params.transferId, input: body, version }),
    'DELETE /api/admin/trailers/{id}/transfers/{transferId}': ({ actor, params, version }) =>
      cancelTransfer(deps, actor, { trailerId: params.id, transferId: params.transferId, version }),
    'PUT /api/admin/trailers/{id}/transfers/{transferId}/offer': ({ actor, params, body, version }) =>
      offerTransfer(deps, actor, { trailerId: params.id, transferId: params.transferId, input: body, version }),
    'DELETE /api/admin/trailers/{id}/transfers/{transferId}/offer': ({ actor, params, version }) =>
      withdrawOffer(deps, actor, { trailerId: params.id, transferId: params.transferId, version }),
    'POST /api/admin/trailers/{id}/transfers/{transferId}/departure': ({ actor, params, version }) =>
      depart(deps, actor, { trailerId: params.id, transferId: params.transferId, version }),
    'POST /api/admin/trailers/{id}/transfers/{transferId}/arrival': ({ actor, params, version }) =>
      arrive(deps, actor, { trailerId: params.id, transferId: params.transferId, version }),
  });
