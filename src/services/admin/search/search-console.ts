import type { ConsoleSearchQuery, SearchAnswer, SearchHit } from '#contract/admin-search.ts';
import type { ListPage } from '#contract/list-query.ts';
import type { Database } from '#db/client.ts';
import type { Keyset, Place } from '#db/keyset.ts';
import {
  countHits,
  findBookings,
  findDepots,
  findInvoices,
  findOrders,
  findPeople,
  findQuotes,
  findTrailers,
  findUnits,
  HIT_ORDERS,
} from '#db/search/console-search.queries.ts';
import type { Typed } from '#db/search/found-ids.ts';
import { SEARCH_KINDS, type SearchKind } from '#domain/admin/search-kind.ts';
import { ok } from '#domain/result.ts';
import { tableOf } from '#domain/table.ts';
import type { Actor, PlatformAdmin } from '#domain/team/actor.ts';
import { hasStaffRight, type StaffRight } from '#domain/team/staff-right.ts';
import { requireStaff } from '#services/require-actor.ts';
import type { Reads } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { pageOf } from '../../list/page-of.ts';
import { TO_HIT } from './to-hit.ts';
import { toTyped } from './to-typed.ts';

/** Of each kind, where all kinds are shown. */
const FIRST_FEW = 8;

type Asked = Pick<ConsoleSearchQuery, 'cursor' | 'limit'> & { readonly typed: Typed; readonly now: Date };

/**
 * Finds everything by what people have at hand: numbers, plates, VINs, names of people, drivers and companies, phones in any
 * spelling, purchase orders, quotes and depots. Tells how many there are of each kind.
 */
export async function searchConsole(
  { db, clock }: Reads,
  actor: Actor,
  { q, kind, cursor, limit }: ConsoleSearchQuery,
): Promise<Outcome<SearchAnswer>> {
  const admin = requireStaff(actor, 'orders.read');
  if (!admin.ok) return admin;
  const now = clock.now();
  const typed = toTyped(q, now);
  const counting = countHits(db, typed).then((counts) => onlyOf(counts, admin.value));
  if (kind !== undefined && !hasStaffRight(admin.value, READERS[kind])) return refuse('forbidden');
  if (kind !== undefined) {
    const [counts, page] = await Promise.all([counting, listKind(db, kind, { typed, now, cursor, limit })]);
    return page.ok ? ok({ ...page.value, counts }) : page;
  }
  const counts = await counting;
  const found = SEARCH_KINDS.filter((one) => counts[one] > 0);
  const pages = await Promise.all(found.map((one) => listKind(db, one, { typed, now, limit: limit ?? FIRST_FEW })));
  return ok({ items: pages.flatMap((page) => (page.ok ? page.value.items : [])), counts, nextCursor: null });
}

/** Whoever may not open a thing does not find it. */
const READERS = {
  order: 'orders.read',
  quote: 'orders.read',
  booking: 'orders.read',
  trailer: 'fleet.read',
  businessUnit: 'customers.read',
  user: 'customers.read',
  invoice: 'invoices.read',
  depot: 'depots.read',
} as const satisfies Record<SearchKind, StaffRight>;

type Counts = Awaited<ReturnType<typeof countHits>>;

const onlyOf = (counts: Counts, actor: PlatformAdmin): Counts =>
  tableOf(SEARCH_KINDS, (kind) => (hasStaffRight(actor, READERS[kind]) ? counts[kind] : 0));

/** A page of one kind. */
function listKind(
  db: Database,
  kind: SearchKind,
  { typed, now, ...asked }: Asked,
): Promise<Outcome<ListPage<SearchHit>>> {
  const paged = <Row extends { readonly place: Place }>(
    read: (page: { typed: Typed; keyset: Keyset; after: Place | undefined; limit: number }) => Promise<readonly Row[]>,
    toHit: (row: Row, now: Date) => SearchHit,
  ) =>
    pageOf(
      { sort: kind, keyset: HIT_ORDERS[kind] },
      asked,
      (page) => read({ ...page, typed }),
      (row) => toHit(row, now),
    );
  switch (kind) {
    case 'order':
      return paged((page) => findOrders(db, page), TO_HIT.order);
    case 'quote':
      return paged((page) => findQuotes(db, page), TO_HIT.quote);
    case 'booking':
      return paged((page) => findBookings(db, page), TO_HIT.booking);
    case 'trailer':
      return paged((page) => findTrailers(db, { ...page, now }), TO_HIT.trailer);
    case 'businessUnit':
      return paged((page) => findUnits(db, page), TO_HIT.businessUnit);
    case 'user':
      return paged((page) => findPeople(db, page), TO_HIT.user);
    case 'invoice':
      return paged((page) => findInvoices(db, page), TO_HIT.invoice);
    case 'depot':
      return paged((page) => findDepots(db, page), TO_HIT.depot);
  }
}
