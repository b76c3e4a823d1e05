import type { CartPeriods, ChangePeriodsInput } from '#contract/cart.ts';
import type { LineReason } from '#contract/line.ts';
import { type CartItemRow, moveCartItem } from '#db/cart/cart.queries.ts';
import type { Transaction } from '#db/client.ts';
import { releaseHolds } from '#db/checkout/hold.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { MINUTE_MS } from '#domain/time/duration.ts';
import { isBeyondHorizon } from '#domain/time/rental-horizon.ts';
import { loadDepotBook } from '../book/depot-book.ts';
import type { RentalReads } from '../deps.ts';
import { type Outcome, refuseFields } from '../failure.ts';
import { type AssessedLine, assessLines } from '../line/assess-lines.ts';
import { type AskedPeriod, resolvePeriod, toAskedPeriod } from '../trailer/resolve-period.ts';
import { toStay } from './to-stay.ts';
import { type LockedCart, writeCart } from './write-cart.ts';

type Change = { readonly input: ChangePeriodsInput; readonly version?: number | undefined };

/** Gives all lines one period, as each depot's hours make it. Lines that cannot be had then keep theirs and are named. */
export async function changePeriods(
  deps: RentalReads,
  actor: Actor,
  { input, version }: Change,
): Promise<Outcome<CartPeriods>> {
  const asked = toAskedPeriod(input.from, input.to);
  if (!asked) return refuseFields({ from: 'wall-time' });
  if (isBeyondHorizon(input.to.slice(0, 10), { now: deps.clock.now(), years: deps.settings.horizonYears })) {
    return refuseFields({ to: 'too-far' });
  }
  let kept: CartPeriods['kept'] = [];
  const written = await writeCart(
    deps,
    actor,
    { action: 'cart.changePeriod', data: input, version },
    async (trx, locked) => {
      const { businessUnitId, userId } = locked.member;
      const { now, items, orderer } = locked;
      const wanted = await moveItems(trx, deps, locked, asked);
      const { holidays, settings } = deps;
      const unit = { ...orderer, id: businessUnitId };
      const reasons = await findReasonsToStay({ items, wanted }, (lines) =>
        assessLines({ db: trx, holidays, settings }, { items: lines, unit, now }),
      );
      kept = items.flatMap(({ id: itemId }) => {
        const reason = reasons.get(itemId);
        return reason ? [{ itemId, reason }] : [];
      });
      const free = wanted.filter(({ id }) => !reasons.has(id));
      // A hold is on a time: where that stays, so does the hold.
      const itemIds = free.filter((item) => !items.some(isSameTime(item))).map(({ id }) => id);
      if (itemIds.length > 0) await releaseHolds(trx, { businessUnitId, userId, itemIds, now });
      for (const { id: itemId, startsAt, endsAt, askedFrom, askedTo, returnDepot } of free) {
        await moveCartItem(trx, {
          businessUnitId,
          cartId: locked.cart.id,
          itemId,
          startsAt,
          endsAt,
          askedFrom,
          askedTo,
          returnDepotId: returnDepot?.id ?? null,
        });
      }
      return ok({});
    },
  );
  return written.ok ? ok({ cart: written.value, kept }) : written;
}

type Reasons = ReadonlyMap<string, LineReason>;
type Move = { readonly items: readonly CartItemRow[]; readonly wanted: readonly CartItemRow[] };
type Assess = (items: readonly CartItemRow[]) => Promise<readonly AssessedLine[]>;

/**
 * Why lines have to keep their period, by their id. One that does goes before those that move, so that none is put
 * where it stands; what then cannot move either stays as well, which is why it is asked again.
 */
async function findReasonsToStay(move: Move, assess: Assess, known: Reasons = new Map()): Promise<Reasons> {
  const staying = move.items.filter(({ id }) => known.has(id));
  const moving = move.wanted.filter(({ id }) => !known.has(id));
  const lines = (await assess([...staying, ...moving])).slice(staying.length);
  const found = lines.flatMap(({ item, verdict }) => (verdict.free ? [] : [[item.id, verdict.reason] as const]));
  return found.length === 0 ? known : findReasonsToStay(move, assess, new Map([...known, ...found]));
}

const isSameTime = (a: CartItemRow) => (b: CartItemRow) =>
  a.id === b.id && a.startsAt.getTime() === b.startsAt.getTime() && a.endsAt.getTime() === b.endsAt.getTime();

/** The lines as they would be. What a depot that has closed for good would make of the period does not matter. */
async function moveItems(
  db: Transaction,
  { holidays }: RentalReads,
  { items, now }: LockedCart,
  asked: AskedPeriod,
): Promise<readonly CartItemRow[]> {
  const book = await loadDepotBook({ db, holidays }, { now, until: new Date(asked.to.date.toString()) });
  return items.map((item) => {
    const depot = book.get(item.depot.id);
    if (!depot) return item;
    const notBeforeMs = now.getTime() + depot.row.leadTimeMinutes * MINUTE_MS;
    const returnCalendar = item.returnDepot ? book.get(item.returnDepot.id)?.calendar : undefined;
    const { period } = resolvePeriod(depot.calendar, { asked, minimumDays: 1, notBeforeMs, returnCalendar });
    const [from, to] = asked.text.split(' ');
    return {
      ...item,
      ...toStay({
        from: period.from.toString(),
        to: period.to.toString(),
        ...(from !== undefined && to !== undefined && { asked: { from, to } }),
      }),
    };
  });
}
