import { randomUUID } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import type { Cart } from '#contract/cart.ts';
import type { Order } from '#contract/order.ts';
import { findUserByEmail } from '#db/user/user.queries.ts';
import { snapPickUp, snapReturn } from '#domain/depot/snap.ts';
import type { Member, PlatformAdmin } from '#domain/team/actor.ts';
import { HOUR_MS, SECOND_MS } from '#domain/time/duration.ts';
import { toInstant, toIso } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { addTrailer } from '#services/cart/add-trailer.ts';
import { changeCart } from '#services/cart/change-cart.ts';
import { chooseServices } from '#services/cart/choose-services.ts';
import { loadDepotBook } from '#services/book/depot-book.ts';
import type { Deps } from '#services/deps.ts';
import type { Failure, Outcome } from '#services/failure.ts';
import { placeOrder } from '#services/order/place-order.ts';
import { DEMO_PEOPLE } from '../people.ts';
import type { OrderStory, StoryLine } from './story.ts';
import type { Turn } from './tell-in-turns.ts';

/** Who orders, and when it is their turn, told from the time of the seed. */
type Scene = { readonly seededAt: Date; readonly actor: Member; readonly turn: Turn };

/** After so many closed or taken days something else is wrong. */
const DAYS_TO_TRY = 14;

/** The shop as it was at a moment: its clock stands there. */
export const atTime = (deps: Deps, now: Date): Deps => ({ ...deps, clock: { now: () => now } });

export const hoursAgo = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);

/** Who acts in a story, by their address. */
export async function findStoryActor({ db }: Pick<Deps, 'db'>, email: string): Promise<Member> {
  const user = await findUserByEmail(db, email);
  if (!user?.businessUnitId || !user.role) throw new Error(`The demo has no member ${email}`);
  const { id: userId, businessUnitId, role } = user;
  return { kind: 'member', userId, businessUnitId, role, legalAccepted: true, impersonatedBy: null };
}

export async function findOperator({ db }: Pick<Deps, 'db'>): Promise<PlatformAdmin> {
  const { id: userId } = await db
    .selectFrom('userAccount')
    .select('id')
    .where('email', '=', DEMO_PEOPLE[0]?.email ?? '')
    .executeTakeFirstOrThrow();
  return { kind: 'platformAdmin', role: 'admin', userId };
}

/** The day of the seed, where most depots are. */
export const dayOf = (now: Date): Temporal.PlainDate => operatorToday(toInstant(now));

/** Lets somebody fill a cart and order, at the time the story says, through the same services as everybody. */
export async function placeStoryOrder(deps: Deps, story: OrderStory, { seededAt, actor, turn }: Scene): Promise<Order> {
  const then = atTime(deps, hoursAgo(seededAt, story.placedHoursAgo));
  const { version: cartVersion } = await fillCart(then, actor, story, seededAt);
  const input = { cartVersion, paymentMethod: story.method, acceptTerms: true } as const;
  await turn.mine;
  const placed = await placeOrder(then, actor, { input, idempotencyKey: randomUUID() });
  turn.end();
  return expectDone(story, placed).order;
}

async function fillCart(deps: Deps, actor: Member, story: OrderStory, seededAt: Date): Promise<Cart> {
  let cart: Cart | undefined;
  for (const [i, line] of story.lines.entries()) {
    // One after the other up to the order, as lines of one moment have no order.
    const at = new Date(deps.clock.now().getTime() - (story.lines.length - 1 - i) * SECOND_MS);
    cart = await addLine(atTime(deps, at), actor, line, seededAt);
  }
  const { poNumber = null, costCentre = null, note = null } = story;
  if (cart !== undefined && poNumber === null && costCentre === null && note === null) return cart;
  return expectDone(story, await changeCart(deps, actor, { input: { poNumber, costCentre, note } }));
}

async function addLine(deps: Deps, actor: Member, line: StoryLine, seededAt: Date): Promise<Cart> {
  let refusal: Failure | undefined;
  for (const number of [line.trailer, ...(line.orElse ?? [])]) {
    const added = await addTrailerOnFirstDay(deps, actor, { ...line, trailer: number }, seededAt);
    if (added?.ok) return chooseStoryServices(deps, actor, { ...line, trailer: number }, added.value);
    refusal = added?.error ?? refusal;
  }
  throw new Error(`${line.trailer} is not to be had: ${refusal?.code ?? 'its depot never opens'}`);
}

/** On the first day from the wanted one on that works; what the last day was refused for, if none does. */
async function addTrailerOnFirstDay(deps: Deps, actor: Member, line: StoryLine, seededAt: Date) {
  const { trailer, fromDay, days, at } = line;
  const { id: trailerId, depotId } = await deps.db
    .selectFrom('trailer')
    .select(['id', 'depotId'])
    .where('number', '=', trailer)
    .executeTakeFirstOrThrow();
  const until = new Date(seededAt.getTime() + (fromDay + days + DAYS_TO_TRY) * 24 * HOUR_MS);
  const calendar = (await loadDepotBook(deps, { now: deps.clock.now(), until })).get(depotId)?.calendar;
  if (calendar === undefined) return undefined;
  let added: Outcome<Cart> | undefined;
  for (let day = fromDay; day < fromDay + DAYS_TO_TRY && !added?.ok; day += 1) {
    const pickUpOn = dayOf(seededAt).add({ days: day });
    const pickUpAt = at ? Temporal.PlainTime.from(at.pickUp) : null;
    const { inward: from } = snapPickUp(calendar, { date: pickUpOn, time: pickUpAt });
    const { inward: to } = at
      ? snapReturn(calendar, { date: pickUpOn.add({ days }), time: Temporal.PlainTime.from(at.return) })
      : snapReturn(calendar, { date: pickUpOn.add({ days: days - 1 }), time: null });
    if (!from || !to || from.epochMilliseconds >= to.epochMilliseconds) continue;
    const input = { trailerId, from: toIso(from), to: toIso(to) };
    added = await addTrailer(deps, actor, { input });
  }
  return added;
}

async function chooseStoryServices(
  deps: Deps,
  actor: Member,
  { trailer, services }: StoryLine,
  cart: Cart,
): Promise<Cart> {
  const item = cart.items.find((line) => line.trailer.number === trailer);
  if (services === undefined || services.length === 0 || item === undefined) return cart;
  const chosen = await chooseServices(deps, actor, { itemId: item.id, services });
  if (!chosen.ok) throw new Error(`${trailer}: ${JSON.stringify(chosen.error)}`);
  return chosen.value;
}

/** Stories are written to succeed. */
export function expectDone<T>({ name }: Pick<OrderStory, 'name'>, result: Outcome<T>): T {
  if (!result.ok) throw new Error(`The story "${name}" went wrong: ${JSON.stringify(result.error)}`);
  return result.value;
}
