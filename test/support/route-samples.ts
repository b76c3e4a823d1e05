import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { GUEST_MAIL_TOPIC } from '#services/mail/queue-mail.ts';
import { findLink } from './mail-link.ts';
import { makeDepot, makePriceList, makeTrailer } from './make-rows.ts';
import { ADMIN_INVOICE_SAMPLES } from './samples/admin-invoice-samples.ts';
import { ADMIN_OPERATION_SAMPLES } from './samples/admin-operation-samples.ts';
import { ADMIN_CUSTOMER_SAMPLES } from './samples/admin-customer-samples.ts';
import { APPROVAL_SAMPLES } from './samples/approval-samples.ts';
import { BANK_SAMPLES } from './samples/bank-samples.ts';
import { BOOKING_SAMPLES } from './samples/booking-samples.ts';
import { CHARGE_SAMPLES } from './samples/charge-samples.ts';
import { DUNNING_SAMPLES } from './samples/dunning-samples.ts';
import { COST_SAMPLES } from './samples/cost-samples.ts';
import { EXPORT_SAMPLES } from './samples/export-samples.ts';
import { NOTE_SAMPLES } from './samples/note-samples.ts';
import { SETTING_SAMPLES } from './samples/setting-samples.ts';
import { STAFF_SAMPLES } from './samples/staff-samples.ts';
import { PLAN_SAMPLES } from './samples/plan-samples.ts';
import { VIEW_SAMPLES } from './samples/view-samples.ts';
import { FLEET_SAMPLES } from './samples/fleet-samples.ts';
import { HANDOVER_SAMPLES } from './samples/handover-samples.ts';
import { INVOICE_SAMPLES } from './samples/invoice-samples.ts';
import { ORDER_SAMPLES } from './samples/order-samples.ts';
import { PAYMENT_SAMPLES } from './samples/payment-samples.ts';
import { QUOTE_SAMPLES } from './samples/quote-samples.ts';
import type { EverySample, MakeSample } from './route-sample.ts';
import { makePerson, PASSWORD } from './people.ts';
import type { RightsWorld } from './rights-world.ts';

const NEW_PASSWORD = 'a password nobody has had before';

async function resetToken({ shop }: RightsWorld): Promise<string> {
  const { email } = await makePerson(shop.deps);
  await shop.newBrowser().post('/api/users/reset-account', { email });
  // The papers of all orders that the walk has made wait in another line.
  await shop.workOffOutbox(GUEST_MAIL_TOPIC);
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
  await shop.workOffOutbox(GUEST_MAIL_TOPIC);
  return findLink(shop.mails.at(-1), '/register/');
}

const ADDRESS = { company: 'Hafen Spedition', street: 'Am Kai 7', postalCode: '20457', city: 'Hamburg', country: 'DE' };

/** Chosen for billing by the admin, so that everybody who looks after addresses may change it. */
async function makeBillingAddress({ shop, businessUnitId, members }: RightsWorld): Promise<string> {
  const addressId = randomUUID();
  const { userId } = members.admin;
  await shop.deps.db
    .insertInto('address')
    .values({ ...ADDRESS, id: addressId, businessUnitId })
    .execute();
  await shop.deps.db
    .insertInto('userAddress')
    .values({ userId, businessUnitId, addressId, purpose: 'billing' })
    .execute();
  return addressId;
}

const makeColleague = async ({ shop, businessUnitId }: RightsWorld): Promise<string> =>
  (await makePerson(shop.deps, { businessUnitId, role: 'dispatcher' })).userId;

async function makeInvitation({ shop, businessUnitId, members }: RightsWorld): Promise<string> {
  const { id } = await shop.deps.db
    .insertInto('invitation')
    .values({
      businessUnitId,
      email: `${randomUUID()}@haulage.example`,
      role: 'viewer',
      locale: 'de',
      invitedBy: members.admin.userId,
      expiresAt: new Date(shop.deps.clock.now().getTime() + 60_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const makePicture = (): Promise<Uint8Array> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer();

async function storeImage({ shop }: RightsWorld): Promise<string> {
  const bytes = await makePicture();
  const path = `uploads/trailer/${randomUUID().replaceAll('-', '')}.webp`;
  await shop.deps.storage.put(path, bytes, 'image/webp');
  return path;
}

async function pricedTrailer({ shop }: RightsWorld): Promise<string> {
  await makePriceList(shop.deps.db);
  return makeTrailer(shop.deps.db);
}

const SAMPLES = {
  ...ADMIN_CUSTOMER_SAMPLES,
  ...ADMIN_INVOICE_SAMPLES,
  ...APPROVAL_SAMPLES,
  ...BANK_SAMPLES,
  ...ADMIN_OPERATION_SAMPLES,
  ...DUNNING_SAMPLES,
  ...EXPORT_SAMPLES,
  ...NOTE_SAMPLES,
  ...SETTING_SAMPLES,
  ...STAFF_SAMPLES,
  ...PLAN_SAMPLES,
  ...VIEW_SAMPLES,
  ...FLEET_SAMPLES,
  ...HANDOVER_SAMPLES,
  ...INVOICE_SAMPLES,
  ...ORDER_SAMPLES,
  ...PAYMENT_SAMPLES,
  ...QUOTE_SAMPLES,
  ...BOOKING_SAMPLES,
  ...CHARGE_SAMPLES,
  ...COST_SAMPLES,
  'GET /_app/api-docs/{file}': () => ({ params: { file: 'swagger-ui.css' } }),
  'GET /_image': async (world) => ({ query: `?url=${encodeURIComponent(`/${await storeImage(world)}`)}&w=320` }),

  'GET /api/trailers/{id}': async (world) => ({ params: { id: await pricedTrailer(world) } }),
  'GET /api/trailers/{id}/calendar': async (world) => ({
    params: { id: await pricedTrailer(world) },
    query: '?from=2027-01-04T07:00:00Z&to=2027-01-08T07:00:00Z',
  }),
  'GET /api/trailers/{id}/data-sheet.pdf': async (world) => ({
    params: { id: await pricedTrailer(world) },
    query: '?locale=de',
  }),
  'GET /api/trailers/{id}/price': async (world) => ({
    params: { id: await pricedTrailer(world) },
    query: '?from=2027-01-04T07:00:00Z&to=2027-01-08T07:00:00Z',
  }),
  'GET /api/depots/{id}': async ({ shop }) => ({ params: { id: await makeDepot(shop.deps.db) } }),
  'GET /api/places': () => ({ query: '?q=Lyon' }),
  'GET /api/services': async (world) => ({ query: `?trailerId=${await pricedTrailer(world)}` }),

  'POST /api/users/login': async ({ shop }) => {
    const { email } = await makePerson(shop.deps);
    return { body: { email, password: PASSWORD } };
  },
  'POST /api/contact-messages': () => ({
    body: { name: 'Anna', email: 'anna@nordwind.example', topic: 'booking', message: 'Hallo', locale: 'de' },
  }),
  'POST /api/page-errors': () => ({
    body: { kind: 'event', name: 'TypeError', message: 'x is undefined', frames: [], page: '/cart', version: '1' },
  }),
  'PATCH /api/users': () => ({ body: { firstName: 'Maria' } }),
  'PATCH /api/users/legal': () => ({ body: { tosAccepted: false, privacyPolicyAccepted: false } }),
  'PATCH /api/users/password': () => ({ body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } }),
  'POST /api/users/reset-account': () => ({ body: { email: 'nobody@test.example' } }),
  'POST /api/users/reset-account/{token}': async (world) => ({
    params: { token: await resetToken(world) },
    body: { newPassword: NEW_PASSWORD },
  }),

  'POST /api/users/addresses': () => ({ body: { address: ADDRESS } }),
  'PATCH /api/users/addresses': async (world) => ({
    body: { addressId: await makeBillingAddress(world), address: { city: 'Bremen' } },
  }),
  'DELETE /api/users/addresses/{addressId}': async (world) => ({
    params: { addressId: await makeBillingAddress(world) },
  }),
  'PATCH /api/users/business-unit/information': () => ({ body: { paymentMethod: 'transfer' } }),
  'PUT /api/uploads/{picture}': async () => ({ params: { picture: 'logo' }, bytes: await makePicture() }),
  'DELETE /api/uploads/{picture}': () => ({ params: { picture: 'logo' } }),

  'PATCH /api/team/{userId}': async (world) => ({
    params: { userId: await makeColleague(world) },
    body: { role: 'viewer' },
  }),
  'DELETE /api/team/{userId}': async (world) => ({ params: { userId: await makeColleague(world) } }),
  'POST /api/team/invitations': () => ({
    body: { invitations: [{ email: `${randomUUID()}@haulage.example`, role: 'viewer' }] },
  }),
  'POST /api/team/invitations/{invitationId}/resend': async (world) => ({
    params: { invitationId: await makeInvitation(world) },
  }),
  'DELETE /api/team/invitations/{invitationId}': async (world) => ({
    params: { invitationId: await makeInvitation(world) },
  }),

  'GET /api/sign-up/vat-id': () => ({ query: '?country=DE&vatId=DE136695976' }),
  'POST /api/registrations': () => ({ body: signUp() }),
  'GET /api/registrations/{token}': async (world) => ({ params: { token: await registrationToken(world) } }),
  'POST /api/registrations/{token}': async (world) => ({
    params: { token: await registrationToken(world) },
    body: { password: PASSWORD, tosAccepted: true, privacyPolicyAccepted: true },
  }),

  'POST /api/admin/impersonate': ({ members }) => ({ body: { userId: members.viewer.userId } }),
} satisfies EverySample & Readonly<Record<string, MakeSample>>;

/** Routes that need nothing have no sample. */
export const ROUTE_SAMPLES: Readonly<Record<string, MakeSample>> = {
  ...SAMPLES,
  // A list as a workbook is asked for like the list as lines.
  ...Object.fromEntries(
    Object.entries<MakeSample>(SAMPLES).flatMap(([route, sample]) =>
      route.endsWith('.csv') ? [[route.replace(/csv$/, 'xlsx'), sample]] : [],
    ),
  ),
};
