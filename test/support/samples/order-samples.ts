import { randomUUID } from 'node:crypto';
import { BECAUSE } from '../because.ts';
import { seal } from '#services/secret/seal.ts';
import { makeOfferedLeg } from '../leg-world.ts';
import { makeBooking } from '../make-rows.ts';
import { makeOpenDepot, makeRentalWorld, periodFrom } from '../rental-world.ts';
import type { RightsWorld } from '../rights-world.ts';
import type { MakeSample } from '../route-sample.ts';

const IBAN = 'DE89370400440532013000';
const mandate = { iban: IBAN, accountHolder: 'Muster GmbH', place: 'Hamburg', consent: true };

async function freeTrailer({ shop }: RightsWorld) {
  const { trailerIds } = await makeRentalWorld(shop.deps);
  return { trailerId: trailerIds[0], ...periodFrom(shop.deps.clock.now(), 3) };
}

/** A line in the cart of the unit's admin. */
async function cartLine(world: RightsWorld) {
  const { db } = world.shop.deps;
  const { userId, businessUnitId } = world.members.admin;
  const { trailerId = '', from, to } = await freeTrailer(world);
  const cart = await db
    .insertInto('cart')
    .values({ userId, businessUnitId })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ businessUnitId }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('cartItem')
    .values({ businessUnitId, cartId: cart.id, trailerId, startsAt: new Date(from), endsAt: new Date(to) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id }, period: { from, to } };
}

/** An order of the unit's dispatcher. */
async function placedOrder({ shop, businessUnitId, members }: RightsWorld) {
  const { db } = shop.deps;
  const { trailerIds } = await makeRentalWorld(shop.deps);
  const bookingId = await makeBooking(db, {
    businessUnitId,
    trailerId: trailerIds[0] ?? '',
    depotId: await makeOpenDepot(db),
    createdBy: members.dispatcher.userId,
  });
  const { orderId } = await db
    .selectFrom('booking')
    .select('orderId')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return { params: { id: orderId } };
}

/** A mandate for the unit, and one for the stranger's. */
async function grantedMandates({ shop, businessUnitId, members, stranger }: RightsWorld) {
  for (const unit of [businessUnitId, stranger.businessUnitId]) {
    await shop.deps.db
      .insertInto('mandate')
      .values({
        businessUnitId: unit,
        reference: `TY-${randomUUID()}`,
        scheme: 'B2B',
        ibanEncrypted: seal(shop.deps.settings.secretKey, IBAN),
        ibanMasked: 'DE89 •••• 3000',
        accountHolder: 'Muster GmbH',
        place: 'Hamburg',
        signedOn: '2026-01-01',
        consentedAt: new Date(),
        createdBy: members.admin.userId,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return {};
}

const approval: MakeSample = async (world) => ({ ...(await placedOrder(world)), body: {} });
const rejection: MakeSample = async (world) => ({ ...(await placedOrder(world)), body: { note: 'Too dear' } });

/** Requests about carts, orders and mandates. */
export const ORDER_SAMPLES = {
  'PATCH /api/cart': () => ({ body: { poNumber: 'PO-1' } }),
  'POST /api/cart/items': async (world) => ({ body: await freeTrailer(world) }),
  'POST /api/cart/legs': async ({ shop }) => ({ body: { legId: await makeOfferedLeg(shop.deps) } }),
  'PUT /api/cart/period': () => ({ body: { from: '2027-03-01', to: '2027-03-05' } }),
  'PATCH /api/cart/items/{id}': async (world) => {
    const { params, period } = await cartLine(world);
    return { params, body: period };
  },
  'DELETE /api/cart/items/{id}': cartLine,
  'PUT /api/cart/items/{id}/return': async (world) => ({ ...(await cartLine(world)), body: { returnDepotId: null } }),
  'PUT /api/cart/items/{id}/choice': async (world) => ({ ...(await cartLine(world)), body: { unitChoice: 'any' } }),
  'PUT /api/cart/items/{id}/services': async (world) => ({ ...(await cartLine(world)), body: { services: [] } }),
  'POST /api/cart/risk-check': () => ({ body: { paymentMethod: 'transfer' } }),

  'POST /api/orders': () => ({
    headers: { 'Idempotency-Key': randomUUID() },
    body: { cartVersion: 0, paymentMethod: 'transfer', acceptTerms: true },
  }),
  'GET /api/orders/{id}': placedOrder,
  'PATCH /api/orders/{id}': async (world) => ({ ...(await placedOrder(world)), body: { poNumber: 'PO-1' } }),
  'POST /api/orders/{id}/cancel': async (world) => ({ ...(await placedOrder(world)), body: BECAUSE }),
  'POST /api/orders/{id}/approve': approval,
  'POST /api/orders/{id}/reject': rejection,
  'GET /api/orders/{id}/confirmation.pdf': placedOrder,
  'GET /api/orders/{id}/contract.pdf': placedOrder,
  'GET /api/orders/{id}/calendar.ics': placedOrder,

  'GET /api/payment/mandate': grantedMandates,
  'GET /api/payment/mandate.pdf': grantedMandates,
  'PUT /api/payment/mandate': () => ({ body: mandate }),
  'POST /api/payment/mandate/bank-confirmation': grantedMandates,
  'DELETE /api/payment/mandate': grantedMandates,

  'POST /api/google-ads-conversion': () => ({
    body: {
      partialFailure: true,
      conversions: [
        {
          conversionEnvironment: 'WEB',
          gclid: 'gclid',
          conversionAction: 'order',
          conversionDateTime: '2026-11-20 09:00:00+01:00',
        },
      ],
    },
  }),
} as const satisfies Readonly<Record<string, MakeSample>>;
