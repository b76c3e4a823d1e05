import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import type { PreparedMail } from '#contract/mail.ts';
import { listStatesOfOrder } from '#db/booking/booking.queries.ts';
import type { Database } from '#db/client.ts';
import { renderMail } from '#documents/mail/render-mail.tsx';
import { isDropped } from '#domain/booking/booking-state.ts';
import { sumUp } from '#domain/order/order-sums.ts';
import { deriveOrderState } from '#domain/order/order-path.ts';
import { priceFor } from '#domain/price/price.ts';
import { getFigures } from '#services/admin/figure/get-figures.ts';
import { getYards } from '#services/admin/figure/get-yards.ts';
import { toTaxedAmount } from '#services/line/taxed-part.ts';
import { loadDemoData } from '#demo/load-demo-data.ts';
import { loadDemoStories } from '#demo/stories/load-stories.ts';
import type { TaxCase } from '#domain/tax/vat.ts';
import { findOperator } from '#demo/stories/place-story-order.ts';
import { findBrokenOrders } from '../support/find-broken-orders.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/** A demo of fourteen months is made, on a machine that may be slow. */
const LONG = 240_000;
/** New Year's Eve in the evening, and the Easter Sunday of a clock change. */
const HARD_MOMENTS = ['2026-12-31T18:30:00Z', '2027-03-28T05:00:00Z'];
/** A Monday noon, and a Sunday at the end of February. */
const PLAIN_MOMENTS = ['2026-11-23T11:00:00Z', '2027-02-28T09:00:00Z'];
const MOMENTS = [...HARD_MOMENTS, ...(process.env['TEST_LONG'] === '1' ? PLAIN_MOMENTS : [])];

async function makeDemo(moment: string): Promise<TestApp & { readonly leftOut: readonly string[] }> {
  const shop = await createTestApp();
  const { deps } = shop;
  shop.passTime((Date.parse(moment) - deps.clock.now().getTime()) / 1000);
  const { db, storage, settings } = deps;
  await loadDemoData({ db, storage, now: deps.clock.now(), secretKey: settings.secretKey, withFiles: false });
  const told: string[] = [];
  const putIntoWords = (mail: PreparedMail) => renderMail(mail, settings);
  await loadDemoStories(deps, { putIntoWords, say: (text) => told.push(text) });
  return { ...shop, leftOut: told.filter((text) => text.includes('left out')) };
}

const read = async <T>(db: Database, query: ReturnType<typeof sql<T>>): Promise<readonly T[]> =>
  (await query.execute(db)).rows;

test.each(MOMENTS)('a demo that is started at %s lives, and all of it adds up', { timeout: LONG }, async (moment) => {
  await using shop = await makeDemo(moment);
  const { deps } = shop;
  const { db } = deps;
  const now = deps.clock.now();
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
      union all select 'paid, but not what is due ' || number from customer_order
      where payment_status = 'paid' and paid_cents < due_gross_cents
      union all select 'awaited, but overdue ' || number from customer_order
      where payment_status = 'awaitingTransfer' and payment_due_on < ${now.toISOString().slice(0, 10)}::date
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
  expect(await getFigures(deps, operator)).toMatchObject({ ok: true });
  const fleet = 62;
  const [rented] = await read(
    db,
    sql<{ out: number }>`select count(*) as out from booking where status in ('onRent', 'returnAnnounced')`,
  );
  const share = (rented?.out ?? 0) / fleet;
  expect(share).toBeGreaterThan(0.6);
  expect(share).toBeLessThan(0.66);
  await expectYards(shop);

  const late = await read(
    db,
    sql<{ days: number }>`
      select ${now.toISOString().slice(0, 10)}::date - payment_due_on as days from customer_order
      where payment_status = 'overdue' order by 1`,
  );
  expect(late.map(({ days }) => days)).toEqual([5, 19, 41]);
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
  const charges = Map.groupBy(rows, ({ bookingId }) => bookingId);
  const lines = Map.groupBy(bookings, ({ orderId }) => orderId);
  for (const { priceTrace, rentCents, chargeableDays, number } of bookings) {
    expect({ number, cents: priceFor(priceTrace, chargeableDays).total.cents }).toEqual({ number, cents: rentCents });
  }
  for (const order of orders) {
    const own = lines.get(order.id) ?? [];
    const { agreed, due } = sumUp(
      own.map((booking) => ({ ...toTaxedAmount(booking), isDropped: isDropped(booking.status) })),
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
  const today = Temporal.PlainDate.from(deps.clock.now().toISOString().slice(0, 10));
  const eventsOn = async (days: number): Promise<number> => {
    const yards = await getYards(deps, operator, { date: today.add({ days }).toString() });
    return yards.ok ? yards.value.items.reduce((sum, { events }) => sum + events.length, 0) : 0;
  };
  const onDay = await eventsOn(0);
  const later = await Promise.all([1, 2, 3].map(eventsOn));
  expect(onDay).toBeLessThanOrEqual(25);
  const isWeekend = today.dayOfWeek > 5;
  expect(onDay + (isWeekend ? Math.max(...later) : 0)).toBeGreaterThanOrEqual(15);
}
