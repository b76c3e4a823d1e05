import type { ConsoleSearchQuery, SearchHit } from '#contract/admin-figure.ts';
import {
  searchBookings,
  searchBusinessUnits,
  searchOrders,
  searchTrailers,
} from '#db/figure/console-search.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { requirePlatformAdmin } from '#services/require-actor.ts';
import { toNumberPrefixes } from '../number-prefix.ts';

const MOST_OF_A_KIND = 8;

/** Finds trailers by plate or number, orders and bookings by number, companies by name. */
export async function searchConsole(
  { db, clock }: Reads,
  actor: Actor,
  { q }: ConsoleSearchQuery,
): Promise<Outcome<{ readonly items: readonly SearchHit[] }>> {
  const admin = requirePlatformAdmin(actor);
  if (!admin.ok) return admin;
  const limit = MOST_OF_A_KIND;
  const prefixes = toNumberPrefixes(q, clock.now());
  const [trailers, orders, bookings, businessUnits] = await Promise.all([
    searchTrailers(db, { q, limit }),
    searchOrders(db, { prefixes, limit }),
    searchBookings(db, { prefixes, limit }),
    searchBusinessUnits(db, { q, limit }),
  ]);
  return ok({
    items: [
      ...trailers.map((row) => ({ kind: 'trailer' as const, ...row })),
      ...orders.map((row) => ({ kind: 'order' as const, ...row })),
      // A booking is worth a line of its own only if its own number was typed.
      ...(orders.length > 0 ? [] : bookings.map((row) => ({ kind: 'booking' as const, ...row }))),
      ...businessUnits.map((row) => ({ kind: 'businessUnit' as const, ...row })),
    ],
  });
}
