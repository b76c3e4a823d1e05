import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RIGHTS_TABLE } from '#api/rights-table.ts';
import { callRoute } from '../support/call-route.ts';
import { makeTrailer } from '../support/make-rows.ts';
import { readPdf } from '../support/read-pdf.ts';
import { makeRightsWorld, type RightsWorld } from '../support/rights-world.ts';
import type { RouteSample } from '../support/route-sample.ts';
import { ROUTE_SAMPLES } from '../support/route-samples.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { unzip } from '../support/unzip.ts';

let shop: TestApp;
let world: RightsWorld;
beforeAll(async () => {
  shop = await createTestApp();
  world = await makeRightsWorld(shop);
});
afterAll(() => shop[Symbol.asyncDispose]());

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/**
 * What belongs to nobody: trailers, depots, links that are secrets, and what everybody has of their own by that name,
 * their two pictures and their cost centres.
 */
const OF_NO_UNIT = [/^\/api\/(?:trailers|depots)\//, /\/\{token\}$/, /\/\{picture\}$/, /\/\{costCentre\}$/];

/** The same request about objects that nobody has. */
const aboutNothing = ({ params = {}, body, ...sample }: RouteSample): RouteSample => ({
  ...sample,
  params: JSON.parse(JSON.stringify(params).replaceAll(UUID, () => randomUUID())),
  ...(body !== undefined && { body: JSON.parse(JSON.stringify(body).replaceAll(UUID, () => randomUUID())) }),
});

/** Every answer has a trace of its own; all else must be equal. */
async function bytesOf(response: Response): Promise<string> {
  const headers = [...response.headers].filter(([name]) => name !== 'x-trace-id');
  return JSON.stringify([response.status, headers, (await response.text()).replace(/"traceId":"[^"]*"/, '')]);
}

test('every route that names an object of a unit hides it from other units', () => {
  const open = Object.entries(RIGHTS_TABLE).filter(([route, { stranger }]) => {
    const [, path = ''] = route.split(' ');
    const ofUnit = path.startsWith('/api/') && path.includes('{') && !OF_NO_UNIT.some((pattern) => pattern.test(path));
    return ofUnit && stranger !== 'hidden' && !(path.startsWith('/api/admin/') && stranger === 'forbidden');
  });
  expect(open.map(([route]) => route)).toEqual([]);
});

const HIDING = Object.entries(RIGHTS_TABLE)
  .filter(([route, { stranger }]) => stranger === 'hidden' && route.includes(' /api/'))
  .map(([route]) => route);

describe('an object of another unit and one that does not exist get the same bytes', () => {
  test.each(HIDING)('%s', async (route) => {
    const sample = (await ROUTE_SAMPLES[route]?.(world)) ?? {};
    const stranger = await world.signInAs('stranger');
    const foreign = await bytesOf(await callRoute(stranger, route, sample));
    expect(JSON.parse(foreign)[0]).toBe(404);
    expect(foreign).toBe(await bytesOf(await callRoute(stranger, route, aboutNothing(sample))));
  });
});

/** What gives a unit away: ids, numbers and addresses in its rows of any table, if long enough to stand for nothing else. */
async function marksOf(businessUnitId: string): Promise<readonly string[]> {
  const { db } = shop.deps;
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'business_unit_id'`.execute(db);
  const marks = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ mark: string }>`
        select mark from ${sql.table(name)} t, jsonb_each_text(to_jsonb(t)) f (field, mark)
        where t.business_unit_id = ${businessUnitId}
          and field in ('id', 'user_id', 'order_id', 'number', 'reference', 'email')
          and length(mark) >= 8`.execute(db);
      return rows.map(({ mark }) => mark);
    }),
  );
  return [businessUnitId, ...new Set(marks.flat())];
}

/** What stands on a paper or in a workbook is packed; the lines of a paper begin anew where they like. */
async function textOf(response: Response): Promise<string> {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('spreadsheetml')) return Object.values(unzip(Buffer.from(await response.arrayBuffer()))).join('\n');
  if (type !== 'application/pdf') return response.text();
  return readPdf(new Uint8Array(await response.arrayBuffer())).text.replaceAll('\n', '');
}

describe('what is read without naming an object holds nothing of another unit', () => {
  const reads = Object.entries(RIGHTS_TABLE)
    .filter(([route, { stranger }]) => /^GET \/api\/[^{]*$/.test(route) && stranger === 'allowed')
    .map(([route]) => route);
  const isOfUnit = (route: string) => RIGHTS_TABLE[route]?.guest === 'login' && !route.endsWith('/logout');

  beforeAll(async () => {
    for (const route of HIDING) await ROUTE_SAMPLES[route]?.(world);
  });

  test.each(reads)('%s', async (route) => {
    const sample = (await ROUTE_SAMPLES[route]?.(world)) ?? {};
    const read = async (actor: 'admin' | 'stranger') =>
      textOf(await callRoute(await world.signInAs(actor), route, sample));
    const [marks, own, foreign] = [await marksOf(world.businessUnitId), await read('admin'), await read('stranger')];
    expect(marks.filter((mark) => foreign.includes(mark))).toEqual([]);
    // Else the reading would prove nothing.
    expect(marks.some((mark) => own.includes(mark))).toBe(isOfUnit(route));
  });
});

/** Public for all, of the own person, or a secret. */
const OF_NO_DEPOT = [/^\/api\/(?:trailers|depots|users)\//, /\/\{(?:token|picture)\}$/];

test('every route that names an object is closed to those of a depot, or shows them what is there', () => {
  const open = Object.entries(RIGHTS_TABLE).filter(([route, row]) => {
    const [, path = ''] = route.split(' ');
    const names = path.startsWith('/api/') && path.includes('{') && !OF_NO_DEPOT.some((one) => one.test(path));
    return names && row['staff:depot'] === 'allowed';
  });
  expect(open.map(([route]) => route)).toEqual([]);
});

const OF_DEPOT = Object.entries(RIGHTS_TABLE)
  .filter(([, row]) => row['staff:depot'] === 'hidden' && row['staff:desk'] !== 'hidden')
  .map(([route]) => route);

describe('an object of another depot and one that does not exist get the same bytes', () => {
  test('of handovers, papers, positions and trailers', () => {
    expect(OF_DEPOT.length).toBeGreaterThan(10);
  });

  test.each(OF_DEPOT)('%s', async (route) => {
    const sample = (await ROUTE_SAMPLES[route]?.(world)) ?? {};
    const ben = await world.signInAs('staff:depot');
    const elsewhere = await bytesOf(await callRoute(ben, route, sample));
    expect(JSON.parse(elsewhere)[0]).toBe(404);
    expect(elsewhere).toBe(await bytesOf(await callRoute(ben, route, aboutNothing(sample))));
    await sql`insert into staff_depot (user_id, depot_id)
      select ${world.staff['staff:depot'].userId}::uuid, id from depot on conflict do nothing`.execute(shop.deps.db);
    // What was hidden is there for whoever works at that depot, whatever becomes of the request.
    expect([403, 404]).not.toContain((await callRoute(ben, route, sample)).status);
    await sql`delete from staff_depot where depot_id <> ${world.emptyDepotId}`.execute(shop.deps.db);
  });
});

test('those of a depot find its trailers and its day in their lists, and no others', async () => {
  const { db } = shop.deps;
  const here = await makeTrailer(db, { depotId: world.emptyDepotId });
  await makeTrailer(db);
  const ben = await world.signInAs('staff:depot');
  const items = async (path: string) => (await (await ben.get(path)).json()).items;
  expect((await items('/api/admin/trailers')).map(({ id }: { id: string }) => id)).toEqual([here]);
  expect((await items('/api/admin/figures/yards')).map(({ depotId }: { depotId: string }) => depotId)).toEqual([
    world.emptyDepotId,
  ]);
});
