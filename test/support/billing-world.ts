import { sql } from 'kysely';
import type { PlaceOrderInput } from '#contract/order.ts';
import type { Member, PlatformAdmin } from '#domain/team/actor.ts';
import { chooseServices } from '#services/cart/choose-services.ts';
import type { Deps } from '#services/deps.ts';
import { makePriceList, makeTrailer, makeUser } from './make-rows.ts';
import { fillCart, makeCustomer, makeOpenDepot, order } from './rental-world.ts';
import { BILLING_ENV } from './sample-seller.ts';
import { createTestApp } from './test-app.ts';

const DAY_MS = 24 * 3_600_000;
/** Ten in the morning in Hamburg on the tenth of November. */
export const PICK_UP = '2026-11-10T09:00:00.000Z';
const ORDERED = '2026-11-03T08:00:00.000Z';
export const SERVICES = ['liabilityPlus', 'lashingKit'] as const;

/** So many days after the pick-up, at its hour; the clocks of that winter stay as they are. */
export const afterPickUp = (days: number): string => new Date(Date.parse(PICK_UP) + days * DAY_MS).toISOString();

export type BookingWish = {
  readonly days: number;
  readonly services?: readonly string[];
  readonly customer?: Parameters<typeof makeCustomer>[1];
  readonly actor?: Member;
  readonly depotIds?: readonly string[];
  /** By transfer unless told. */
  readonly payment?: Pick<PlaceOrderInput, 'paymentMethod' | 'mandate'>;
};

/** A shop that bills its German depots itself, in which any day can be today. */
export async function makeBillingWorld() {
  const shop = await createTestApp({ env: BILLING_ENV });
  const { db } = shop.deps;
  await makePriceList(
    db,
    { plane: [4200, 3200, 2400, 2000] },
    { liabilityPlus: { plane: 390 }, lashingKit: { plane: 5900 } },
  );
  await db.updateTable('service').set({ unit: 'perDay' }).where('key', '=', 'liabilityPlus').execute();
  await db.updateTable('service').set({ position: 2 }).where('key', '=', 'lashingKit').execute();
  const depotId = await makeOpenDepot(db);
  const operator: PlatformAdmin = {
    kind: 'platformAdmin',
    role: 'admin',
    userId: await makeUser(db, { isAdmin: true }),
  };

  /** What the shop does at that moment. */
  const at = (moment: string): Deps => ({ ...shop.deps, clock: { now: () => new Date(moment) } });

  /** An order, placed a week before its pick-up, of one trailer for each depot. */
  async function book({ days, services = [], customer = {}, actor, depotIds = [depotId], payment }: BookingWish) {
    const deps = at(ORDERED);
    const renter = actor ?? (await makeCustomer(deps, customer));
    const period = { from: PICK_UP, to: afterPickUp(days) };
    const trailerIds = await Promise.all(depotIds.map((id) => makeTrailer(db, { depotId: id })));
    let cart = await fillCart(
      deps,
      renter,
      trailerIds.map((trailerId) => ({ trailerId, ...period })),
    );
    for (const { id: itemId } of services.length > 0 ? cart.items : []) {
      const chosen = await chooseServices(deps, renter, { itemId, services });
      if (!chosen.ok) throw new Error(`The services were refused: ${JSON.stringify(chosen.error)}`);
      cart = chosen.value;
    }
    const placed = await order(deps, renter, cart, payment);
    if (!placed.ok) throw new Error(`The order was refused: ${JSON.stringify(placed.error)}`);
    const { id: orderId, number, lineItems } = placed.value.order;
    return { orderId, number, actor: renter, bookingId: lineItems[0]?.bookingId ?? '' };
  }

  return { shop, db, at, book, operator, depotId };
}
export type BillingWorld = Awaited<ReturnType<typeof makeBillingWorld>>;

/** What has been issued for an order: number, net, tax and gross, and its lines as `quantity × price`. */
export async function listDocuments({ db }: Pick<Deps, 'db'>, orderId: string) {
  const { rows } = await sql<{
    number: string;
    issuedOn: string;
    net: number;
    tax: number;
    gross: number;
    open: number;
    lines: string[];
  }>`
    select regexp_replace(i.number, '\\d{6}$', '') as number, i.issued_on, i.net_cents as net, i.tax_cents as tax,
      i.gross_cents as gross, a.open_cents as open,
      (select array_agg(l.quantity || ' × ' || l.unit_price_cents order by l.line_no)
        from invoice_line l where l.invoice_id = i.id) as lines
    from invoice i join invoice_account a on a.invoice_id = i.id
    where i.order_id = ${orderId} order by i.issued_at, i.number`.execute(db);
  return rows;
}
