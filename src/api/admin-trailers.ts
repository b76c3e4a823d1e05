import { type Context, Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as z from 'zod/mini';
import {
  type AdminTrailer,
  adminTrailerQuery,
  certificateInput,
  certificateKind,
  changeTrailerInput,
  createTrailerInput,
  documentQuery,
  galleryInput,
  trailerStatusInput,
  workshopInput,
} from '#contract/admin-trailer.ts';
import { id } from '#contract/field.ts';
import type { Result } from '#domain/result.ts';
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
import { moveWorkshop } from '#services/admin/trailer/move-workshop.ts';
import { planWorkshop } from '#services/admin/trailer/plan-workshop.ts';
import { putCertificate } from '#services/admin/trailer/put-certificate.ts';
import { removeCertificate } from '#services/admin/trailer/remove-certificate.ts';
import { removeDocument } from '#services/admin/trailer/remove-document.ts';
import { removePhoto } from '#services/admin/trailer/remove-photo.ts';
import { setTrailerStatus } from '#services/admin/trailer/set-trailer-status.ts';
import type { Deps } from '#services/deps.ts';
import type { Failure } from '#services/failure.ts';
import { respondCsv } from './csv.ts';
import type { ApiEnv } from './env.ts';
import { readVersion } from './if-match.ts';
import { input } from './input.ts';
import { pathId } from './path-id.ts';
import { respond } from './respond.ts';
import { sendUploadedPdf } from './send-uploaded-pdf.ts';

const described = (summary: string, description = 'The trailer', status: 200 | 201 = 200) =>
  describeRoute({ summary, tags: ['admin: fleet'], responses: { [status]: { description } } });

const answer = (c: Context, result: Result<AdminTrailer, Failure>) => respond(c, result, (trailer) => c.json(trailer));
const NOTHING = new Blob([]);
const bodyOf = (c: Context) => c.req.raw.body ?? NOTHING.stream();
const certificatePath = input('param', z.strictObject({ id, kind: certificateKind }));
const photoPath = input('param', z.strictObject({ id, photoId: id }));
const documentPath = input('param', z.strictObject({ id, documentId: id }));
const allocationPath = input('param', z.strictObject({ id, allocationId: id }));

/** The fleet, for its operator. */
export const adminTrailersRouter = (deps: Deps) =>
  new Hono<ApiEnv>()
    .get('/admin/trailers', described('The fleet', 'A page'), input('query', adminTrailerQuery), async (c) =>
      respond(c, await listTrailers(deps, await c.get('getActor')(), c.req.valid('query')), (page) => c.json(page)),
    )
    .get('/admin/trailers.csv', described('The fleet as a file', 'CSV'), input('query', adminTrailerQuery), async (c) =>
      respondCsv(c, 'trailers', await exportTrailers(deps, await c.get('getActor')(), c.req.valid('query'))),
    )
    .post(
      '/admin/trailers',
      described('Take a trailer into the fleet', 'The trailer', 201),
      input('json', createTrailerInput),
      async (c) =>
        respond(c, await createTrailer(deps, await c.get('getActor')(), c.req.valid('json')), (trailer) =>
          c.json(trailer, 201),
        ),
    )
    .get('/admin/trailers/:id', described('One trailer'), pathId('id'), async (c) =>
      answer(c, await getTrailer(deps, await c.get('getActor')(), c.req.valid('param').id)),
    )
    .patch(
      '/admin/trailers/:id',
      described('Change a trailer'),
      pathId('id'),
      input('json', changeTrailerInput),
      async (c) => {
        const change = { trailerId: c.req.valid('param').id, input: c.req.valid('json'), version: readVersion(c) };
        return answer(c, await changeTrailer(deps, await c.get('getActor')(), change));
      },
    )
    .put(
      '/admin/trailers/:id/status',
      described('Take a trailer off the market, put it back or retire it'),
      pathId('id'),
      input('json', trailerStatusInput),
      async (c) => {
        const change = { trailerId: c.req.valid('param').id, input: c.req.valid('json'), version: readVersion(c) };
        return answer(c, await setTrailerStatus(deps, await c.get('getActor')(), change));
      },
    )
    .put(
      '/admin/trailers/:id/certificates/:kind',
      described('Add or renew a certificate'),
      certificatePath,
      input('json', certificateInput),
      async (c) => {
        const { id: trailerId, kind } = c.req.valid('param');
        const change = { trailerId, kind, input: c.req.valid('json'), version: readVersion(c) };
        return answer(c, await putCertificate(deps, await c.get('getActor')(), change));
      },
    )
    .delete('/admin/trailers/:id/certificates/:kind', described('Remove a certificate'), certificatePath, async (c) => {
      const { id: trailerId, kind } = c.req.valid('param');
      const removal = { trailerId, kind, version: readVersion(c) };
      return answer(c, await removeCertificate(deps, await c.get('getActor')(), removal));
    })
    .put('/admin/trailers/:id/photos/:photoId', described('Add a photo'), photoPath, async (c) => {
      const { id: trailerId, photoId } = c.req.valid('param');
      return answer(c, await addPhoto(deps, await c.get('getActor')(), { trailerId, photoId, body: bodyOf(c) }));
    })
    .delete('/admin/trailers/:id/photos/:photoId', described('Remove a photo'), photoPath, async (c) => {
      const { id: trailerId, photoId } = c.req.valid('param');
      const removal = { trailerId, photoId, version: readVersion(c) };
      return answer(c, await removePhoto(deps, await c.get('getActor')(), removal));
    })
    .put(
      '/admin/trailers/:id/gallery',
      described('Arrange and describe the photos'),
      pathId('id'),
      input('json', galleryInput),
      async (c) => {
        const change = { trailerId: c.req.valid('param').id, input: c.req.valid('json'), version: readVersion(c) };
        return answer(c, await arrangePhotos(deps, await c.get('getActor')(), change));
      },
    )
    .put(
      '/admin/trailers/:id/documents/:documentId',
      described('Add a paper, a PDF file'),
      documentPath,
      input('query', documentQuery),
      async (c) => {
        const { id: trailerId, documentId } = c.req.valid('param');
        const upload = { trailerId, documentId, ...c.req.valid('query'), body: bodyOf(c) };
        return answer(c, await addDocument(deps, await c.get('getActor')(), upload));
      },
    )
    .get('/admin/trailers/:id/documents/:documentId', described('A paper', 'A PDF file'), documentPath, async (c) => {
      const { id: trailerId, documentId } = c.req.valid('param');
      const file = await getDocument(deps, await c.get('getActor')(), { trailerId, documentId });
      return respond(c, file, (paper) => sendUploadedPdf(c, paper));
    })
    .delete('/admin/trailers/:id/documents/:documentId', described('Remove a paper'), documentPath, async (c) => {
      const { id: trailerId, documentId } = c.req.valid('param');
      const removal = { trailerId, documentId, version: readVersion(c) };
      return answer(c, await removeDocument(deps, await c.get('getActor')(), removal));
    })
    .post(
      '/admin/trailers/:id/allocations',
      described('Plan a stay in the workshop'),
      pathId('id'),
      input('json', workshopInput),
      async (c) => {
        const plan = { trailerId: c.req.valid('param').id, input: c.req.valid('json') };
        return answer(c, await planWorkshop(deps, await c.get('getActor')(), plan));
      },
    )
    .patch(
      '/admin/trailers/:id/allocations/:allocationId',
      described('Change a stay in the workshop'),
      allocationPath,
      input('json', workshopInput),
      async (c) => {
        const { id: trailerId, allocationId } = c.req.valid('param');
        const move = { trailerId, allocationId, input: c.req.valid('json'), version: readVersion(c) };
        return answer(c, await moveWorkshop(deps, await c.get('getActor')(), move));
      },
    )
    .delete(
      '/admin/trailers/:id/allocations/:allocationId',
      described('Cancel a stay in the workshop'),
      allocationPath,
      async (c) => {
        const { id: trailerId, allocationId } = c.req.valid('param');
        const removal = { trailerId, allocationId, version: readVersion(c) };
        return answer(c, await cancelWorkshop(deps, await c.get('getActor')(), removal));
      },
    );
