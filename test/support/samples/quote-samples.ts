import { randomUUID } from 'node:crypto';
import { LEGAL_VERSIONS } from '#domain/user/legal-versions.ts';
import { toQuoteToken } from '#services/quote/quote-token.ts';
import { makeQuote } from '../make-quote.ts';
import { makePlatformAdmin } from '../people.ts';
import { makeCustomer, makeRentalWorld, periodFrom } from '../rental-world.ts';
import type { RightsWorld } from '../rights-world.ts';
import type { MakeSample } from '../route-sample.ts';

const withKey = () => ({ 'Idempotency-Key': randomUUID() });

async function freeLine({ shop: { deps } }: RightsWorld) {
  const { trailerIds } = await makeRentalWorld(deps);
  return { trailerId: trailerIds[0] ?? '', ...periodFrom(deps.clock.now(), 6) };
}

/** A quote for the unit's dispatcher. */
async function openQuote({ shop: { deps }, members }: RightsWorld): Promise<string> {
  const { trailerIds } = await makeRentalWorld(deps);
  const operator = await makePlatformAdmin(deps);
  const { userId } = members.dispatcher;
  return makeQuote(
    deps,
    { kind: 'platformAdmin', role: 'admin', userId: operator.userId },
    { userId, trailerId: trailerIds[0] ?? '' },
  );
}

const ofQuote: MakeSample = async (world) => ({ params: { id: await openQuote(world) } });

const tokenOf = async (world: RightsWorld) => ({
  params: { token: toQuoteToken(world.shop.deps.settings, await openQuote(world)) },
});

/** Somebody orders only with an address for the invoice. */
async function giveAddress({ shop: { deps }, businessUnitId, members }: RightsWorld): Promise<void> {
  const addressId = randomUUID();
  const place = { street: 'Am Kai', houseNumber: '7', postalCode: '20457', city: 'Hamburg', country: 'DE' };
  await deps.db
    .insertInto('address')
    .values({ id: addressId, businessUnitId, company: 'Muster GmbH', ...place })
    .execute();
  for (const { userId } of [members.admin, members.dispatcher]) {
    await deps.db
      .insertInto('userAddress')
      .values({ userId, businessUnitId, addressId, purpose: 'billing', isDefault: true })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Requests about the desk and its quotes. */
export const QUOTE_SAMPLES = {
  'POST /api/admin/counter/preview': async (world) => ({ body: { lines: [await freeLine(world)] } }),
  'POST /api/admin/counter/orders': async (world) => {
    const { userId } = await makeCustomer(world.shop.deps, {});
    const documents = [
      ['terms', LEGAL_VERSIONS.terms],
      ['privacy', LEGAL_VERSIONS.privacy],
    ] as const;
    await world.shop.deps.db
      .insertInto('legalAcceptance')
      .values(documents.map(([document, documentVersion]) => ({ userId, document, documentVersion })))
      .execute();
    const body = { userId, lines: [await freeLine(world)], paymentMethod: 'transfer', acceptTerms: true };
    return { headers: withKey(), body };
  },
  'POST /api/admin/quotes': async (world) => {
    const { userId } = world.members.dispatcher;
    const body = { customer: { kind: 'person', userId }, lines: [await freeLine(world)], holdHours: 0 };
    return { headers: withKey(), body };
  },
  'GET /api/admin/quotes/{id}/quote.pdf': ofQuote,
  'POST /api/admin/quotes/{id}/withdraw': ofQuote,
  'POST /api/admin/quotes/{id}/resend': ofQuote,
  'GET /api/quotes/{token}': tokenOf,
  'POST /api/quotes/{token}/accept': async (world) => {
    await giveAddress(world);
    return { ...(await tokenOf(world)), headers: withKey(), body: { paymentMethod: 'transfer', acceptTerms: true } };
  },
  'POST /api/quotes/{token}/decline': tokenOf,
} as const satisfies Readonly<Record<string, MakeSample>>;
