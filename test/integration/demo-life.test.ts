import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { PreparedMail } from '#contract/mail.ts';
import { listStatesOfOrder } from '#db/booking/booking.queries.ts';
import type { Database } from '#db/client.ts';
import { wordMail } from '#documents/mail/word-mail.ts';
import { nextRunDay } from '#domain/billing/next-run.ts';
import { isDropped } from '#domain/booking/booking-state.ts';
import { sumUp } from '#domain/order/order-sums.ts';
import { deriveOrderState } from '#domain/order/order-path.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { addDays } from '#domain/time/wall-clock.ts';
import { priceFor } from '#domain/price/price.ts';
import { getFigures } from '#services/admin/figure/get-figures.ts';
import { getYards } from '#services/admin/figure/get-yards.ts';
import { toTaxedAmount } from '#services/line/taxed-part.ts';
import { LATE_PAYERS } from '#demo/history/renters.ts';
import { loadDemoData } from '#demo/load-demo-data.ts';
import { DEMO_SELLERS } from '#demo/sellers.ts';
import { loadDemoStories } from '#demo/stories/load-stories.ts';
import type { TaxCase } from '#domain/tax/vat.ts';
import { findOperator } from '#demo/stories/place-story-order.ts';
import { findBrokenOrders } from '../support/find-broken-orders.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { withSettings } from '../support/with-settings.ts';

/** A demo of fourteen months is made, on a machine that may be slow. */
const LONG = 240_000;
/** New Year's Eve, when the new year has begun in Hamburg. */
const HARDEST_MOMENT = '2026-12-31T23:30:00Z';
/** The Easter Sunday of a clock change, a Monday noon, New Year's Eve in the evening, a Sunday at the end of a month, midnight in summer, and a day of leap years. */
const OTHER_MOMENTS = [
  '2027-03-28T05:00:00Z',
  '2026-11-23T11:00:00Z',
  '2026-12-31T18:30:00Z',
  '2027-02-28T09:00:00Z',
  '2027-06-30T22:10:00Z',
  '2028-02-29T23:50:00Z',
];
const isLong = process.env['TEST_LONG'] === '1';
const MOMENTS = [HARDEST_MOMENT, ...(isLong ? OTHER_MOMENTS : [])];

async function makeDemo(moment: string): Promise<TestApp & { readonly leftOut: readonly string[] }> {
  const shop = await createTestApp();
  const deps = withSettings(shop.deps, { sellers: DEMO_SELLERS });
  shop.passTime((Date.parse(moment) - deps.clock.now().getTime()) / 1000);
  const { db, storage, settings } = deps;
  await loadDemoData({ db, storage, now: deps.clock.now(), secretKey: settings.secretKey, withFiles: false });
  const told: string[] = [];
  const putIntoWords = (mail: PreparedMail) => wordMail(mail, settings);
  await loadDemoStories(deps, { putIntoWords, say: (text) => told.push(text) });
  return { ...shop, deps, leftOut: told.filter((text) => text.includes('left out')) };
}

const read = async <T>(db: Database, query: ReturnType<typeof sql<T>>): Promise<readonly T[]> =>
  (await query.execute(db)).rows;

test.each(MOMENTS)('a demo that is started at %s lives, and all of it adds up', { timeout: LONG }, async (moment) => {
  await using shop = await makeDemo(moment);
  const { deps } = shop;
  const { db } = deps;
  const now = deps.clock.now();
  const today = operatorToday(toInstant(now)).toString();
  expect(shop.leftOut).toEqual([]);
  expect(await findBrokenOrders(db)).toEqual([]);

  const problems = await read(
    db,
    sql<{ problem: string }>`
      select 'reserved, but its time has come ' || number as problem from booking
      where status = 'reserved' and starts_at < ${now}
      union all select 'out, but should be back ' || k.number from booking k join trailer t on t.id = k.trailer_id
      where k.status in ('onRent', 'returnAnnounced') and k.ends_at < ${now} and t.number <> 'PM-103'
      union all select 'in the future ' || number from booking
      where greatest(picked_up_at, returned_at, closed_at, cancelled_at, created_at) > ${now}
      union all select 'out of order ' || number from booking
      where created_at > coalesce(picked_up_at, starts_at) or picked_up_at > returned_at or returned_at > closed_at
      union all select 'closed without a return ' || number from booking where status = 'closed' and returned_at is null
      union all select 'begun without a signed pick-up ' || k.number from booking k
      where k.picked_up_at is not null and not exists (
        select from handover h where h.booking_id = k.id and h.kind = 'pickUp' and h.signed_at is not null)
      union all select 'back without a signed return ' || k.number from booking k
      where k.returned_at is not null and not exists (
        select from handover h where h.booking_id = k.id and h.kind = 'return' and h.signed_at is not null)
      union all select 'protocol without photos ' || h.id from handover h
      where (select count(*) from handover_photo p where p.handover_id = h.id) < 4
      union all select 'mileage that falls ' || later.id from handover later join handover h
        on h.trailer_id = later.trailer_id and h.signed_at < later.signed_at
      where (h.parts -> 'mileage' ->> 'km')::int > (later.parts -> 'mileage' ->> 'km')::int
      union all select 'paid, but not what was billed ' || o.number from customer_order o
      join lateral (
        select sum(a.open_cents) filter (where i.kind <> 'creditNote') as open,
          sum((a.gross_cents - a.open_cents) * case i.kind when 'creditNote' then -1 else 1 end) as paid
        from invoice i join invoice_account a on a.invoice_id = i.id where i.order_id = o.id
      ) as m on true
      where o.payment_status = 'paid' and (m.open, m.paid) is distinct from (0, o.paid_cents)
      union all select 'issued, but not sent ' || i.number from invoice i left join invoice_channel c on c.invoice_id = i.id
      where coalesce(c.channel = 'clearance' and c.cleared_at is null, false) = exists (
        select from sent_mail m where m.order_id = i.order_id and m.template = i.kind and position(i.number in m.subject) > 0)
      -- Of net amounts: each document rounds the taxes of its own part.
      union all select 'over, but not billed as agreed ' || o.number from customer_order o
      where o.status = 'completed' and o.billing_due_on is null and o.due_net_cents <> (
        select sum(net_cents) from invoice where order_id = o.id and kind = 'invoice')
      union all select 'awaited, but overdue ' || number from customer_order
      where payment_status = 'awaitingTransfer' and payment_due_on < ${today}::date
        and due_gross_cents > paid_cents
      union all select 'ordered before it was a customer ' || o.number
      from customer_order o join business_unit u on u.id = o.business_unit_id where o.created_at < u.created_at
      union all select 'beyond its limit ' || u.name from business_unit u
      where u.credit_limit_cents > 0 and u.credit_limit_cents < (
        select sum(o.due_net_cents) from customer_order o where o.business_unit_id = u.id
          and o.status in ('pendingApproval', 'placed', 'confirmed', 'active') and o.payment_status <> 'paid')
      union all select 'a list that was not in force ' || k.number
      from booking k join price_list p on p.id = k.price_list_id where p.valid_from > k.created_at
      union all select 'a gap before ' || o.number from (
        select number, split_part(number, '-', 3)::int - lag(split_part(number, '-', 3)::int) over
          (order by split_part(number, '-', 3)::int) as step from customer_order) o where o.step <> 1`,
  );
  expect(problems).toEqual([]);
  await expectSums(db);

  const operator = await findOperator(deps);
  // A job of the next minute adds the debit that came back.
  expect(await getFigures(deps, operator)).toMatchObject({
    ok: true,
    value: { payments: { overdue: LATE_PAYERS.length } },
  });
  const fleet = 62;
  const [rented] = await read(
    db,
    sql<{ out: number }>`select count(*) as out from booking where status in ('onRent', 'returnAnnounced')`,
  );
  const share = (rented?.out ?? 0) / fleet;
  expect(share).toBeGreaterThan(0.6);
  expect(share).toBeLessThan(0.66);
  await expectYards(shop);

  await expectMoney(shop);
  const [counts] = await read(
    db,
    sql<Record<string, number>>`
      select (select count(*) from customer_order) as orders, (select count(*) from business_unit) as companies,
        (select count(*) from price_list where published_at is not null) as lists,
        (select count(distinct locale) from sent_mail) as languages,
        (select count(*) from sent_mail where status = 'failed') as failed_mails,
        (select count(*) from damage) as damages,
        (select count(distinct actor_id) from audit_log where actor_kind = 'platformAdmin') as staff,
        (select count(*) from business_unit u where status = 'active' and not exists (
          select from membership m join user_account a on a.id = m.user_id
          where m.business_unit_id = u.id and a.last_seen_at is not null)) as unseen`,
  );
  expect(counts).toMatchObject({ companies: 50, lists: 3, failedMails: 1, staff: 4, unseen: 0 });
  expect(counts?.['orders']).toBeGreaterThan(400);
  expect(counts?.['orders']).toBeLessThanOrEqual(600);
  expect(counts?.['languages']).toBeGreaterThan(3);
  expect(counts?.['damages']).toBeGreaterThan(3);
});

test.each(isLong ? ['2026-12-31T18:30:00Z'] : [])(
  'two demos of %s are the same to the last byte of a document',
  { timeout: LONG },
  async (moment) => {
    const digest = async (): Promise<unknown> => {
      await using shop = await makeDemo(moment);
      const { db } = shop.deps;
      const all = (query: ReturnType<typeof sql<unknown>>) => read(db, query);
      return {
        documents: await all(sql`
        select i.number, a.open_cents, a.status, a.dunning_level, encode(f.sha256, 'hex') as file from invoice i
        join invoice_account a on a.invoice_id = i.id join invoice_file f on f.invoice_id = i.id order by i.number`),
        orders: await all(sql`
        select number, payment_status, paid_cents, billing_due_on from customer_order order by number`),
        payments: await all(sql`
        select kind, cents, booked_on, unused_cents from payment order by kind, booked_on, cents`),
        batches: await all(sql`select number, encode(sha256, 'hex') as file from debit_batch order by number`),
        entries: await all(sql`select booked_on, cents, text, status from bank_entry order by booked_on, text, cents`),
        letters: await all(sql`select number, level, sent_on from dunning_notice order by number`),
      };
    };
    expect(await digest()).toEqual(await digest());
  },
);

/** A year of documents, numbered as they were issued, and what has become of them. */
async function expectMoney({ deps }: TestApp): Promise<void> {
  const { db } = deps;
  const now = deps.clock.now();
  const today = operatorToday(toInstant(now)).toString();
  // Between midnight and the run what came back yesterday still waits for it.
  const lastRun = addDays(nextRunDay(toInstant(now)), -1);
  const gaps = await read(
    db,
    sql<{ gap: string }>`
      select number as gap from (
        select number, sequence - lag(sequence, 1, 0::bigint) over by_number as step,
          issued_at - lag(issued_at) over by_number as later
        from invoice window by_number as (partition by series, year order by sequence)
      ) as i where step <> 1 or later < interval '0'
      union all select 'in the future ' || number from invoice where issued_at > ${now} or period_to > ${today}::date
      union all select 'due and not billed ' || number from customer_order where billing_due_on < ${lastRun}::date
      union all select 'settled, but its order is not paid ' || o.number from customer_order o
      where o.payment_status = 'overdue' and o.billing = 'internal' and not exists (
        select from invoice i join invoice_account a on a.invoice_id = i.id where i.order_id = o.id and a.open_cents > 0)`,
  );
  expect(gaps).toEqual([]);
  const [counts] = await read(
    db,
    sql<Record<string, number>>`
      select (select count(*) from invoice where kind = 'invoice') as invoices,
        (select count(*) from invoice where kind = 'claim') as claims,
        (select count(*) from invoice where kind = 'creditNote') as credits,
        (select count(*) from debit where return_code = 'AM04') as returns,
        (select count(*) from dispute where decided_at is null) as disputes,
        (select count(*) from bank_entry where status = 'matched') as sure,
        (select count(*) from bank_entry where status = 'proposed') as proposed,
        (select count(*) from bank_entry where status = 'new') as unknown,
        (select count(*) from dunning_notice) as letters,
        (select count(*) from booking_charge where bill_after >= ${today}::date) as proposed_claims,
        (select max(months) from (
          select count(distinct date_trunc('month', i.issued_on)) as months from invoice i
          join customer_order o on o.id = i.order_id where o.status = 'active' group by i.order_id) as m) as months,
        (select count(*) from (
          select l.booking_id from invoice_line l group by l.booking_id
          having count(distinct l.tax_case) filter (where l.tax_case in ('shortTerm', 'reverseCharge')) = 2
        ) as switched) as switches`,
  );
  expect(counts).toMatchObject({
    claims: 1,
    credits: 3,
    returns: 1,
    disputes: 1,
    unknown: 3,
    proposedClaims: 1,
    letters: 3,
  });
  expect(counts?.['invoices']).toBeGreaterThan(500);
  expect(counts?.['proposed']).toBeGreaterThan(0);
  expect(counts?.['sure']).toBeGreaterThan(0);
  expect(counts?.['months']).toBeGreaterThanOrEqual(7);
  expect(counts?.['switches']).toBeGreaterThanOrEqual(1);
  const late = await read(
    db,
    sql<{ days: number }>`
      select ${today}::date - a.due_on as days from invoice_account a join invoice i on i.id = a.invoice_id
      where a.status = 'open' and a.due_on < ${today}::date and not exists (
        select from debit d where d.invoice_id = i.id) order by 1`,
  );
  expect(late.map(({ days }) => days)).toEqual(LATE_PAYERS.map(({ days }) => days));
  const cycles = await read(
    db,
    sql<{ days: number }>`
      select days from (
        select i.issued_on - lag(i.issued_on) over (partition by i.order_id order by i.issued_on) as days
        from invoice i join customer_order o on o.id = i.order_id
        join business_unit u on u.id = i.business_unit_id
        where u.billing_cycle = 'days28' and o.status = 'active'
      ) as i where days is not null`,
  );
  expect(cycles.length).toBeGreaterThanOrEqual(2);
  expect(cycles.filter(({ days }) => days !== 28)).toEqual([]);
}

/** Prices, taxes and sums of every order, made anew from their lines. */
async function expectSums(db: Database): Promise<void> {
  const orders = await db.selectFrom('customerOrder').selectAll().execute();
  const bookings = await db.selectFrom('booking').selectAll().execute();
  const rows = await db
    .selectFrom('bookingCharge')
    .selectAll()
    .where('createdBy', 'is', null)
    .$narrowType<{ taxCase: TaxCase }>()
    .execute();
  const extensions = Map.groupBy(
    await db.selectFrom('bookingExtension').selectAll().execute(),
    ({ bookingId }) => bookingId,
  );
  const charges = Map.groupBy(rows, ({ bookingId }) => bookingId);
  const lines = Map.groupBy(bookings, ({ orderId }) => orderId);
  for (const { priceTrace, rentCents, chargeableDays, number } of bookings) {
    expect({ number, cents: priceFor(priceTrace, chargeableDays).total.cents }).toEqual({ number, cents: rentCents });
  }
  for (const order of orders) {
    const own = lines.get(order.id) ?? [];
    const { agreed, due } = sumUp(
      own.flatMap((booking) => {
        const later = extensions.get(booking.id) ?? [];
        const first = booking.netCents - later.reduce((sum, { netCents }) => sum + netCents, 0);
        return [{ ...booking, netCents: first }, ...later].map((part) => ({
          ...toTaxedAmount(part),
          isDropped: isDropped(booking.status),
        }));
      }),
      own.flatMap(({ id }) => (charges.get(id) ?? []).map(toTaxedAmount)),
    );
    const { number, netCents, grossCents, dueNetCents, dueGrossCents, taxes, dueTaxes } = order;
    expect({ number, netCents, grossCents, taxes }).toEqual({
      number,
      netCents: agreed.net.cents,
      grossCents: agreed.gross.cents,
      taxes: agreed.taxes,
    });
    expect({ number, dueNetCents, dueGrossCents, taxes: dueTaxes ?? taxes }).toEqual({
      number,
      dueNetCents: due.net.cents,
      dueGrossCents: due.gross.cents,
      taxes: due.taxes,
    });
    const states = [...(await listStatesOfOrder(db, order.id)).values()];
    expect({ number, status: deriveOrderState(order.status, states) }).toEqual({ number, status: order.status });
  }
}

/** Fifteen to twenty-five pick-ups and returns on the day, or together with the next day on which the depots work. */
async function expectYards({ deps }: TestApp): Promise<void> {
  const operator = await findOperator(deps);
  const today = operatorToday(toInstant(deps.clock.now()));
  const eventsOn = async (days: number): Promise<number> => {
    const yards = await getYards(deps, operator, { date: today.add({ days }).toString() });
    return yards.ok ? yards.value.items.reduce((sum, { events }) => sum + events.length, 0) : 0;
  };
  const onDay = await eventsOn(0);
  const later = await Promise.all([1, 2, 3].map(eventsOn));
  expect(onDay).toBeLessThanOrEqual(25);
  const isQuiet = today.dayOfWeek > 5 || today.dayOfYear === 1;
  expect(onDay + (isQuiet ? Math.max(...later) : 0)).toBeGreaterThanOrEqual(15);
}
