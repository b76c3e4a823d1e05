import type { CounterPrice, PriceCounterInput } from '#contract/admin-quote.ts';
import { findBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import { ok } from '#domain/result.ts';
import { totalsOf } from '#domain/tax/totals.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toCartItem } from '../../cart/to-cart-item.ts';
import type { RentalReads } from '../../deps.ts';
import { type Outcome, refuseFields } from '../../failure.ts';
import { assessLines } from '../../line/assess-lines.ts';
import { toTotals } from '../../line/to-line.ts';
import { requireStaff } from '../../require-actor.ts';
import { draftItems } from './draft-items.ts';
import { validUntilOf } from './valid-until-of.ts';

/** The lessor's own country, where nobody has said whose call it is. */
const UNKNOWN_COUNTRY = 'DE';
/** Holds of nobody are own holds. */
const NO_UNIT = '00000000-0000-0000-0000-000000000000';

/** What the caller hears: price, taxes and whether it can be had, as the customer would see it in the shop. */
export async function priceCounter(
  deps: RentalReads,
  actor: Actor,
  { businessUnitId, country = UNKNOWN_COUNTRY, lines: wanted }: PriceCounterInput,
): Promise<Outcome<CounterPrice>> {
  const admin = requireStaff(actor, 'orders.write');
  if (!admin.ok) return admin;
  const known = businessUnitId === undefined ? undefined : await findBusinessUnit(deps.db, businessUnitId);
  if (businessUnitId !== undefined && known === undefined) return refuseFields({ businessUnitId: 'unknown' });
  const items = await draftItems(deps, wanted);
  if (!items.ok) return items;
  const now = deps.clock.now();
  const unit = known ?? { id: NO_UNIT, country, vatIdStatus: 'unchecked' as const };
  const lines = await assessLines(deps, { items: items.value, unit, now });
  return ok({
    lines: lines.map((line) => toCartItem(line, deps.settings)),
    totals: toTotals(totalsOf(lines)),
    validUntil: validUntilOf(lines, deps.settings, now).toISOString(),
  });
}
