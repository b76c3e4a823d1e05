import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RIGHTS_TABLE } from '#api/rights-table.ts';
import { callRoute } from '../support/call-route.ts';
import { readPdf } from '../support/read-pdf.ts';
import { makeRightsWorld, type RightsWorld } from '../support/rights-world.ts';
import type { RouteSample } from '../support/route-sample.ts';
import { ROUTE_SAMPLES } from '../support/route-samples.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let world: RightsWorld;
beforeAll(async () => {
  shop = await createTestApp();
  world = await makeRightsWorld(shop);
});
afterAll(() => shop[Symbol.asyncDispose]());

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** What belongs to nobody: trailers, depots, links that are secrets, and the two pictures of whoever asks. */
const OF_NO_UNIT = [/^\/api\/(?:trailers|depots)\//, /\/\{token\}$/, /\/\{picture\}$/];

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

/** Paper says what it says to whoever reads it, in however many lines. */
const textOf = async (response: Response): Promise<string> =>
  response.headers.get('Content-Type') === 'application/pdf'
    ? readPdf(new Uint8Array(await response.arrayBuffer())).text.replaceAll(/\s+/g, '')
    : response.text();

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
