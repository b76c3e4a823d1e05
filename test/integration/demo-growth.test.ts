import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PreparedMail } from '#contract/mail.ts';
import { createDatabase } from '#db/client.ts';
import { growDemo } from '#demo/growth/grow-demo.ts';
import { restoreRows } from '#demo/growth/restore-rows.ts';
import { verifyGrowth } from '#demo/growth/verify-growth.ts';
import { loadDemoData } from '#demo/load-demo-data.ts';
import { vinCheckDigit } from '#demo/registration.ts';
import { DEMO_SELLERS } from '#demo/sellers.ts';
import { loadDemoStories } from '#demo/stories/load-stories.ts';
import { wordMail } from '#documents/mail/word-mail.ts';
import { judgeVatId } from '#domain/business-unit/vat-id.ts';
import { sealLog } from '#services/admin/audit/seal-log.ts';
import { verifyLog } from '#services/admin/audit/verify-log.ts';
import { createTestDatabase } from '../support/database.ts';
import { findBrokenOrders } from '../support/find-broken-orders.ts';
import { validateCii } from '../support/invoice-schema.ts';
import { makePlatformAdmin, signIn } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { withSettings } from '../support/with-settings.ts';

/** A demo of fourteen months is made and copied, on a machine that may be slow. */
const LONG = 300_000;
const COPIES = 3;
const TIMES = COPIES + 1;
const OWN_TRAILERS = 62;
/** Ids of copies are those of names, which nothing else here makes. */
const COPIED = sql.raw(`substr(id::text, 15, 1) = '5'`);

let shop: TestApp;
let superuser: string;
let before: Readonly<Record<string, number>>;
let indexed: readonly unknown[];
const told: string[] = [];

const count = async (table: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    shop.deps.db,
  );
  return rows[0]?.count ?? 0;
};
const IN_PROPORTION = [
  'trailer',
  'certificate',
  'business_unit',
  'address',
  'mandate',
  'customer_order',
  'booking',
  'booking_service',
  'invoice',
  'invoice_line',
  'invoice_account',
  'sent_mail',
] as const;
const countAll = async (): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const table of [...IN_PROPORTION, 'depot', 'audit_log', 'payment', 'handover', 'staff_member', 'user_account']) {
    counts[table] = await count(table);
  }
  return counts;
};

const listIndexes = async (): Promise<readonly unknown[]> => {
  const { rows } = await sql`select indexdef from pg_indexes order by indexdef`.execute(shop.deps.db);
  return rows;
};

beforeAll(async () => {
  const database = await createTestDatabase();
  superuser = database.superuserUrl;
  shop = await createTestApp({ database });
  const deps = withSettings(shop.deps, { sellers: DEMO_SELLERS });
  const { db, storage, settings } = deps;
  await loadDemoData({ db, storage, now: deps.clock.now(), secretKey: settings.secretKey, withFiles: false });
  const putIntoWords = (mail: PreparedMail) => wordMail(mail, settings);
  await loadDemoStories(deps, { putIntoWords });
  before = await countAll();
  indexed = await listIndexes();
  await growDemo(db, { trailers: TIMES * OWN_TRAILERS - 10, superuser, say: (text) => told.push(text) });
}, LONG);
afterAll(() => shop[Symbol.asyncDispose]());

const findAll = async (query: ReturnType<typeof sql<{ problem: string }>>): Promise<readonly string[]> =>
  (await query.execute(shop.deps.db)).rows.map(({ problem }) => problem);

test('everything of the company grows in proportion, and it is told how far the work is', async () => {
  const after = await countAll();
  const times = IN_PROPORTION.map((table) => ({ table, times: (after[table] ?? 0) / (before[table] ?? 0) }));
  // Two of the copies have nothing that waits: four orders and two companies.
  expect(times.filter((grown) => grown.times < TIMES - 0.1 || grown.times > TIMES)).toEqual([]);
  expect(after['trailer']).toBe((before['trailer'] ?? 0) * TIMES);
  expect(after['depot']).toBe(36);
  expect(after['staff_member']).toBe(before['staff_member']);
  expect(after['audit_log']).toBeGreaterThan((before['audit_log'] ?? 0) * (TIMES - 0.3));
  expect(after['payment']).toBeGreaterThan((before['payment'] ?? 0) * (TIMES - 0.1));
  expect(told).toContain('Adding invoices (1/6) invoice');
  expect(told).toContain('Adding payments (2/2) settlement');
});

test('orders, bookings and allocations fit, and no trailer is taken twice', async () => {
  expect(await findBrokenOrders(shop.deps.db)).toEqual([]);
  const problems = await findAll(sql`
    select 'counted otherwise ' || depot_id as problem from fleet_count f
    where trailers <> (
      select count(*) from trailer t where t.depot_id = f.depot_id and t.type = f.type and t.status = f.status)
    union all select 'certified otherwise ' || t.number from trailer t
    where t.certified_until is distinct from
      certified_until_of(t.id, required_certificates(t.type, t.facts, t.tail_lift_kg))
    union all select 'out, but signed for by nobody ' || k.number from booking k
    where k.status in ('onRent', 'returnAnnounced') and not exists (
      select from handover h where h.booking_id = k.id and h.kind = 'pickUp' and h.signed_at is not null)
    union all select 'from another depot ' || k.number from booking k join trailer t on t.id = k.trailer_id
    where k.status = 'onRent' and substr(k.id::text, 15, 1) = '5' and k.depot_id <> t.depot_id
    union all select 'of another name ' || o.number from customer_order o
    join business_unit u on u.id = o.business_unit_id
    where o.billing_address ->> 'company' <> u.name or o.billing_address ->> 'vatId' <> u.vat_id`);
  expect(problems).toEqual([]);
});

test('numbers of documents have no gap, and documents and money add up', async () => {
  const problems = await findAll(sql`
    select 'a gap in ' || s.series || s.year as problem from number_series s
    where s.last <> (select count(*) from invoice i where i.series = s.series and i.year = s.year)
      or s.last <> (select max(sequence) from invoice i where i.series = s.series and i.year = s.year)
    union all select 'lines of ' || i.number from invoice i
    where net_cents <> (select sum(net_cents) from invoice_line l where l.invoice_id = i.id)
      or tax_cents <> (select sum(tax_cents) from invoice_tax l where l.invoice_id = i.id)
    union all select 'open of ' || a.invoice_id from invoice_account a
    where a.status <> 'writtenOff' and a.open_cents <> a.gross_cents
      - coalesce((select sum(cents) from settlement s where a.invoice_id in (s.invoice_id, s.credit_note_id)), 0)
    union all select 'unused of ' || p.id from payment p
    where ${COPIED} and p.unused_cents <> p.cents - coalesce((select sum(cents) from settlement s where s.payment_id = p.id), 0)
    union all select 'paid, but open ' || o.number from customer_order o
    where o.payment_status = 'paid' and o.billing = 'internal' and exists (
      select from invoice i join invoice_account a on a.invoice_id = i.id
      where i.order_id = o.id and i.kind <> 'creditNote' and a.open_cents > 0)
    union all select 'number of ' || i.number from invoice i
    where i.content -> 'document' ->> 'number' <> i.number
    union all select 'buyer of ' || i.number from invoice i join business_unit u on u.id = i.business_unit_id
    where i.content -> 'document' -> 'buyer' ->> 'name' <> u.name
      or i.content -> 'document' -> 'buyer' ->> 'number' <> u.debtor_number::text
    union all select 'order of ' || i.number from invoice i join customer_order o on o.id = i.order_id
    where i.content -> 'document' ->> 'orderNumber' <> o.number`);
  expect(problems).toEqual([]);
});

/** Each of these is what a guard or a reference refuses, and a restore does not ask about. */
const DAMAGES = [
  ['booking_trailer_id_fkey', 'booking', 'update booking set trailer_id = gen_random_uuid()'],
  ['customer_order_unit_name', 'customer_order', `update customer_order set unit_name = 'Somebody else'`],
  ['invoice_is_complete', 'invoice_line', 'delete from invoice_line'],
  ['invoice_is_next', 'invoice', 'update invoice set sequence = sequence + 1000000'],
  ['invoice_tax_is_closed', 'invoice_tax', 'update invoice_tax set base_cents = base_cents'],
  ['invoice_tax_of_its_lines', 'invoice_tax', 'delete from invoice_tax'],
  ['payment_adds_up', 'settlement', 'delete from settlement'],
  ['settlement_applies', 'settlement', 'delete from settlement'],
] as const;

test.for(DAMAGES)('a copy that breaks %s is found', async ([promise, table, damage]) => {
  const db = createDatabase(superuser, { poolSize: 1 });
  try {
    const damaging = db.transaction().execute(async (trx) => {
      expect(await restoreRows(trx)).toBe(true);
      await sql.raw(`${damage} where ctid = (select max(ctid) from ${table})`).execute(trx);
      await verifyGrowth([trx]);
    });
    await expect(damaging).rejects.toThrow(promise);
  } finally {
    await db.destroy();
  }
});

test('what has grown as a restore is guarded as always, for everybody', async () => {
  await verifyGrowth([shop.deps.db]);
  expect(await listIndexes()).toEqual(indexed);
  const { rows } = await sql<{ isGuarded: boolean; mayRestore: boolean }>`
    select bool_and(tgenabled = 'O') as is_guarded, has_parameter_privilege('session_replication_role', 'set') as may_restore
    from pg_trigger`.execute(shop.deps.db);
  expect(rows).toEqual([{ isGuarded: true, mayRestore: false }]);
  const late = sql`insert into invoice_tax select * from invoice_tax where substr(invoice_id::text, 15, 1) = '5' limit 1`;
  await expect(late.execute(shop.deps.db)).rejects.toThrow('is closed');
});

test('most copies have paid what is due, and their orders say so', async () => {
  const { rows } = await sql<{ copy: number; late: number }>`
    select ('x' || substr(a.invoice_id::text, 16, 3))::bit(12)::int as copy,
      count(*) filter (where a.open_cents > 0 and i.kind <> 'creditNote'
        and a.due_on < (select max(issued_on) from invoice)) as late
    from invoice_account a join invoice i on i.id = a.invoice_id
    where substr(a.invoice_id::text, 15, 1) = '5' group by copy order by copy`.execute(shop.deps.db);
  expect(rows.map(({ copy, late }) => [copy, late > 0])).toEqual([
    [1, true],
    [2, false],
    [3, false],
  ]);
  const problems = await findAll(sql`
    select 'nothing is due of ' || o.number as problem from customer_order o
    where o.payment_status = 'overdue' and substr(o.id::text, 15, 4) in ('5002', '5003') and o.billing = 'internal'`);
  expect(problems).toEqual([]);
});

test('what waits for somebody waits in some copies only, and papers are promised', async () => {
  const { rows } = await sql<{ kind: string; copies: string[] }>`
    select kind, array_agg(distinct substr(id::text, 15, 4)) as copies
    from (
      select 'order' as kind, id from customer_order where status in ('pendingApproval', 'placed')
      union all select 'return', id from booking
      where status in ('onRent', 'returnAnnounced') and handed_back_at is null and ends_at <= now()
      union all select 'company', id from business_unit where status = 'pendingReview'
      union all select 'certificate', id from trailer where status <> 'retired' and certified_until < current_date
    ) waiting
    where ${COPIED} group by kind order by kind`.execute(shop.deps.db);
  expect(rows).toEqual(['certificate', 'company', 'order', 'return'].map((kind) => ({ kind, copies: ['5001'] })));
  const problems = await findAll(sql`
    select 'without a paper ' || i.number as problem from invoice i
    where i.issued_at > now() - interval '31 days' and not exists (
      select from outbox o where o.topic = 'invoice-issued' and o.payload ->> 'invoiceId' = i.id::text)`);
  expect(problems).toEqual([]);
});

test('the file of a copied document is a document of its own', async () => {
  const { rows } = await sql<{ number: string; name: string; plate: string; content: Buffer; sha256: Buffer }>`
    select i.number, u.name, t.plate, f.content, f.sha256
    from invoice i
    join invoice_file f on f.invoice_id = i.id
    join business_unit u on u.id = i.business_unit_id
    join invoice_line l on l.invoice_id = i.id and l.line_no = 1
    join booking k on k.id = l.booking_id
    join trailer t on t.id = k.trailer_id
    where substr(i.id::text, 15, 1) = '5' and i.kind in ('invoice', 'creditNote')
    order by i.kind, i.number limit 60`.execute(shop.deps.db);
  expect(rows).toHaveLength(60);
  for (const { number, name, plate, content, sha256 } of rows) {
    const xml = content.toString();
    validateCii(xml);
    expect(xml).toContain(`<ram:ID>${number}</ram:ID>`);
    expect(xml).toContain(`<ram:Name>${name}</ram:Name>`);
    expect(xml).toContain(plate);
    expect(sha256).toEqual(createHash('sha256').update(content).digest());
  }
});

test('mails reach people of the copy and name its own orders and documents', async () => {
  const problems = await findAll(sql`
    select 'to somebody else ' || m.subject as problem from sent_mail m
    join customer_order o on o.id = m.order_id join business_unit u on u.id = o.business_unit_id
    where split_part(m.recipient, '@', 2) <> split_part(u.invoice_email, '@', 2)
    union all select 'about something else ' || m.subject from sent_mail m join customer_order o on o.id = m.order_id
    where m.template <> 'creditNote' and position(o.number in m.body_text) = 0
    union all select 'corrects something else ' || m.subject from sent_mail m
    join invoice i on position(i.number in m.subject) > 0 join invoice c on c.id = i.corrects_id
    where m.template = 'creditNote' and position(c.number in m.body_text) = 0`);
  expect(problems).toEqual([]);
});

test('the log tells of copies by their numbers, and its chain holds', async () => {
  const { db } = shop.deps;
  const problems = await findAll(sql`
    select 'issued as another ' || i.number as problem from audit_log a join invoice i on i.id::text = a.object_id
    where a.action = 'invoice.issue' and (a.data ->> 'number' <> i.number)
    union all select 'placed as another ' || o.number from audit_log a join customer_order o on o.id::text = a.object_id
    where a.action = 'order.place' and (a.data ->> 'number' <> o.number or a.business_unit_id <> o.business_unit_id)
    union all select 'by nobody ' || a.id from audit_log a
    where a.actor_id is not null and not exists (select from user_account u where u.id = a.actor_id)
    union all select 'rented as another ' || k.number from audit_log a join booking k on k.id::text = a.object_id
    where a.action = 'booking.pickUp'
      and (a.data ->> 'number' <> k.number or (a.data ->> 'happenedAt')::timestamptz <> k.picked_up_at
        or a.data ->> 'happenedAt' !~ '^\\d{4}-\\d\\d-\\d\\dT')`);
  expect(problems).toEqual([]);
  await sealLog({ db });
  expect(await verifyLog({ db })).toMatchObject({ isWhole: true, sealed: await count('audit_log'), waiting: 0 });
});

test('nobody of the copies can log in, and all have names, papers and ids of their own', async () => {
  const { db } = shop.deps;
  const open = await db.selectFrom('userAccount').select('id').where('passwordHash', 'is not', null).execute();
  expect(open).toHaveLength(before['user_account'] ?? 0);
  const units = await db.selectFrom('businessUnit').select(['name', 'country', 'vatId']).execute();
  expect(new Set(units.map(({ name }) => name)).size).toBe(units.length);
  expect(new Set(units.map(({ vatId }) => vatId)).size).toBe(units.length);
  expect(units.filter(({ country, vatId }) => judgeVatId(country, vatId ?? '') !== 'valid')).toEqual([]);
  const trailers = await db.selectFrom('trailer').select(['vin', 'plate']).execute();
  expect(trailers.filter(({ vin }) => vin[8] !== vinCheckDigit(vin))).toEqual([]);
  // Numbers go on where the copies end.
  const { rows } = await sql<{ order: number; debtor: number; taken: number; owing: number }>`
    select nextval('order_number') as order, nextval('debtor_number') as debtor,
      max(substr(o.number, 6, 6)::int) as taken, (select max(debtor_number) from business_unit) as owing
    from customer_order o`.execute(db);
  const [next] = rows;
  expect([next?.order, next?.debtor]).toEqual([(next?.taken ?? 0) + 1, (next?.owing ?? 0) + 1]);
});

test('the console lists the large company', async () => {
  const admin = await makePlatformAdmin(shop.deps);
  const browser = shop.newBrowser();
  await signIn(browser, admin);
  for (const list of ['orders', 'bookings', 'business-units', 'trailers', 'invoices', 'mails', 'depots']) {
    const response = await browser.get(`/api/admin/${list}`);
    expect([list, response.status]).toEqual([list, 200]);
  }
});
