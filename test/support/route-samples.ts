import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { findLink } from './mail-link.ts';
import { makeDepot, makePriceList, makeTrailer } from './make-rows.ts';
import { makePerson, PASSWORD } from './people.ts';
import type { RightsWorld } from './rights-world.ts';

export type RouteSample = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown;
};

/** A request that succeeds for whoever may make it, so that a refusal can only be about rights. */
type MakeSample = (world: RightsWorld) => Promise<RouteSample> | RouteSample;

const NEW_PASSWORD = 'a password nobody has had before';

async function resetToken({ shop }: RightsWorld): Promise<string> {
  const { email } = await makePerson(shop.deps);
  await shop.newBrowser().post('/api/users/reset-account', { email });
  await shop.workOffOutbox();
  return findLink(shop.mails.at(-1), '/reset-account/');
}

const signUp = () => ({
  company: { name: 'Hafen Spedition', registrationNumber: 'HRB 1', vatId: 'DE136695976', country: 'DE' },
  address: { street: 'Am Kai 7', postalCode: '20457', city: 'Hamburg', country: 'DE' },
  person: { firstName: 'Ida', lastName: 'Neu', email: `${randomUUID()}@haulage.example` },
  legal: { tosAccepted: true, privacyPolicyAccepted: true },
  locale: 'de',
});

async function registrationToken({ shop }: RightsWorld): Promise<string> {
  await shop.newBrowser().post('/api/registrations', signUp());
  await shop.workOffOutbox();
  return findLink(shop.mails.at(-1), '/register/');
}

async function storeImage({ shop }: RightsWorld): Promise<string> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer();
  const path = `uploads/trailer/${randomUUID().replaceAll('-', '')}.webp`;
  await shop.deps.storage.put(path, bytes, 'image/webp');
  return path;
}

async function pricedTrailer({ shop }: RightsWorld): Promise<string> {
  await makePriceList(shop.deps.db);
  return makeTrailer(shop.deps.db);
}

/** Routes that need nothing have no sample. */
export const ROUTE_SAMPLES: Readonly<Record<string, MakeSample>> = {
  'GET /_app/api-docs/{file}': () => ({ params: { file: 'swagger-ui.css' } }),
  'GET /_image': async (world) => ({ query: `?url=${encodeURIComponent(`/${await storeImage(world)}`)}&w=320` }),

  'GET /api/trailers/{id}': async (world) => ({ params: { id: await pricedTrailer(world) } }),
  'GET /api/trailers/{id}/calendar': async (world) => ({
    params: { id: await pricedTrailer(world) },
    query: '?from=2027-01-04T07:00:00Z&to=2027-01-08T07:00:00Z',
  }),
  'GET /api/trailers/{id}/price': async (world) => ({
    params: { id: await pricedTrailer(world) },
    query: '?from=2027-01-04T07:00:00Z&to=2027-01-08T07:00:00Z',
  }),
  'GET /api/depots/{id}': async ({ shop }) => ({ params: { id: await makeDepot(shop.deps.db) } }),
  'GET /api/services': async (world) => ({ query: `?trailerId=${await pricedTrailer(world)}` }),

  'POST /api/users/login': async ({ shop }) => {
    const { email } = await makePerson(shop.deps);
    return { body: { email, password: PASSWORD } };
  },
  'PATCH /api/users': () => ({ body: { firstName: 'Maria' } }),
  'PATCH /api/users/legal': () => ({ body: { tosAccepted: false, privacyPolicyAccepted: false } }),
  'PATCH /api/users/password': () => ({ body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } }),
  'POST /api/users/reset-account': () => ({ body: { email: 'nobody@test.example' } }),
  'POST /api/users/reset-account/{token}': async (world) => ({
    params: { token: await resetToken(world) },
    body: { newPassword: NEW_PASSWORD },
  }),

  'POST /api/registrations': () => ({ body: signUp() }),
  'GET /api/registrations/{token}': async (world) => ({ params: { token: await registrationToken(world) } }),
  'POST /api/registrations/{token}': async (world) => ({
    params: { token: await registrationToken(world) },
    body: { password: PASSWORD, tosAccepted: true, privacyPolicyAccepted: true },
  }),

  'POST /api/admin/impersonate': ({ members }) => ({ body: { userId: members.viewer.userId } }),
};
