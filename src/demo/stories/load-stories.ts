import { Temporal } from 'temporal-polyfill';
import { toInstant } from '#domain/time/instant.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import type { Deps } from '#services/deps.ts';
import { VARIANTS_TOPIC } from '#services/queue-variants.ts';
import { cancelOrder } from '#services/order/cancel-order.ts';
import { markTransferReceived } from '#services/order/mark-transfer-received.ts';
import { billPast } from '../billing/bill-past.ts';
import { recordInvoiceMails } from '../billing/record-invoice-mails.ts';
import { promisePapers } from '../billing/promise-papers.ts';
import { demoGround } from '../history/demo-ground.ts';
import { orderId } from '../history/draft-order.ts';
import { planHistory } from '../history/plan-history.ts';
import { recordMails, type PutIntoWords } from '../history/record-mails.ts';
import { toStory } from '../history/to-story.ts';
import { writeHistory } from '../history/write-history.ts';
import { writeProtocols } from '../history/write-protocols.ts';
import { makeTrailers } from '../make-trailers.ts';
import { makePriceLists } from '../prices.ts';
import { carryOut, type Cast } from './carry-out.ts';
import { orderStories, PRESSING_STORIES } from './orders.ts';
import {
  atTime,
  dayOf,
  expectDone,
  findOperator,
  findStoryActor,
  hoursAgo,
  placeStoryOrder,
} from './place-story-order.ts';
import { rentalStories } from './rentals.ts';
import { planTransfers } from './plan-transfers.ts';
import type { OrderStory } from './story.ts';
import { tellInTurns, type Turn } from './tell-in-turns.ts';

const MARKER = 'demoStories';

type Telling = {
  /** Whether most of the fleet is out on the day of the seed, as in a company that lives; else only what stories tell. */
  readonly isBusy?: boolean;
  /** Without it the mails of the last weeks are left out. */
  readonly putIntoWords?: PutIntoWords;
  readonly say?: (text: string) => void;
};

/**
 * Gives a freshly loaded demo its past, and lets its customers act, through the services of the shop, at the times their
 * stories say. Once: of several processes, and after an interrupted start, nobody tells them a second time.
 */
export async function loadDemoStories(
  deps: Deps,
  { isBusy = true, putIntoWords, say = () => undefined }: Telling = {},
): Promise<void> {
  const { db } = deps;
  const now = deps.clock.now();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('installation')
    .values({ key: MARKER, value: JSON.stringify({ toldFor: now }), setAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return;
  say('Writing the past of the demo');
  const { stories, unpaid } = await writePast(deps, { now, isBusy });
  say('Letting the customers of the demo rent');
  const operator = await findOperator(deps);
  await tellInTurns(stories, async (story, turn) => {
    const actor = await findStoryActor(deps, story.author);
    try {
      await tell(deps, story, { actor, operator, seededAt: now }, turn);
    } catch (error) {
      // Days and certificates fall differently every day: a shop with one story less is better than none.
      say(`A demo story is left out: ${error instanceof Error ? error.message : String(error)}`);
      await db.deleteFrom('cart').where('userId', '=', actor.userId).execute();
    }
  });
  await writeProtocols(deps, now);
  if (isBusy) await planTransfers(deps);
  if (Object.keys(deps.settings.sellers).length > 0) {
    say('Billing the past of the demo');
    await billPast(deps, { now, unpaid });
  }
  if (putIntoWords) {
    await recordMails(deps, { now, putIntoWords });
    await recordInvoiceMails(db, putIntoWords);
  }
  // Their mails went out when it happened; the sizes of the pictures and the latest papers are still to be made.
  await db
    .updateTable('outbox')
    .set({ dispatchedAt: now })
    .where('dispatchedAt', 'is', null)
    .where('topic', '<>', VARIANTS_TOPIC)
    .execute();
  // Where most of the fleet stays in its yards, papers are made when somebody asks for them.
  if (isBusy) await promisePapers(db, now);
}

type Past = {
  /** That are to be told after it. */
  readonly stories: readonly OrderStory[];
  /** Orders that should have been paid and are not. */
  readonly unpaid: ReadonlySet<string>;
};

/** Writes what is over, and what is out. */
async function writePast(
  { db, holidays, settings }: Deps,
  { now, isBusy }: { readonly now: Date; readonly isBusy: boolean },
): Promise<Past> {
  const today = dayOf(now);
  const trailers = makeTrailers(today);
  const stories = [...rentalStories(soonAfter(now)), ...orderStories(daysUntilClockChange(now))];
  const { past, out, toCome } = planHistory(
    await demoGround(holidays, { today, trailers, stories: [...stories, ...PRESSING_STORIES] }),
  );
  const byNumber = new Map(trailers.map((trailer) => [trailer.number, trailer]));
  const ground = { now, sellers: settings.sellers, trailers: byNumber, priceLists: makePriceLists(today) };
  await writeHistory(db, ground, isBusy ? [...past, ...out] : past);
  const more = [...toCome.map((order) => toStory(order, byNumber, now)), ...PRESSING_STORIES];
  const unpaid = past.filter(({ isOverdue }) => isOverdue).map(({ name }) => orderId(name));
  return { stories: isBusy ? [...more, ...stories] : stories, unpaid: new Set(unpaid) };
}

async function tell(deps: Deps, story: OrderStory, cast: Cast, turn: Turn): Promise<void> {
  const { actor, operator, seededAt } = cast;
  const order = await placeStoryOrder(deps, story, { actor, seededAt, turn });
  await carryOut(deps, story, order, cast);
  if (story.paidHoursAgo !== undefined) {
    const then = atTime(deps, hoursAgo(seededAt, story.paidHoursAgo));
    const received = await markTransferReceived(then, operator, { orderId: order.id });
    // A shop that bills itself is paid by invoice, which nobody has issued yet.
    if (received.ok || received.error.code !== 'paid-by-invoice') expectDone(story, received);
  }
  if (story.cancelledHoursAgo !== undefined) {
    const then = atTime(deps, hoursAgo(seededAt, story.cancelledHoursAgo));
    expectDone(story, await cancelOrder(then, actor, { orderId: order.id }));
  }
}

/** An hour from now at the earliest, on the full hour: near enough to be picked up at once. */
function soonAfter(now: Date) {
  const at = toInstant(now)
    .toZonedDateTimeISO(OPERATOR_ZONE)
    .add({ hours: 1 })
    .round({ smallestUnit: 'hour', roundingMode: 'ceil' });
  const fromDay = dayOf(now).until(at.toPlainDate()).days;
  return { fromDay, pickUp: at.toPlainTime().toString({ smallestUnit: 'minute' }) };
}

/** To the next last Sunday of March or October, whose day has 23 or 25 hours; one that is too near to rent for is not meant. */
function daysUntilClockChange(now: Date): number {
  const today = dayOf(now);
  const soonest = today.add({ days: 14 });
  const lastSunday = (year: number, month: number): Temporal.PlainDate => {
    const end = Temporal.PlainDate.from({ year, month, day: 31 });
    return end.subtract({ days: end.dayOfWeek % 7 });
  };
  const changes = [today.year, today.year + 1].flatMap((year) => [lastSunday(year, 3), lastSunday(year, 10)]);
  const next = changes.find((change) => Temporal.PlainDate.compare(change, soonest) >= 0) ?? soonest;
  return today.until(next).days;
}
