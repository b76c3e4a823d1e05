import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TaskList } from '#contract/admin-task.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import { dismissProposal } from '#services/admin/transfer/dismiss-proposal.ts';
import { exportTransfers, listTransfers } from '#services/admin/transfer/list-transfers.ts';
import { planProposal } from '#services/admin/transfer/plan-proposal.ts';
import { listTasks } from '#services/admin/figure/list-tasks.ts';
import { cancelTransfer } from '#services/admin/trailer/cancel-transfer.ts';
import { depart } from '#services/admin/trailer/depart.ts';
import type { Outcome } from '#services/failure.ts';
import { MACHINE } from '#services/list/csv-reader.ts';
import { suggestTransfers } from '#services/transfer/suggest-transfers.ts';
import { countWaiting } from '../support/count-waiting.ts';
import { holdTable } from '../support/hold-table.ts';
import { makeBooking, makeTrailer } from '../support/make-rows.ts';
import { makePlatformAdmin } from '../support/people.ts';
import { makeCustomer, makeOpenDepot } from '../support/rental-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const DAY_MS = 86_400_000;

let shop: TestApp;
let admin: PlatformAdmin;
let userId: string;
beforeAll(async () => {
  shop = await createTestApp();
  ({ userId } = await makePlatformAdmin(shop.deps));
  admin = { kind: 'platformAdmin', role: 'admin', userId };
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(async () => {
  await shop.deps.db.deleteFrom('depotTarget').execute();
});

function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}

type Targets = { readonly least: number; readonly most?: number | null };

/** A depot with so many trailers of a type, and a target for them. */
async function makeStock(name: string, trailers: number, { least, most = null }: Targets) {
  const depotId = await makeOpenDepot(shop.deps.db, { name });
  await shop.deps.db.insertInto('depotTarget').values({ depotId, type: 'cool', least, most }).execute();
  const trailerIds: string[] = [];
  for (let i = 0; i < trailers; i += 1) {
    trailerIds.push(await makeTrailer(shop.deps.db, { depotId, type: 'cool', subType: 'mono' }));
  }
  return { depotId, trailerIds };
}

async function rentOut(trailerId: string, { from, to }: { readonly from: number; readonly to: number }) {
  const { db, clock } = shop.deps;
  const customer = await makeCustomer(shop.deps);
  const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY_MS);
  const { businessUnitId } = customer;
  const [startsAt, endsAt] = [inDays(from), inDays(to)];
  const bookingId = await makeBooking(db, { businessUnitId, trailerId, createdBy: userId, startsAt, endsAt });
  await db
    .insertInto('allocation')
    .values({ trailerId, kind: 'rental', businessUnitId, bookingId, startsAt, endsAt })
    .execute();
}

const suggest = () => suggestTransfers(shop.deps);
const list = async (query: Parameters<typeof listTransfers>[2] = {}, actor: PlatformAdmin = admin) =>
  valueOf(await listTransfers(shop.deps, actor, { limit: 100, ...query })).items;
const proposals = () => list({ status: 'proposed' });
async function proposeOne(trailers = 2) {
  const from = await makeStock('Hamburg', trailers, { least: 1 });
  const to = await makeStock('Bremen', 0, { least: 1 });
  await suggest();
  const [proposal] = await proposals();
  if (proposal === undefined) throw new Error('Nothing is proposed');
  return { from, to, proposal };
}

describe('every night', () => {
  test('what is spare is proposed to where it is missing, with its way, its cost and its day', async () => {
    const from = await makeStock('Kassel', 4, { least: 1, most: 2 });
    const to = await makeStock('Fulda', 1, { least: 2 });
    await rentOut(to.trailerIds[0] ?? '', { from: 5, to: 8 });
    expect(await suggest()).toEqual({ proposed: 2, short: 1 });
    const found = await proposals();
    expect(found).toMatchObject([
      {
        status: 'proposed',
        trailer: { type: 'cool' },
        from: { id: from.depotId },
        to: { id: to.depotId },
        leavesAt: null,
      },
      { status: 'proposed', from: { id: from.depotId }, to: { id: to.depotId } },
    ]);
    const [first, second] = found;
    expect(first?.cost).toEqual({ cents: (first?.km ?? 0) * 120, currency: 'EUR' });
    // One is missing from the first day on, the other as long as a customer has the only one.
    const day = (row: typeof first) => Date.parse(row?.shortOn ?? '') / DAY_MS;
    expect(day(second) - day(first)).toBe(4);
  });

  test('trailers that are rented, in the workshop, moved, uncertified or not back are not counted on', async () => {
    const { trailerIds } = await makeStock('Erfurt', 6, { least: 0 });
    await makeStock('Jena', 0, { least: 6 });
    const { db, clock } = shop.deps;
    const [rented = '', uncertified = '', late = '', held = '', free = ''] = trailerIds;
    await rentOut(rented, { from: 20, to: 21 });
    await rentOut(late, { from: -5, to: -1 });
    await db.updateTable('booking').set({ status: 'onRent' }).where('trailerId', '=', late).execute();
    await db.updateTable('trailer').set({ certifiedUntil: '2020-01-01' }).where('id', '=', uncertified).execute();
    await db
      .updateTable('trailer')
      .set({ status: 'workshop' })
      .where('id', '=', trailerIds[5] ?? '')
      .execute();
    const now = clock.now();
    const startsAt = new Date(now.getTime() + DAY_MS);
    await db
      .insertInto('allocation')
      .values({ trailerId: held, kind: 'workshop', startsAt, endsAt: new Date(startsAt.getTime() + DAY_MS) })
      .execute();
    await suggest();
    expect((await proposals()).map(({ trailer }) => trailer.id)).toEqual([free]);
  });

  test('nothing is proposed where nothing is short, and nobody is short of anything', async () => {
    await makeStock('Gera', 3, { least: 1 });
    await makeStock('Plauen', 1, { least: 1 });
    expect(await suggest()).toEqual({ proposed: 0, short: 0 });
    expect(await proposals()).toEqual([]);
  });

  test('several processes at once find the same once', async () => {
    await makeStock('Celle', 2, { least: 1 });
    await makeStock('Gifhorn', 0, { least: 1 });
    await Promise.all(Array.from({ length: 4 }, suggest));
    expect(await proposals()).toHaveLength(1);
  });
});

describe('a proposal', () => {
  test('is planned with a click, and then neither proposed nor missing any more', async () => {
    const { proposal, from, to } = await proposeOne();
    const trailer = valueOf(await planProposal(shop.deps, admin, proposal.id));
    expect(trailer).toMatchObject({
      id: proposal.trailer.id,
      transfer: { status: 'planned', toDepot: { id: to.depotId } },
    });
    expect(await list({ depot: [to.depotId] })).toMatchObject([
      { id: trailer.transfer?.id, status: 'planned', cost: proposal.cost, from: { id: from.depotId } },
    ]);
    expect(await suggest()).toEqual({ proposed: 0, short: 0 });
    expect(await planProposal(shop.deps, admin, proposal.id)).toMatchObject({ error: { code: 'not-found' } });
  });

  test('that is planned is not made good for by a second one, the same day or the next night', async () => {
    const { proposal, from, to } = await proposeOne(4);
    const { trailerIds } = from;
    const twin = await shop.deps.db
      .insertInto('transferProposal')
      .values({
        trailerId: trailerIds.find((id) => id !== proposal.trailer.id) ?? '',
        type: 'cool',
        km: 1,
        costCents: 1,
        fromDepotId: from.depotId,
        toDepotId: to.depotId,
        shortOn: '2030-01-01',
        createdAt: shop.deps.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    valueOf(await planProposal(shop.deps, admin, proposal.id));
    expect(await planProposal(shop.deps, admin, twin.id)).toMatchObject({ error: { code: 'proposal-stale' } });
    expect(await suggest()).toEqual({ proposed: 0, short: 0 });
  });

  test('that does not help any more is refused, and nothing is done', async () => {
    const { proposal, from, to } = await proposeOne();
    await makeTrailer(shop.deps.db, { depotId: to.depotId, type: 'cool', subType: 'mono' });
    expect(await planProposal(shop.deps, admin, proposal.id)).toMatchObject({ error: { code: 'proposal-stale' } });
    await shop.deps.db.updateTable('depotTarget').set({ least: 2 }).where('depotId', '=', to.depotId).execute();
    const other = from.trailerIds.find((id) => id !== proposal.trailer.id) ?? '';
    await rentOut(other, { from: 3, to: 4 });
    expect(await planProposal(shop.deps, admin, proposal.id)).toMatchObject({ error: { code: 'proposal-stale' } });
    expect(await list({ depot: [to.depotId] })).toMatchObject([{ id: proposal.id, status: 'proposed' }]);
  });

  test('of a trailer that somebody has rented meanwhile is refused', async () => {
    const { proposal } = await proposeOne();
    await rentOut(proposal.trailer.id, { from: 40, to: 41 });
    expect(await planProposal(shop.deps, admin, proposal.id)).toMatchObject({ error: { code: 'trailer-taken' } });
  });

  test('is planned by one of two, also of two that would leave their depot short together', async () => {
    const from = await makeStock('Halle', 2, { least: 1 });
    const [one, other] = [await makeStock('Dessau', 0, { least: 1 }), await makeStock('Torgau', 0, { least: 1 })];
    const rowOf = (trailerId: string, toDepotId: string) => ({
      trailerId,
      type: 'cool',
      fromDepotId: from.depotId,
      toDepotId,
      km: 60,
      costCents: 7200,
      shortOn: '2030-01-01',
      createdAt: shop.deps.clock.now(),
    });
    const [first = '', second = ''] = from.trailerIds;
    const made = await shop.deps.db
      .insertInto('transferProposal')
      .values([rowOf(first, one.depotId), rowOf(second, other.depotId)])
      .returning('id')
      .execute();
    const outcomes = await Promise.all(made.map(({ id }) => planProposal(shop.deps, admin, id)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'proposal-stale' } });
  });

  test('that somebody plans and somebody dismisses at once is dismissed by the first', async () => {
    const { proposal } = await proposeOne();
    await using log = await holdTable(shop.databaseUrl, 'audit_log');
    const dismissing = dismissProposal(shop.deps, admin, { proposalId: proposal.id, reason: 'No driver' });
    await expect.poll(() => countWaiting(shop.deps.db)).toBe(1);
    const planning = planProposal(shop.deps, admin, proposal.id);
    await expect.poll(() => countWaiting(shop.deps.db)).toBe(2);
    await log.release();
    expect(await dismissing).toMatchObject({ ok: true });
    expect(await planning).toMatchObject({ error: { code: 'not-found' } });
  });

  test('is the only one of its trailer, whoever writes', async () => {
    const { proposal } = await proposeOne();
    const again = sql`
      insert into transfer_proposal (trailer_id, type, from_depot_id, to_depot_id, km, cost_cents, short_on, created_at)
      select trailer_id, type, from_depot_id, to_depot_id, km, cost_cents, short_on, created_at
      from transfer_proposal where id = ${proposal.id}`;
    await expect(again.execute(shop.deps.db)).rejects.toMatchObject({ constraint: 'transfer_proposal_open' });
  });

  test('that is dismissed with a reason does not come again for two weeks', async () => {
    const { proposal } = await proposeOne();
    valueOf(await dismissProposal(shop.deps, admin, { proposalId: proposal.id, reason: 'No driver' }));
    expect(await dismissProposal(shop.deps, admin, { proposalId: proposal.id, reason: 'No' })).toMatchObject({
      error: { code: 'not-found' },
    });
    await suggest();
    expect(await proposals()).toEqual([]);
    const { rows } = await sql<{ data: unknown }>`
      select data from audit_log where object_id = ${proposal.trailer.id} and action = 'transfer.dismiss'`.execute(
      shop.deps.db,
    );
    expect(rows).toMatchObject([{ data: { reason: 'No driver', toDepotId: proposal.to.id } }]);
    shop.passTime((15 * DAY_MS) / 1000);
    await suggest();
    expect(await proposals()).toMatchObject([{ to: { id: proposal.to.id } }]);
  });
});

describe('who looks', () => {
  test('from a depot sees what concerns theirs, without amounts, and plans nothing', async () => {
    const { proposal, to } = await proposeOne();
    const clerk = (depotIds: readonly string[]): PlatformAdmin => ({
      kind: 'platformAdmin',
      role: 'depot',
      userId,
      depotIds,
    });
    expect(await list({}, clerk([to.depotId]))).toMatchObject([{ id: proposal.id, cost: null }]);
    expect(await list({}, clerk([await makeOpenDepot(shop.deps.db)]))).toEqual([]);
    expect(await list({}, clerk([]))).toEqual([]);
    for (const act of [
      planProposal(shop.deps, clerk([to.depotId]), proposal.id),
      dismissProposal(shop.deps, clerk([to.depotId]), { proposalId: proposal.id, reason: 'No' }),
    ]) {
      expect(await act).toMatchObject({ error: { code: 'forbidden' } });
    }
    const stream = valueOf(await exportTransfers(shop.deps, clerk([to.depotId]), {}, MACHINE));
    const file = await new Response(stream).text();
    expect(file).toContain(proposal.trailer.number);
    expect(file).not.toContain(String((proposal.cost?.cents ?? 0) / 100));
  });

  test('finds by number, depot, type and state', async () => {
    const { proposal, to } = await proposeOne();
    const idsOf = async (query: Parameters<typeof list>[0]) => (await list(query)).map(({ id }) => id);
    expect(await idsOf({ q: proposal.trailer.number.toLowerCase() })).toEqual([proposal.id]);
    expect(await idsOf({ depot: [to.depotId], type: ['cool'], sort: '-number' })).toEqual([proposal.id]);
    expect(await idsOf({ depot: [to.depotId], type: ['box'] })).toEqual([]);
    expect(await idsOf({ depot: [to.depotId], status: 'underway' })).toEqual([]);
  });
});

describe('what is to do', () => {
  const tasks = async (): Promise<TaskList> => valueOf(await listTasks(shop.deps, admin, {}));
  const countOf = ({ counts }: TaskList, kind: string) => counts.find((one) => one.kind === kind)?.count ?? 0;

  test('a depot below its target, until transfers are planned for all that it lacks', async () => {
    const { proposal, to } = await proposeOne();
    const before = await tasks();
    expect(before.items.filter(({ kind }) => kind === 'depotShort')).toMatchObject([
      { depotId: to.depotId, depot: 'Bremen', missing: [{ type: 'cool', count: 1 }] },
    ]);
    expect(countOf(before, 'depotShort')).toBe(1);
    valueOf(await planProposal(shop.deps, admin, proposal.id));
    expect(countOf(await tasks(), 'depotShort')).toBe(0);
  });

  test('a transfer that should have arrived, as long as it has not', async () => {
    const { proposal } = await proposeOne();
    const { id: trailerId, transfer } = valueOf(await planProposal(shop.deps, admin, proposal.id));
    const transferId = transfer?.id ?? '';
    const isLate = async () =>
      (await tasks()).items.some((task) => task.kind === 'transferLate' && task.id === transferId);
    expect(await isLate()).toBe(false);
    shop.passTime((9 * DAY_MS) / 1000);
    expect(await isLate()).toBe(true);
    expect(await list({ status: 'late' })).toContainEqual(expect.objectContaining({ id: transferId, hasLeft: false }));
    valueOf(await depart(shop.deps, admin, { trailerId, transferId }));
    expect(await list({ status: 'late' })).toContainEqual(expect.objectContaining({ id: transferId, hasLeft: true }));
    expect(await cancelTransfer(shop.deps, admin, { trailerId, transferId })).toMatchObject({
      error: { code: 'illegal-state' },
    });
  });
});
