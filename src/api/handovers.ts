import { type Context, Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import {
  handoverPartsInput,
  photoQuery,
  protocolQuery,
  signHandoverInput,
  startHandoverInput,
  type Handover,
} from '#contract/handover.ts';
import { id } from '#contract/field.ts';
import type { Result } from '#domain/result.ts';
import type { Deps } from '#services/deps.ts';
import type { Failure } from '#services/failure.ts';
import { getHandover } from '#services/handover/get-handover.ts';
import { getPhoto } from '#services/handover/get-photo.ts';
import { getProtocol } from '#services/handover/get-protocol.ts';
import { removePhoto } from '#services/handover/remove-photo.ts';
import { saveParts } from '#services/handover/save-parts.ts';
import { signHandover } from '#services/handover/sign-handover.ts';
import { startHandover } from '#services/handover/start-handover.ts';
import { storePhoto } from '#services/handover/store-photo.ts';
import type { ApiEnv } from './env.ts';
import { readVersion } from './if-match.ts';
import { input } from './input.ts';
import { pathId } from './path-id.ts';
import { problem } from './problem.ts';
import { respond } from './respond.ts';
import { sendPdf } from './send-pdf.ts';

const described = (summary: string, description: string, status: 200 | 204 = 200) =>
  describeRoute({ summary, tags: ['handovers'], responses: { [status]: { description } } });

const answer = (c: Context, result: Result<Handover, Failure>) => respond(c, result, (handover) => c.json(handover));

const PATH = '/bookings/:id/handovers/:hid';
const PHOTO = `${PATH}/photos/:position` as const;
const NOTHING = new Blob([]);

/** Pick-up and return. Everything can be sent again without harm, until somebody has signed. */
export const handoversRouter = (deps: Deps) =>
  new Hono<ApiEnv>()
    .post(
      '/bookings/:id/handovers',
      described('Start a pick-up or return, or go on with it', 'The handover'),
      pathId('id'),
      input('json', startHandoverInput),
      async (c) => {
        const start = { bookingId: c.req.param('id'), input: c.req.valid('json') };
        return answer(c, await startHandover(deps, await c.get('getActor')(), start));
      },
    )
    // Before the handover itself, whose id would take the name of the file.
    .get(
      '/bookings/:id/handovers/:protocol{.+\\.pdf}',
      described('The protocol of a signed handover', 'A PDF file'),
      pathId('id'),
      input('query', protocolQuery),
      async (c) => {
        const handoverId = c.req.param('protocol').replace(/\.pdf$/, '');
        if (!id.safeParse(handoverId).success) return problem(c, 'not-found');
        const which = { bookingId: c.req.param('id'), handoverId, locale: c.req.valid('query').locale };
        return respond(c, await getProtocol(deps, await c.get('getActor')(), which), (file) => sendPdf(c, file));
      },
    )
    .get(PATH, described('One handover', 'The handover'), pathId('id'), pathId('hid'), async (c) => {
      const which = { bookingId: c.req.param('id'), handoverId: c.req.param('hid') };
      return answer(c, await getHandover(deps, await c.get('getActor')(), which));
    })
    .patch(
      PATH,
      described('Keep what steps have collected', 'The handover'),
      pathId('id'),
      pathId('hid'),
      input('json', handoverPartsInput),
      async (c) => {
        const save = { bookingId: c.req.param('id'), handoverId: c.req.param('hid'), input: c.req.valid('json') };
        return answer(c, await saveParts(deps, await c.get('getActor')(), save));
      },
    )
    .put(PHOTO, described('Keep a photo', 'The photo'), pathId('id'), pathId('hid'), async (c) => {
      const { id: bookingId, hid: handoverId, position } = c.req.param();
      const photo = { bookingId, handoverId, position, body: c.req.raw.body ?? NOTHING.stream() };
      return respond(c, await storePhoto(deps, await c.get('getActor')(), photo), (kept) => c.json(kept));
    })
    .delete(PHOTO, described('Take a photo back', 'Removed', 204), pathId('id'), pathId('hid'), async (c) => {
      const { id: bookingId, hid: handoverId, position } = c.req.param();
      const removed = await removePhoto(deps, await c.get('getActor')(), { bookingId, handoverId, position });
      return respond(c, removed, () => c.body(null, 204));
    })
    .get(
      PHOTO,
      described('One photo', 'A picture'),
      pathId('id'),
      pathId('hid'),
      input('query', photoQuery),
      async (c) => {
        const { id: bookingId, hid: handoverId, position } = c.req.param();
        const photo = await getPhoto(deps, await c.get('getActor')(), { bookingId, handoverId, position });
        return respond(c, photo, ({ bytes, contentType }) =>
          c.body(new Uint8Array(bytes), 200, { 'Content-Type': contentType, 'Cache-Control': 'private, no-store' }),
        );
      },
    )
    .post(
      `${PATH}/sign`,
      described('Sign and close for ever, or wait for the depot', 'The handover'),
      pathId('id'),
      pathId('hid'),
      input('json', signHandoverInput),
      async (c) => {
        const { id: bookingId, hid: handoverId } = c.req.param();
        const sign = { bookingId, handoverId, input: c.req.valid('json'), version: readVersion(c) };
        return answer(c, await signHandover(deps, await c.get('getActor')(), sign));
      },
    );
