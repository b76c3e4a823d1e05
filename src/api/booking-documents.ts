import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { id } from '#contract/field.ts';
import { getAddendum } from '#services/booking/get-addendum.ts';
import type { Deps } from '#services/deps.ts';
import { getPosition } from '#services/telematics/get-position.ts';
import { getTrailerDocument } from '#services/trailer-document/get-document.ts';
import { listDocuments } from '#services/trailer-document/list-documents.ts';
import type { ApiEnv } from './env.ts';
import { pathId } from './path-id.ts';
import { problem } from './problem.ts';
import { respond } from './respond.ts';
import { sendPdf } from './send-pdf.ts';
import { sendUploadedPdf } from './send-uploaded-pdf.ts';

const described = (summary: string, description: string) =>
  describeRoute({ summary, tags: ['bookings'], responses: { 200: { description } } });

/** What a rental gives access to: its addenda, the papers of the trailer, and where it is. */
export const bookingDocumentsRouter = (deps: Deps) =>
  new Hono<ApiEnv>()
    .get(
      '/bookings/:id/extensions/:addendum{.+\\.pdf}',
      described('The addendum to an extension', 'A PDF file'),
      pathId('id'),
      async (c) => {
        const extensionId = c.req.param('addendum').replace(/\.pdf$/, '');
        if (!id.safeParse(extensionId).success) return problem(c, 'not-found');
        const which = { bookingId: c.req.param('id'), extensionId };
        return respond(c, await getAddendum(deps, await c.get('getActor')(), which), (file) => sendPdf(c, file));
      },
    )
    .get(
      '/bookings/:id/documents',
      described('The papers of a rented trailer', 'Papers; none after the rental'),
      pathId('id'),
      async (c) =>
        respond(c, await listDocuments(deps, await c.get('getActor')(), c.req.param('id')), (items) =>
          c.json({ items, nextCursor: null }),
        ),
    )
    .get(
      '/bookings/:id/documents/:did',
      described('One paper of a rented trailer', 'A PDF file'),
      pathId('id'),
      pathId('did'),
      async (c) => {
        const which = { bookingId: c.req.param('id'), documentId: c.req.param('did') };
        return respond(c, await getTrailerDocument(deps, await c.get('getActor')(), which), (file) =>
          sendUploadedPdf(c, file),
        );
      },
    )
    .get(
      '/bookings/:id/position',
      described('Where a rented trailer is', 'The last position, or why there is none'),
      pathId('id'),
      async (c) =>
        respond(c, await getPosition(deps, await c.get('getActor')(), c.req.param('id')), (answer) => c.json(answer)),
    );
