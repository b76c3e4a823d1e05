import type { Task } from '#contract/desk-task.ts';
import { listApprovalTasks } from '#db/approval/approval.queries.ts';
import { listRequestTasks } from '#db/booking/extension-request.queries.ts';
import type { Database } from '#db/client.ts';
import { listDepots, type DepotRow } from '#db/depot/depot.queries.ts';
import {
  listNotPickedUp,
  listOverdue,
  listStopped,
  listToConfirm,
  listToSign,
  listWaitingOrders,
  listWaitingSignUps,
  type OverdueRow,
} from '#db/figure/task.queries.ts';
import { listMisplaced, listTightTransfers } from '#db/figure/place-task.queries.ts';
import { listExpiredCertificates, listIncomplete } from '#db/figure/trailer-task.queries.ts';
import { listLateTransfers, listShortDepots } from '#db/figure/transfer-task.queries.ts';
import type { PickedTask } from '#db/figure/task-pick.queries.ts';
import { listNoteTasks } from '#db/note/note.queries.ts';
import { chargeableDays } from '#domain/booking/chargeable-days.ts';
import { settleReturn } from '#domain/booking/return-price.ts';
import { distanceKm, type Point } from '#domain/depot/distance.ts';
import { money } from '#domain/money/money.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import { minimumDays } from '#domain/trailer/trailer-type.ts';
import { periodOf, termsOfBooking } from '../../booking/booking-subject.ts';
import { findTwins } from '../business-unit/find-twins.ts';
import { describeStop } from '../../handover/describe-stop.ts';

type Picked = { readonly ids: readonly string[]; readonly now: Date };

/** What is to be said about the tasks that were picked of each kind, in the order of the kind. */
export const DESCRIBE_PICKED = {
  /** Somebody stands in the yard and waits. */
  pickUpStopped: async (db, { ids }) =>
    (await listStopped(db, { ids })).flatMap(({ parts, release, stoppedAt, trailerType: type, axles, ...row }) => {
      const stop = describeStop({ kind: 'pickUp', parts, release, stoppedAt }, { type, axles });
      return stop === null ? [] : [{ ...row, kind: 'pickUpStopped' as const, stop }];
    }),
  /** Here, too: the customer has signed, and cannot leave without the depot. */
  pickUpToSign: async (db, { ids }) =>
    (await listToSign(db, { ids })).map(({ since, ...row }) => ({
      ...row,
      kind: 'pickUpToSign',
      since: since.toISOString(),
    })),
  /** Until then the trailer is not rented again, and the customer waits for the settlement. */
  returnToConfirm: async (db, { ids }) =>
    (await listToConfirm(db, { ids })).map(({ since, ...row }) => ({
      ...row,
      kind: 'returnToConfirm',
      since: since.toISOString(),
    })),
  overdue: describeOverdue,
  misplaced: async (db, { ids }) =>
    (await listMisplaced(db, { ids })).map(({ since, next, ...row }) => ({
      ...row,
      kind: 'misplaced',
      since: since.toISOString(),
      next: next && { ...next, pickUpAt: new Date(next.pickUpAt).toISOString() },
    })),
  transferTight: async (db, { ids }) =>
    (await listTightTransfers(db, { ids })).map(({ startsAt, endsAt, ...row }) => ({
      ...row,
      kind: 'transferTight',
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
  extensionAsked: async (db, { ids }) =>
    (await listRequestTasks(db, { ids })).map(({ until, wanted, since, ...row }) => ({
      ...row,
      kind: 'extensionAsked',
      until: until.toISOString(),
      wanted: wanted.toISOString(),
      since: since.toISOString(),
    })),
  certificateExpired: async (db, picked) =>
    (await listExpiredCertificates(db, picked)).map(({ workshopFrom, ...row }) => ({
      ...row,
      kind: 'certificateExpired',
      workshopFrom: workshopFrom?.toISOString() ?? null,
    })),
  approvalLapsing: async (db, { ids }) =>
    (await listWaitingOrders(db, { ids })).map(({ openCents, lapsesAt, ...row }) => ({
      ...row,
      kind: 'approvalLapsing',
      amount: money(openCents),
      lapsesAt: lapsesAt.toISOString(),
    })),
  secondPair: async (db, { ids }) =>
    (await listApprovalTasks(db, { ids })).map(({ id, kind, name, company, cents, askedByName, askedAt }) => ({
      kind: 'secondPair',
      id,
      act: kind,
      name,
      company,
      amount: money(cents),
      askedBy: askedByName,
      since: askedAt.toISOString(),
    })),
  advancePayment: async (db, { ids }) =>
    (await listWaitingOrders(db, { ids })).map(({ openCents, lapsesAt, phone: _phone, ...row }) => ({
      ...row,
      kind: 'advancePayment',
      amount: money(openCents),
      lapsesAt: lapsesAt.toISOString(),
    })),
  notPickedUp: async (db, { ids }) =>
    (await listNotPickedUp(db, { ids })).map(({ since, ...row }) => ({
      ...row,
      kind: 'notPickedUp',
      since: since.toISOString(),
    })),
  signUp: async (db, { ids }) => {
    const twins = await findTwins(db, ids);
    return (await listWaitingSignUps(db, { ids })).map(({ since, ...row }) => ({
      ...row,
      kind: 'signUp',
      since: since.toISOString(),
      hasTwin: twins.has(row.businessUnitId),
    }));
  },
  noteDue: async (db, { ids }) =>
    (await listNoteTasks(db, { ids })).map(({ id, text, dueOn, ownerId, owner, ...row }) => ({
      kind: 'noteDue',
      id,
      text,
      dueOn: dueOn ?? '',
      owner: ownerId && owner,
      about: aboutOf(row),
    })),
  transferLate: async (db, { ids }) =>
    (await listLateTransfers(db, { ids })).map(({ dueAt, ...row }) => ({
      ...row,
      kind: 'transferLate',
      dueAt: dueAt.toISOString(),
    })),
  depotShort: async (db, { ids }) =>
    (await listShortDepots(db, { ids })).map(({ missing, ...row }) => ({
      ...row,
      kind: 'depotShort',
      missing: [...missing],
    })),
  trailerIncomplete: async (db, { ids }) =>
    (await listIncomplete(db, { ids })).map(({ missing, ...row }) => ({
      ...row,
      kind: 'trailerIncomplete',
      missing: [...missing],
    })),
} as const satisfies Record<PickedTask, (db: Database, picked: Picked) => Promise<readonly Task[]>>;

async function describeOverdue(db: Database, { ids, now }: Picked): Promise<readonly Task[]> {
  const rows = await listOverdue(db, { ids, now });
  const depots = rows.some(({ position }) => position !== null) ? await listDepots(db) : [];
  return rows.map((row) => {
    const { startsAt: _startsAt, chargeableDays: _days, priceTrace: _trace, services: _services, ...task } = row;
    const { since, endangered, position, calls } = row;
    return {
      ...task,
      kind: 'overdue',
      since: since.toISOString(),
      daysLate: Math.max(1, Math.ceil((now.getTime() - since.getTime()) / DAY_MS)),
      charge: chargeSoFar(row, now),
      endangered: endangered.map(({ from, ...next }) => ({ ...next, from: new Date(from).toISOString() })),
      position: position && {
        ...position,
        ...nearestPlace(depots, position),
        at: new Date(position.at).toISOString(),
      },
      calls: calls.map(({ at, ...call }) => ({ ...call, at: new Date(at).toISOString() })),
    };
  });
}

/** What its return now would be charged for, by the terms that were agreed. */
function chargeSoFar(row: OverdueRow, now: Date) {
  const { trailerType, chargeableDays: booked, timeZone, startsAt } = row;
  return settleReturn(termsOfBooking({ booking: row, services: row.services }), {
    booked,
    actual: chargeableDays(periodOf({ startsAt, endsAt: now }, { timeZone })),
    minimum: minimumDays(trailerType),
  }).difference;
}

/** A place that the operator knows: the nearest depot. */
function nearestPlace(depots: readonly DepotRow[], position: Point): { place: string; distanceKm: number } {
  const [nearest] = depots
    .map((depot) => ({ place: depot.city, distanceKm: Math.round(distanceKm(depot, position)) }))
    .toSorted((a, b) => a.distanceKm - b.distanceKm);
  return nearest ?? { place: `${position.lat.toFixed(2)}, ${position.lon.toFixed(2)}`, distanceKm: 0 };
}

type NoteAbout = Pick<
  Awaited<ReturnType<typeof listNoteTasks>>[number],
  'businessUnitId' | 'bookingId' | 'trailerId' | 'bookingNumber' | 'company' | 'trailerNumber'
>;

function aboutOf({ businessUnitId, bookingId, trailerId, bookingNumber, company, trailerNumber }: NoteAbout) {
  if (bookingId !== null) return { kind: 'booking', id: bookingId, name: bookingNumber ?? '' } as const;
  if (trailerId !== null) return { kind: 'trailer', id: trailerId, name: trailerNumber ?? '' } as const;
  return { kind: 'businessUnit', id: businessUnitId ?? '', name: company ?? '' } as const;
}
