import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminAuditQuery } from '#contract/admin-audit.ts';
import type { AdminUnitQuery } from '#contract/admin-business-unit.ts';
import type { AdminUserQuery } from '#contract/admin-user.ts';
import type { AdminMailQuery } from '#contract/admin-mail.ts';
import { withoutLimits } from '#db/without-limits.ts';
import type { Database, Transaction } from '#db/client.ts';
import { eraseUser } from '#db/user/erase-user.queries.ts';
import { listAudit } from '#services/admin/audit/list-audit.ts';
import { countWaiting } from '#services/admin/count-waiting.ts';
import { getBusinessUnit } from '#services/admin/business-unit/get-business-unit.ts';
import { getUser } from '#services/admin/business-unit/get-user.ts';
import { listBusinessUnits } from '#services/admin/business-unit/list-business-units.ts';
import { listUsers } from '#services/admin/business-unit/list-users.ts';
import { listMails } from '#services/admin/mail/list-mails.ts';
import { analyse, findScannedTables, MANY_ROWS } from '../support/explain.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let db: Database;
const ACTOR = { kind: 'platformAdmin', role: 'admin', userId: '00000000-0000-4000-8000-000000000000' } as const;
const uuidOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const ONE = uuidOf(77);

beforeAll(async () => {
  shop = await createTestApp();
  ({ db } = shop.deps);
  await withoutLimits(db, fill);
}, 240_000);
afterAll(() => shop[Symbol.asyncDispose]());

async function fill(connection: Database): Promise<void> {
  const ids = sql`('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`;
  await sql`
    insert into business_unit (id, name, country, status, risk_status, vat_id, created_at)
    select ${ids}, 'Company ' || md5(n::text), (array['DE', 'PL', 'NL', 'ES'])[1 + n % 4],
      case when n % 1000 = 0 then 'pendingReview' when n % 500 = 0 then 'blocked' else 'active' end,
      case when n % 300 = 0 then 'failed' else 'unchecked' end, 'DE' || n, now() - n * interval '1 minute'
    from generate_series(1, ${MANY_ROWS}::int) n`.execute(connection);
  await sql`
    insert into user_account (id, email, first_name, last_name, status, is_admin, last_seen_at, created_at)
    select ${ids}, n || '@haulage.example', 'First' || n % 1000, 'Last' || md5(n::text),
      case when n % 700 = 0 then 'blocked' else 'active' end, n % ${MANY_ROWS / 5}::int = 0,
      case when n % 3 = 0 then null else now() - n * interval '1 minute' end, now() - n * interval '1 minute'
    from generate_series(1, ${MANY_ROWS}::int) n`.execute(connection);
  await sql`
    insert into membership (user_id, business_unit_id, role)
    select ${ids}, ${ids}, 'admin' from generate_series(1, ${MANY_ROWS - 1}::int) n where n % ${MANY_ROWS / 5}::int <> 0`.execute(
    connection,
  );
  await sql`
    insert into sent_mail (recipient, template, locale, subject, body_text, status, business_unit_id, user_id, created_at)
    select n || '@haulage.example', 'orderConfirmed', 'de', 'Auftrag O-26-' || n, 'Guten Tag',
      case when n % 800 = 0 then 'failed' else 'sent' end, ${ids}, ${ids}, now() - n * interval '1 minute'
    from generate_series(1, ${MANY_ROWS}::int) n`.execute(connection);
  await sql`
    insert into audit_log (at, actor_kind, actor_id, impersonator_id, business_unit_id, action, object_type, object_id)
    select now() - (${MANY_ROWS + 1}::int - n) * interval '1 minute', 'member', ${ids}, case when n % 900 = 0 then ${ids} end, ${ids},
      case when n % 1000 = 0 then 'priceList.change' else (array['order.place', 'cart.change', 'session.logIn', 'user.change'])[1 + n % 4] end,
      'order', n::text
    from generate_series(1, ${MANY_ROWS}::int) n`.execute(connection);
  await analyse(connection, 'business_unit', 'user_account', 'membership', 'sent_mail', 'audit_log');
}

/** Small tables are read as a whole, and rightly so. */
const LARGE = ['audit_log', 'business_unit', 'membership', 'sent_mail', 'user_account'];

async function largeTablesScannedBy(run: (watched: Database) => Promise<unknown>): Promise<string[]> {
  const scanned = await findScannedTables(db, run);
  return scanned.filter((table) => LARGE.includes(table));
}

const UNIT_ORDERS = (['name', '-name', 'createdAt', '-createdAt'] as const).map((sort) => ({ sort }));
const USER_ORDERS = [...UNIT_ORDERS, ...(['lastSeenAt', '-lastSeenAt'] as const).map((sort) => ({ sort }))];

/** Of the first page and of the one after it, in every order of the list. */
async function tablesScannedFor<Query extends object>(
  list: (watched: Database, query: Query) => Promise<{ ok: boolean; value?: { nextCursor: string | null } }>,
  filter: Query,
  orders: readonly Partial<Query>[],
): Promise<readonly unknown[]> {
  const scans: unknown[] = [];
  for (const order of orders) {
    const query = { ...filter, ...order };
    const cursor = (await list(db, { ...query, limit: 1 })).value?.nextCursor;
    for (const page of cursor ? [query, { ...query, cursor }] : [query]) {
      const tables = await largeTablesScannedBy((watched) => list(watched, page));
      if (tables.length > 0) scans.push({ ...order, tables });
    }
  }
  return scans;
}

describe(`with ${MANY_ROWS} rows no table is read from end to end`, () => {
  test.each<AdminUnitQuery>([
    {},
    { status: 'pendingReview' },
    { status: 'active' },
    { risk: 'failed' },
    { country: 'PL' },
    { country: 'PL', status: 'blocked', risk: 'failed' },
    { q: 'company' },
    { q: 'de77' },
    { q: 'nobody' },
  ])('by the list of companies: %j', async (query) => {
    const list = (watched: Database, asked: AdminUnitQuery) => listBusinessUnits({ db: watched }, ACTOR, asked);
    expect(await tablesScannedFor(list, query, UNIT_ORDERS)).toEqual([]);
  });

  test.each<AdminUserQuery>([
    {},
    { status: 'blocked' },
    { status: 'active' },
    { kind: 'operator' },
    { kind: 'customer' },
    { businessUnit: ONE },
    { q: '77@haulage' },
    { q: 'first7 last' },
  ])('by the list of people: %j', async (query) => {
    const list = (watched: Database, asked: AdminUserQuery) => listUsers({ db: watched }, ACTOR, asked);
    expect(await tablesScannedFor(list, query, USER_ORDERS)).toEqual([]);
  });

  test.each<AdminMailQuery>([{}, { status: 'failed' }, { status: 'sent' }, { businessUnit: ONE }, { q: 'o-26-77' }])(
    'by the list of mails: %j',
    async (query) => {
      const list = (watched: Database, asked: AdminMailQuery) => listMails({ db: watched }, ACTOR, asked);
      expect(await tablesScannedFor(list, query, [{ sort: 'at' }, { sort: '-at' }])).toEqual([]);
    },
  );

  test.each<AdminAuditQuery>([
    {},
    { actor: ONE },
    { businessUnit: ONE },
    { action: 'order.place' },
    { action: 'order' },
    { action: 'nothing' },
    { from: '2020-01-01', to: '2020-02-01' },
    { businessUnit: ONE, action: 'cart', from: '2020-01-01' },
    { q: 'O-26-000077' },
    { q: ONE },
    { quiet: true },
    { object: ONE },
    { object: '4711' },
    { price: 'rate.plane.7' },
    { businessUnit: ONE, quiet: true },
  ])('by the log: %j', async (query) => {
    const list = (watched: Database, asked: AdminAuditQuery) => listAudit({ ...shop.deps, db: watched }, ACTOR, asked);
    expect(await tablesScannedFor(list, query, [{ sort: 'at' }, { sort: '-at' }])).toEqual([]);
  });

  test('by erasing a person', async () => {
    const person = { userId: uuidOf(88), email: '88@haulage.example' };
    // Nothing has to be taken back here, so that the statements can be watched outside of a transaction.
    const erase = (watched: Database) => eraseUser(watched as Transaction, person);
    expect(await largeTablesScannedBy(erase)).toEqual([]);
  });

  test('by the pages of a company and a person, and by what waits', async () => {
    const { clock, settings } = shop.deps;
    expect(
      await largeTablesScannedBy((watched) => getBusinessUnit({ db: watched, clock, settings }, ACTOR, ONE)),
    ).toEqual([]);
    expect(await largeTablesScannedBy((watched) => getUser({ db: watched, clock }, ACTOR, ONE))).toEqual([]);
    expect(await largeTablesScannedBy((watched) => countWaiting({ db: watched }, ACTOR))).toEqual([]);
  });
});
