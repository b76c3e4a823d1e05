import { findUser } from '#db/user/user.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import type { CalendarFile } from '../ports/calendar.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireRight } from '../require-actor.ts';
import { loadOrder } from './load-order.ts';
import { readOrderFacts } from './read-order-facts.ts';

/** The pick-ups and returns of an order for the reader's calendar, in the reader's language. */
export async function getCalendar(
  deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'calendar'>,
  actor: Actor,
  orderId: string,
): Promise<Outcome<CalendarFile>> {
  const member = requireRight(actor, 'seeBookings');
  if (!member.ok) return member;
  const order = await loadOrder(deps, member.value, orderId);
  if (!order.ok) return order;
  const user = await findUser(deps.db, member.value.userId);
  if (user === undefined) return refuse('login-required');
  const facts = await readOrderFacts(deps.db, order.value);
  const paper = { order: order.value, company: user.businessUnitName ?? '', locale: user.locale, facts };
  return ok(await deps.calendar.writeOrder(paper, deps.clock.now()));
}
