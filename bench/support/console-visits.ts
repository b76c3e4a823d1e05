import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { CONSOLE_PAGES } from '#domain/admin/console-page.ts';

/** An address of the console as somebody asks for it, and the page that answers. */
export type Visit = { readonly page: string; readonly address: string };

const idOf = (text: RawBuilder<unknown>) => sql<{ id: string }>`select (${text})::text as id`;

/** Where a page has one of many to show, the one with the most to tell: the median tells nothing of who suffers. */
const SAMPLES: Readonly<Record<string, ReturnType<typeof idOf>>> = {
  orderId: idOf(sql`select order_id from booking group by order_id order by count(*) desc, order_id limit 1`),
  bookingId: idOf(
    sql`select booking_id from invoice_line group by booking_id order by count(*) desc, booking_id limit 1`,
  ),
  businessUnitId: idOf(
    sql`select business_unit_id from booking group by business_unit_id order by count(*) desc, business_unit_id limit 1`,
  ),
  userId: idOf(
    sql`select created_by from customer_order where created_by is not null group by created_by order by count(*) desc, created_by limit 1`,
  ),
  approvalId: idOf(sql`select id from approval order by asked_at desc limit 1`),
  invoiceId: idOf(
    sql`select invoice_id from invoice_line group by invoice_id order by count(*) desc, invoice_id limit 1`,
  ),
  batchId: idOf(sql`select batch_id from debit group by batch_id order by count(*) desc, batch_id limit 1`),
  mailId: idOf(sql`select id from sent_mail order by id limit 1`),
  trailerId: idOf(sql`select trailer_id from booking group by trailer_id order by count(*) desc, trailer_id limit 1`),
  depotId: idOf(sql`select depot_id from booking group by depot_id order by count(*) desc, depot_id limit 1`),
  priceListId: idOf(sql`select id from price_list order by valid_from desc limit 1`),
  kind: idOf(sql`'orderConfirmed'`),
  language: idOf(sql`'de'`),
  serviceKey: idOf(sql`select key from service order by key limit 1`),
};

/** What is asked of a page beside its bare address: words that hit much and words that hit nothing, tabs and filters. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  '/admin/figures': [
    'figure=usage',
    'figure=idle',
    'figure=intake',
    'period=year',
    'period=lastYear&by=customer',
    'figure=usage&period=year',
    'figure=usage&period=lastYear&by=customer',
  ],
  '/admin/search': ['q=spedition', 'q=HH', 'q=zzzzzz'],
  '/admin/tasks': ['kind=certificateExpired', 'kind=overdue', 'kind=toClose', 'show=mine'],
  '/admin/quotes': ['q=spedition'],
  '/admin/orders': ['q=spedition', 'q=zzzzzz', 'status=completed', 'sort=company', 'sort=-net'],
  '/admin/bookings': ['q=spedition', 'q=zzzzzz', 'tab=all', 'tab=toClose', 'tab=all&sort=company'],
  '/admin/business-units': ['q=spedition', 'q=zzzzzz', 'status=active', 'sort=-createdAt'],
  '/admin/users': ['q=anna', 'q=zzzzzz'],
  '/admin/approvals': ['state=all'],
  '/admin/invoices': ['q=spedition', 'q=zzzzzz', 'q=I-', 'q=muster', 'status=open', 'status=overdue', 'sort=-amount'],
  '/admin/mails': ['q=trailyard', 'q=zzzzzz'],
  '/admin/audit': ['q=spedition', 'q=O-26', 'q=zzzzzz'],
  '/admin/trailers': ['q=HH', 'q=zzzzzz', 'show=incomplete', 'sort=-certificate'],
  '/admin/depots': ['q=hamburg'],
};

/** Every page of the console with an object where it needs one, and then with what is asked of it. */
export async function listVisits(db: Database): Promise<readonly Visit[]> {
  const visits: Visit[] = [];
  for (const page of Object.keys(CONSOLE_PAGES)) {
    const address = await fillIn(db, page);
    if (address === undefined) continue;
    visits.push({ page, address }, ...(QUERIES[page] ?? []).map((query) => ({ page, address: `${address}?${query}` })));
  }
  return visits;
}

/** A shop may have nothing of a kind yet, as no approval of a second person. */
async function fillIn(db: Database, page: string): Promise<string | undefined> {
  let address = page;
  for (const { groups } of page.matchAll(/:(?<name>\w+)/g)) {
    const name = groups?.['name'] ?? '';
    const sample = SAMPLES[name];
    if (sample === undefined) throw new Error(`There is no sample of ${name}: name one in console-visits.ts`);
    const [row] = (await sample.execute(db)).rows;
    if (!row?.id) return undefined;
    address = address.replace(`:${name}`, row.id);
  }
  return address;
}
