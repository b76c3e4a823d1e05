import { randomInt, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { depotInput, PDF, serviceInput, trailerInput } from '../fleet-world.ts';
import { makeDepot, makePriceList, makeTrailer } from '../make-rows.ts';
import type { RightsWorld } from '../rights-world.ts';
import type { MakeSample } from '../route-sample.ts';

const onTrailer = async ({ shop }: RightsWorld) => ({ id: await makeTrailer(shop.deps.db) });

async function onCertificate(world: RightsWorld) {
  const { id } = await onTrailer(world);
  await world.shop.deps.db
    .insertInto('certificate')
    .values({ trailerId: id, kind: 'hu', validUntil: '2030-01-01' })
    .execute();
  return { id, kind: 'hu' };
}

async function onPhoto(world: RightsWorld) {
  const { id } = await onTrailer(world);
  const photoId = randomUUID();
  await world.shop.deps.db
    .insertInto('trailerImage')
    .values({ trailerId: id, id: photoId, position: 0, path: `uploads/trailer/${photoId}.webp`, width: 8, height: 8 })
    .execute();
  return { id, photoId };
}

async function onDocument(world: RightsWorld) {
  const { id } = await onTrailer(world);
  const documentId = randomUUID();
  const path = `trailer-documents/${documentId}.pdf`;
  await world.shop.deps.storage.put(path, PDF, 'application/pdf');
  await world.shop.deps.db
    .insertInto('trailerDocument')
    .values({ trailerId: id, id: documentId, kind: 'xl', path, bytes: PDF.length, sha256: Buffer.alloc(32) })
    .execute();
  return { id, documentId };
}

async function onAllocation(world: RightsWorld) {
  const { id } = await onTrailer(world);
  const { id: allocationId } = await world.shop.deps.db
    .insertInto('allocation')
    .values({ trailerId: id, kind: 'workshop', startsAt: new Date('2030-03-01'), endsAt: new Date('2030-03-02') })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, allocationId };
}

async function onTransfer(world: RightsWorld, day = '2030-03-01') {
  const { id: trailerId } = await onTrailer(world);
  const { db } = world.shop.deps;
  const { depotId: fromDepotId } = await db
    .selectFrom('trailer')
    .select('depotId')
    .where('id', '=', trailerId)
    .executeTakeFirstOrThrow();
  const [id, toDepotId, startsAt] = [randomUUID(), await makeDepot(db), new Date(day)];
  const move = { id, trailerId, fromDepotId, toDepotId, startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) };
  await db
    .insertInto('allocation')
    .values({ ...move, kind: 'transfer' })
    .execute();
  await db
    .insertInto('transfer')
    .values({ ...move, createdAt: startsAt })
    .execute();
  return { id: trailerId, transferId: id };
}

async function onOffer(world: RightsWorld) {
  const which = await onTransfer(world);
  await world.shop.deps.db
    .updateTable('transfer')
    .set({ offerCents: 4900 })
    .where('id', '=', which.transferId)
    .execute();
  return which;
}

/** One depot lacks a trailer and the other has one to spare. */
async function onProposal({ shop }: RightsWorld) {
  const { db } = shop.deps;
  const [fromDepotId, toDepotId] = [await makeDepot(db), await makeDepot(db)];
  const target = { type: 'plane', least: 0 };
  await db
    .insertInto('depotTarget')
    .values([
      { ...target, depotId: fromDepotId },
      { ...target, depotId: toDepotId, least: 1 },
    ])
    .execute();
  const trailerId = await makeTrailer(db, { depotId: fromDepotId });
  const { id } = await db
    .insertInto('transferProposal')
    .values({
      trailerId,
      type: 'plane',
      fromDepotId,
      toDepotId,
      km: 100,
      costCents: 12_000,
      shortOn: '2030-03-01',
      createdAt: new Date('2030-02-01'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id };
}

async function onDraft({ shop }: RightsWorld) {
  const { id } = await shop.deps.db
    .insertInto('priceList')
    .values({ name: 'Draft', validFrom: new Date('2030-01-01') })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id };
}

/** Published for a day of its own: no two lists begin at once. */
async function onComing({ shop }: RightsWorld) {
  const { id } = await shop.deps.db
    .insertInto('priceList')
    .values({ name: 'Coming', validFrom: new Date(Date.UTC(2040, 0, 1) + randomInt(2 ** 40)), publishedAt: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id };
}

async function onService({ shop }: RightsWorld) {
  const key = `svc${randomUUID().slice(0, 8)}`;
  await shop.deps.db.insertInto('service').values({ key, unit: 'once', position: 1 }).execute();
  return { key };
}

const STAY = { from: '2030-02-01T08:00', to: '2030-02-02T17:00' };
const on =
  (toParams: (world: RightsWorld) => Promise<Record<string, string>>, body?: unknown): MakeSample =>
  async (world) => ({ params: await toParams(world), ...(body === undefined ? {} : { body }) });

/** Requests about the fleet, depots, prices and services. */
export const FLEET_SAMPLES = {
  'POST /api/admin/trailers': async ({ shop }) => {
    await makePriceList(shop.deps.db);
    return { body: trailerInput(await makeDepot(shop.deps.db)) };
  },
  'GET /api/admin/trailers/{id}': on(onTrailer),
  'PATCH /api/admin/trailers/{id}': on(onTrailer, { model: 'Profi Liner II' }),
  'PUT /api/admin/trailers/{id}/status': on(onTrailer, { status: 'workshop' }),
  'PUT /api/admin/trailers/{id}/certificates/{kind}': on(onCertificate, { validUntil: '2031-01-01' }),
  'DELETE /api/admin/trailers/{id}/certificates/{kind}': on(onCertificate),
  'PUT /api/admin/trailers/{id}/photos/{photoId}': async (world) => ({
    params: { ...(await onTrailer(world)), photoId: randomUUID() },
    bytes: await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .webp()
      .toBuffer(),
  }),
  'DELETE /api/admin/trailers/{id}/photos/{photoId}': on(onPhoto),
  'PUT /api/admin/trailers/{id}/gallery': on(onTrailer, { photos: [] }),
  'PUT /api/admin/trailers/{id}/documents/{documentId}': async (world) => ({
    params: { ...(await onTrailer(world)), documentId: randomUUID() },
    query: '?kind=xl',
    bytes: PDF,
  }),
  'GET /api/admin/trailers/{id}/documents/{documentId}': on(onDocument),
  'DELETE /api/admin/trailers/{id}/documents/{documentId}': on(onDocument),
  'POST /api/admin/trailers/{id}/allocations': on(onTrailer, STAY),
  'PATCH /api/admin/trailers/{id}/allocations/{allocationId}': on(onAllocation, STAY),
  'DELETE /api/admin/trailers/{id}/allocations/{allocationId}': on(onAllocation),
  'POST /api/admin/trailers/{id}/transfers': async (world) => ({
    params: await onTrailer(world),
    body: { toDepotId: await makeDepot(world.shop.deps.db), from: '2030-02-01T08:00' },
  }),
  'PATCH /api/admin/trailers/{id}/transfers/{transferId}': on(onTransfer, { from: '2030-02-02T08:00' }),
  'DELETE /api/admin/trailers/{id}/transfers/{transferId}': on(onTransfer),
  'PUT /api/admin/trailers/{id}/transfers/{transferId}/offer': on(onTransfer, { cents: 4900, to: '2030-03-05T08:00' }),
  'DELETE /api/admin/trailers/{id}/transfers/{transferId}/offer': on(onOffer),
  'POST /api/admin/trailers/{id}/transfers/{transferId}/departure': on(onTransfer),
  'POST /api/admin/trailers/{id}/transfers/{transferId}/arrival': on((world) => onTransfer(world, '2020-03-01')),
  'POST /api/admin/transfers/proposals/{id}/plan': on(onProposal),
  'POST /api/admin/transfers/proposals/{id}/dismiss': on(onProposal, { reason: 'No driver' }),
  'POST /api/admin/depots': () => ({ body: depotInput() }),
  'GET /api/admin/depots/{id}': async ({ shop }) => ({ params: { id: await makeDepot(shop.deps.db) } }),
  'PATCH /api/admin/depots/{id}': async ({ shop }) => ({
    params: { id: await makeDepot(shop.deps.db) },
    body: { name: 'Kassel' },
  }),
  'POST /api/admin/prices': () => ({ body: { name: 'Spring', validFrom: '2030-03-01T00:00:00Z' } }),
  'GET /api/admin/prices/{id}': on(onDraft),
  'PATCH /api/admin/prices/{id}': on(onDraft, { name: 'Spring' }),
  'POST /api/admin/prices/{id}/publish': on(onDraft),
  'POST /api/admin/prices/{id}/withdraw': on(onComing),
  'DELETE /api/admin/prices/{id}': on(onDraft),
  'POST /api/admin/services': () => ({ body: serviceInput() }),
  'GET /api/admin/services/{key}': on(onService),
  'PATCH /api/admin/services/{key}': on(onService, { leadTimeHours: 4 }),
} as const satisfies Readonly<Record<string, MakeSample>>;
