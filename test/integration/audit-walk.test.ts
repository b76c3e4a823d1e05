import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RIGHTS_TABLE } from '#api/rights-table.ts';
import { ACTORS, type ActorKind, type RightsRow } from '#contract/rights-row.ts';
import { callRoute } from '../support/call-route.ts';
import { DATEV_ENV } from '../support/export-world.ts';
import { makeRightsWorld, type RightsWorld } from '../support/rights-world.ts';
import { ROUTE_SAMPLES } from '../support/route-samples.ts';
import { BILLING_ENV, SAMPLE_SELLER } from '../support/sample-seller.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { COMPLETED_SAMPLES } from '../support/samples/completed-samples.ts';

/** Calls that are no reads by their method and yet change nothing anybody could ask about later, and why. */
const LEAVE_NO_RECORD: Readonly<Record<string, string>> = {
  'POST /api/users/refresh-token': 'renews a session every half hour; its beginning and its end are recorded',
  'POST /api/users/reset-account': 'answers alike whether anybody is concerned; the mail and the new password are kept',
  'POST /api/users/tour': 'remembers that a hint was seen',
  'POST /api/admin/views': 'keeps how somebody looks at a list, which concerns nobody else',
  'PATCH /api/admin/views/{id}': 'names the same',
  'DELETE /api/admin/views/{id}': 'forgets the same',
  'PUT /api/admin/list-columns': 'keeps how somebody looks at a list',
  'PUT /api/admin/my-depots': 'keeps what somebody narrows lists to; it gives and takes no right',
  'POST /api/admin/plans':
    'begins a draft, which blocks nothing; who began it stands in it, and carrying it out is recorded',
  'POST /api/admin/board/repack': 'begins a draft',
  'POST /api/admin/board/make-room': 'begins a draft',
  'PATCH /api/admin/plans/{id}': 'changes a draft',
  'DELETE /api/admin/plans/{id}': 'ends a draft; who did stands in it',
  'POST /api/admin/plans/{id}/undo': 'begins a draft',
  'POST /api/cart/risk-check': 'asks and changes nothing',
  'POST /api/page-errors': 'writes to the log and changes nothing',
  'POST /api/google-ads-conversion': 'passes on what the order has recorded',
};
/**
 * A sample cannot sign for two people, be the browser that has signed up, nor correct what nobody bills here: the tests
 * named here look at the records.
 */
const RECORDED_IN: Readonly<Record<string, string>> = {
  'POST /api/sign-up/mail': 'registration.test.ts',
  'POST /api/bookings/{id}/handovers/{hid}/sign': 'handover-closed.test.ts',
  'POST /api/admin/invoices/{id}/correction': 'correction.test.ts',
};
const isPreview = (route: string) => route.endsWith('/preview');

let shop: TestApp;
let world: RightsWorld;
beforeAll(async () => {
  // Somebody bills, but not the orders of this walk: those are marked as paid.
  const SELLERS = JSON.stringify({ AT: { ...SAMPLE_SELLER, vatId: 'ATU12345675' } });
  shop = await createTestApp({
    env: { METRICS_TOKEN: 'a token that no actor has', ...BILLING_ENV, ...DATEV_ENV, SELLERS },
  });
  world = await makeRightsWorld(shop);
});
afterAll(() => shop[Symbol.asyncDispose]());

/** Somebody signed in rather than a guest, and a customer rather than the operator. */
const PREFERRED: readonly ActorKind[] = ['admin', 'dispatcher', 'accountant', 'viewer', 'platformAdmin'];
const findActor = (route: string, row: RightsRow) =>
  route.endsWith('/impersonate/logout')
    ? 'impersonator'
    : [...PREFERRED, ...ACTORS].find((actor) => row[actor] === 'allowed');

const findLatestRecord = async (): Promise<number> => {
  const row = await shop.deps.db.selectFrom('auditLog').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? 0;
};

async function callAs(actor: ActorKind, route: string): Promise<{ answer: string; records: readonly string[] }> {
  const makeSample = COMPLETED_SAMPLES[route] ?? ROUTE_SAMPLES[route];
  const sample = (await makeSample?.(world)) ?? {};
  const browser = await world.signInAs(actor);
  const before = await findLatestRecord();
  const response = await callRoute(browser, route, sample);
  const rows = await shop.deps.db.selectFrom('auditLog').select('action').where('id', '>', before).execute();
  return {
    answer: response.ok ? 'done' : `${response.status} ${await response.text()}`,
    records: rows.map(({ action }) => action),
  };
}

describe('every write of the product is in the log', () => {
  const recorded = Object.entries(RIGHTS_TABLE).filter(
    ([route]) =>
      !route.startsWith('GET ') && !(route in LEAVE_NO_RECORD) && !(route in RECORDED_IN) && !isPreview(route),
  );
  test.each(recorded)('%s', async (route, row) => {
    const actor = findActor(route, row);
    if (actor === undefined) throw new Error(`nobody may ${route}`);
    const { answer, records } = await callAs(actor, route);
    expect(answer).toBe('done');
    expect(records).not.toEqual([]);
  });
});

test('whatever leaves no record is still a call', () => {
  const named = [...Object.keys(LEAVE_NO_RECORD), ...Object.keys(RECORDED_IN)];
  expect(named.filter((route) => !(route in RIGHTS_TABLE))).toEqual([]);
});
