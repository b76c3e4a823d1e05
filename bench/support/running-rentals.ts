import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#db/client.ts';
import { withoutLimits } from '#db/without-limits.ts';
import { chooseServices } from '#services/cart/choose-services.ts';
import type { Deps } from '#services/deps.ts';
import { makePriceList, makeTrailer } from '../../test/support/make-rows.ts';
import { fillCart, makeCustomer, makeOpenDepot, order } from '../../test/support/rental-world.ts';
import { times } from './spread-work.ts';

const COMPANIES = 100;
const ORDERED = '2026-09-24T08:00:00.000Z';
const PERIOD = { from: '2026-10-04T08:00:00.000Z', to: '2027-03-28T08:00:00.000Z' };
/** Every second company is billed by the month, the others by 28 days: both have been due on the first of November. */
const RHYTHMS = ['calendarMonth', 'days28'] as const;
const SERVICES = { liabilityPlus: 'perDay', lashingKit: 'once' } as const;

/** Rentals with two services that went on over the end of months: one of each company by the shop itself, the rest like it. */
export async function makeRunningRentals(deps: Deps, count: number): Promise<void> {
  const { db } = deps;
  const then = { ...deps, clock: { now: () => new Date(ORDERED) } };
  await makePriceList(
    db,
    { plane: [4200, 3200, 2400, 2000] },
    { liabilityPlus: { plane: 390 }, lashingKit: { plane: 5900 } },
  );
  for (const [key, unit] of Object.entries(SERVICES)) {
    await sql`update service set unit = ${unit} where key = ${key}`.execute(db);
  }
  const depotId = await makeOpenDepot(db);
  await times(COMPANIES, async (i) => {
    const actor = await makeCustomer(then, { unit: { billingCycle: RHYTHMS[i % RHYTHMS.length] ?? 'days28' } });
    const { items } = await fillCart(then, actor, [{ trailerId: await makeTrailer(db, { depotId }), ...PERIOD }]);
    const itemId = items[0]?.id ?? '';
    const cart = await chooseServices(then, actor, { itemId, services: Object.keys(SERVICES) });
    const placed = cart.ok ? await order(then, actor, cart.value) : cart;
    if (!placed.ok) throw new Error(`The order was refused: ${placed.error.code}`);
  });
  await sql`update booking set status = 'onRent', picked_up_at = starts_at`.execute(db);
  await sql`update customer_order set status = 'active', billing_due_on = '2026-11-01'`.execute(db);
  // Copies share the trailers of the first ones, which nothing that is measured looks at.
  await sql`drop index booking_out_of_yard`.execute(db);
  await withoutLimits(db, (connection) => copyOrders(connection, count / COMPANIES - 1));
  await sql`analyze`.execute(db);
}

async function copyOrders(db: Database, copies: number): Promise<void> {
  const [orders, bookings, services] = [
    await listColumns(db, 'customer_order'),
    await listColumns(db, 'booking'),
    await listColumns(db, 'booking_service'),
  ];
  const named = (row: string) => sql`'number', ${sql.ref(`${row}.number`)} || '/' || c`;
  await sql`
    insert into customer_order (${orders}) select ${orders} from (
      select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), ${named('o')}))).*
      from customer_order o cross join generate_series(1, ${copies}::int) c
    ) copy`.execute(db);
  await sql`
    insert into booking (${bookings}) select ${bookings} from (
      select (jsonb_populate_record(k, jsonb_build_object('id', gen_random_uuid(), 'order_id', n.id, ${named('k')}))).*
      from booking k join customer_order o on o.id = k.order_id cross join generate_series(1, ${copies}::int) c
      join customer_order n on n.number = o.number || '/' || c
    ) copy`.execute(db);
  await sql`
    insert into booking_service (${services}) select ${services} from (
      select (jsonb_populate_record(s, jsonb_build_object('booking_id', n.id))).*
      from booking_service s join booking k on k.id = s.booking_id cross join generate_series(1, ${copies}::int) c
      join booking n on n.number = k.number || '/' || c
    ) copy`.execute(db);
}

/** Those that are not computed from others. */
async function listColumns(db: Database, table: string): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = ${table} and table_schema = current_schema() and is_generated = 'NEVER'`.execute(db);
  return sql.join(rows.map(({ name }) => sql.id(name)));
}
