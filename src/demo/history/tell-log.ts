import type { AuditEntry } from '#db/audit/audit.queries.ts';
import type { AuditAction } from '#domain/admin/audit-action.ts';
import type { Actor, System } from '#domain/team/actor.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import { toInstant } from '#domain/time/instant.ts';
import { userId } from '../insert-customers.ts';
import { DEMO_STAFF } from '../people.ts';
import { noShowAt, type DraftedLine } from './draft-line.ts';
import type { DraftedOrder } from './draft-order.ts';

const [DORA, BEN, CLEO] = DEMO_STAFF.map(
  ({ email, role }) => ({ kind: 'platformAdmin', role, userId: userId(email) }) as const,
) as [Actor, Actor, Actor];
const SYSTEM: System = { kind: 'system' };

type Told = { readonly actor: Actor | System; readonly action: AuditAction; readonly now: Date };
type Entry = Told & { readonly objectId: string; readonly data: Readonly<Record<string, unknown>> };

/** What the log tells of an order of the past: who ordered, who brought the trailer, who closed and who booked the money. */
export function tellLog(drafted: DraftedOrder): readonly AuditEntry[] {
  const { order, lines, planned, paidAt } = drafted;
  const { businessUnitId, number, id: objectId } = order;
  const member: Actor = {
    kind: 'member',
    userId: order.createdBy,
    businessUnitId,
    role: 'admin',
    legalAccepted: true,
    impersonatedBy: null,
  };
  const ofOrder = (told: Told, data: Readonly<Record<string, unknown>> = {}): Entry => ({
    ...told,
    objectId,
    data: { number, ...data },
  });
  const placed = ofOrder(
    { actor: member, action: 'order.place', now: planned.placedAt },
    { path: ['placed', 'confirmed'], grossCents: order.grossCents },
  );
  const ended = lines.flatMap(({ booking }) => booking.closedAt?.getTime() ?? []);
  const entries: Entry[] = [placed, ...lines.flatMap((line) => tellBooking(line, member))];
  const [first] = lines;
  if (planned.end === 'rented' && first) {
    const follow = (actor: Actor, now: Date, from: string, to: string) =>
      entries.push(ofOrder({ actor, action: 'order.follow', now }, { from, to }));
    follow(member, first.booking.startsAt, 'confirmed', 'active');
    if (order.status === 'completed') follow(DORA, new Date(Math.max(...ended)), 'active', 'completed');
  }
  if (order.status === 'cancelled') {
    const now = first?.booking.cancelledAt ?? planned.placedAt;
    const feeCents = lines.flatMap(({ charges }) => charges).reduce((sum, { netCents }) => sum + netCents, 0);
    entries.push(ofOrder({ actor: member, action: 'order.cancel', now }, { feeCents }));
  }
  if (paidAt !== null) {
    entries.push(ofOrder({ actor: CLEO, action: 'order.markPaid', now: paidAt }, { receivedCents: order.paidCents }));
  }
  if (order.paymentStatus === 'overdue' && order.paymentDueOn !== null) {
    const now = new Date(Date.parse(`${order.paymentDueOn}T04:00:00Z`) + DAY_MS);
    entries.push(ofOrder({ actor: SYSTEM, action: 'order.markOverdue', now }));
  }
  return entries.map((entry) => ({ ...entry, businessUnitId }));
}

function tellBooking({ booking, isAtKeyBox, charges }: DraftedLine, member: Actor): readonly Entry[] {
  const { id: objectId, number, startsAt, returnedAt, closedAt, cancelledAt, pickedUpAt, status } = booking;
  const tell = (told: Told, from: string, to: string, data: Readonly<Record<string, unknown>> = {}): Entry => ({
    ...told,
    objectId,
    data: { number, from, to, ...data },
  });
  const [charge] = charges;
  if (status === 'noShow') {
    const now = noShowAt(toInstant(startsAt));
    return [
      tell({ actor: DORA, action: 'booking.markNoShow', now }, 'reserved', 'noShow', {
        feeCents: charge?.netCents ?? 0,
        reason: 'unreachable',
      }),
    ];
  }
  if (cancelledAt !== null) {
    const data = { partOf: 'order.cancel', feeCents: charge?.netCents ?? 0 };
    return [tell({ actor: member, action: 'booking.cancel', now: cancelledAt }, 'reserved', 'cancelled', data)];
  }
  const worker = isAtKeyBox ? member : BEN;
  const entries: Entry[] = [];
  if (pickedUpAt !== null) {
    const data = { happenedAt: pickedUpAt.toISOString() };
    entries.push(tell({ actor: worker, action: 'booking.pickUp', now: pickedUpAt }, 'reserved', 'onRent', data));
  }
  if (returnedAt !== null) {
    const data = {
      happenedAt: returnedAt.toISOString(),
      settlement: charge?.kind ?? 'asBooked',
      differenceCents: charges.reduce((sum, { netCents }) => sum + netCents, 0),
    };
    entries.push(tell({ actor: worker, action: 'booking.return', now: returnedAt }, 'onRent', 'returned', data));
  }
  if (closedAt !== null)
    entries.push(tell({ actor: DORA, action: 'booking.close', now: closedAt }, 'returned', 'closed'));
  return entries;
}
