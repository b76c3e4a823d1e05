import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { parseEnv } from '#config/env.ts';
import type { Database } from '#db/client.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { inTransaction } from '#db/transaction.ts';
import { createRecordKeeper } from '#db/record-keeper.ts';
import { emptyDatabase } from '#demo/empty-database.ts';
import { openDatabase } from '#server/open-database.ts';
import { sealLog } from '#services/admin/audit/seal-log.ts';
import { verifyLog } from '#services/admin/audit/verify-log.ts';
import { cancelOrder } from '#services/order/cancel-order.ts';
import { getDocument } from '#services/order/get-document.ts';
import { settleInvoices } from '#services/ledger/settle-invoices.ts';
import { takePayment } from '#services/ledger/take-payment.ts';
import { undoPayment } from '#services/ledger/undo-payment.ts';
import { createTestDatabase } from '../support/database.ts';
import { issueInvoice } from '../support/issue-invoice.ts';
import { fillCart, makeCustomer, makeRentalWorld, order, periodFrom } from '../support/rental-world.ts';
import { createTestApp } from '../support/test-app.ts';

const RECORDS = [
  'audit_log',
  'audit_seal',
  'document',
  'export_row',
  'export_run',
  'invoice',
  'invoice_file',
  'invoice_line',
  'invoice_tax',
  'payment',
  'settlement',
];

const readOwners = async (db: Database) => {
  const { rows } = await sql<{ owner: string }>`
    select distinct tableowner as owner from pg_tables where tablename = any(${RECORDS})`.execute(db);
  return rows.map(({ owner }) => owner);
};

const DEEDS = [
  ...RECORDS.flatMap((table) => [
    `delete from ${table}`,
    `truncate ${table} cascade`,
    `alter table ${table} disable trigger all`,
    `alter table ${table} owner to current_user`,
    `drop trigger ${table}_is_append_only on ${table}`,
  ]),
  "update audit_log set action = 'x'",
  "update document set path = 'x'",
  'update invoice set net_cents = 1',
  'update payment set cents = 1',
  'update settlement set cents = 1',
  'delete from number_series',
  'alter table number_series disable trigger all',
  "insert into audit_log (id, actor_kind, action, object_type, object_id) overriding system value values (-1, 'x', 'x', 'x', 'x') on conflict (id) do update set action = 'x'",
  'create or replace function refuse_any_change() returns trigger language plpgsql as $$ begin return null; end $$',
  'create or replace function seal_audit_log(up_to bigint, most int) returns int language sql as $$ select 0 $$',
  'set role trailyard_keeper',
  'grant trailyard_keeper to current_user',
];

test('the application writes and reads its records, and can do nothing else to them', async () => {
  const database = await createTestDatabase();
  const keeper = createRecordKeeper(database.superuserUrl);
  expect(await migrateToLatest(database.db, { keeper })).toEqual([]);
  await using shop = await createTestApp({ database });
  const { deps } = shop;
  expect(await readOwners(deps.db)).toEqual(['trailyard_keeper']);

  const { trailerIds } = await makeRentalWorld(deps);
  const actor = await makeCustomer(deps);
  const line = { trailerId: trailerIds[0] ?? '', ...periodFrom(deps.clock.now(), 3) };
  const placed = await order(deps, actor, await fillCart(deps, actor, [line]));
  const orderId = placed.ok ? placed.value.order.id : '';
  expect(await getDocument(deps, actor, { orderId, kind: 'orderConfirmation' })).toMatchObject({ ok: true });
  expect(await cancelOrder(deps, actor, { orderId })).toMatchObject({ ok: true });
  await inTransaction(deps.db, async (trx) => {
    const billable = {
      ...actor,
      orderId,
      bookingId: placed.ok ? (placed.value.order.lineItems[0]?.bookingId ?? '') : '',
    };
    const { id } = await issueInvoice(trx, billable);
    await issueInvoice(trx, billable, { kind: 'creditNote', corrects: id, netCents: 100 });
    const { businessUnitId } = actor;
    const acting = { by: { kind: 'system' }, now: deps.clock.now() } as const;
    const money = { businessUnitId: null, kind: 'transfer', bookedOn: '2026-12-01', cents: 200 } as const;
    const { id: paymentId } = await takePayment(trx, money, acting);
    const paid = await settleInvoices(
      trx,
      { businessUnitId, paymentId, shares: [{ invoiceId: id, cents: 200 }] },
      acting,
    );
    expect([paid, await undoPayment(trx, { paymentId }, acting)]).toMatchObject([{ ok: true }, { ok: true }]);
  });
  await sealLog(deps);
  expect(await verifyLog(deps)).toMatchObject({ isWhole: true, waiting: 0 });

  for (const deed of DEEDS) {
    const refusal = await sql
      .raw(deed)
      .execute(deps.db)
      .catch((error: unknown) => error);
    expect({ deed, refusal }).toMatchObject({ deed, refusal: { code: '42501' } });
  }
  expect(await verifyLog(deps)).toMatchObject({ isWhole: true });
});

test('migrations may change the tables of the records, which are kept again after', async () => {
  await using database = await createTestDatabase();
  const keeper = createRecordKeeper(database.superuserUrl);
  await migrateToLatest(database.db, { keeper });
  const folder = await mkdtemp(path.join(tmpdir(), 'trailyard-keeper-'));
  try {
    await cp('src/db/migrations', folder, { recursive: true });
    await writeFile(path.join(folder, '9999-more.sql'), 'alter table audit_log add column more text');
    expect(await migrateToLatest(database.db, { keeper, folder })).toEqual(['9999-more.sql']);
    expect(await readOwners(database.db)).toEqual(['trailyard_keeper']);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('the embedded database keeps them from its first start, and can be emptied all the same', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'trailyard-keeper-'));
  try {
    const open = () => openDatabase(parseEnv({}), dataDir, () => undefined);
    const first = await open();
    expect(await readOwners(first.db)).toEqual(['trailyard_keeper']);
    await emptyDatabase(first.db);
    await first.close();
    const second = await open();
    expect(await readOwners(second.db)).toEqual(['trailyard_keeper']);
    await second.close();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

test('a database without a superuser of ours leaves them with the application', async () => {
  await using database = await createTestDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'trailyard-keeper-'));
  try {
    const opened = await openDatabase(parseEnv({ DATABASE_URL: database.url }), dataDir, () => undefined);
    const { rows } = await sql<{ role: string }>`select current_user as role`.execute(opened.db);
    expect(await readOwners(opened.db)).toEqual([rows[0]?.role]);
    await opened.close();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
