import type { Task, TaskList } from '#contract/admin-figure.ts';
import type { Database } from '#db/client.ts';
import { listDepots, type DepotRow } from '#db/depot/depot.queries.ts';
import { sumUnpaid } from '#db/figure/figure.queries.ts';
import {
  countToClose,
  listAwaitedAdvances,
  listChangeovers,
  listEndingCertificates,
  listExpiredCertificates,
  listNotPickedUp,
  listOverdue,
  listStopped,
  listToConfirm,
  listToSign,
  listWaitingSignUps,
} from '#db/figure/task.queries.ts';
import { isTightChangeover, LONGEST_TIGHT_HOURS } from '#domain/admin/tight-changeover.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { distanceKm, type Point } from '#domain/depot/distance.ts';
import { money } from '#domain/money/money.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { HOUR_MS } from '#domain/time/duration.ts';
import type { ReadsWithSettings } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { describeStop } from '../../handover/describe-stop.ts';
import { requirePlatformAdmin } from '#services/require-actor.ts';
import { listMoneyTasks } from './list-money-tasks.ts';

/** Of each kind. Whoever has more of one kind to do works in the list that belongs to it. */
const MOST_OF_A_KIND = 10;
const MOST_TO_COUNT = 1000;
const HOURS_TO_COME = 2;
const CHANGEOVERS_HOURS_AHEAD = 48;
const CERTIFICATE_DAYS_AHEAD = 10;

/** What the operator has to do now, most pressing first. */
export async function listTasks({ db, clock, settings }: ReadsWithSettings, actor: Actor): Promise<Outcome<TaskList>> {
  const admin = requirePlatformAdmin(actor);
  if (!admin.ok) return admin;
  const now = clock.now();
  const lists = await Promise.all([
    findStopped(db),
    findToSign(db),
    findToConfirm(db),
    findOverdue(db, now),
    findExpired(db, now),
    findAwaited(db),
    findNotPickedUp(db, now),
    findTight(db, now),
    findSignUps(db),
    Object.keys(settings.sellers).length > 0 ? listMoneyTasks(db, now) : [],
    findUnpaid(db, now),
    findToClose(db),
    findEnding(db, now),
  ]);
  return ok({ items: lists.flat() });
}

const dayOf = (now: Date) => operatorToday(toInstant(now));
const later = (now: Date, hours: number): Date => new Date(now.getTime() + hours * HOUR_MS);

/** Somebody stands in the yard and waits. */
async function findStopped(db: Database): Promise<Task[]> {
  const rows = await listStopped(db, MOST_OF_A_KIND);
  return rows.flatMap(({ parts, release, stoppedAt, trailerType: type, axles, ...row }) => {
    const stop = describeStop({ kind: 'pickUp', parts, release, stoppedAt }, { type, axles });
    return stop === null ? [] : [{ ...row, kind: 'pickUpStopped', stop }];
  });
}

/** Here, too: the customer has signed, and cannot leave without the depot. */
async function findToSign(db: Database): Promise<Task[]> {
  const rows = await listToSign(db, MOST_OF_A_KIND);
  return rows.map(({ since, ...row }) => ({ ...row, kind: 'pickUpToSign', since: since.toISOString() }));
}

/** Until then the trailer is not rented again, and the customer waits for the settlement. */
async function findToConfirm(db: Database): Promise<Task[]> {
  const rows = await listToConfirm(db, MOST_OF_A_KIND);
  return rows.map(({ since, ...row }) => ({ ...row, kind: 'returnToConfirm', since: since.toISOString() }));
}

async function findOverdue(db: Database, now: Date): Promise<Task[]> {
  const rows = await listOverdue(db, { now, limit: MOST_OF_A_KIND });
  const depots = rows.some(({ position }) => position !== null) ? await listDepots(db) : [];
  return rows.map(({ since, endangered, position, ...row }) => ({
    ...row,
    kind: 'overdue',
    since: since.toISOString(),
    endangered: endangered.map(({ bookingId, from }) => ({ bookingId, from: new Date(from).toISOString() })),
    position: position && { ...nearestPlace(depots, position), at: new Date(position.at).toISOString() },
  }));
}

/** A place that the operator knows: the nearest depot. */
function nearestPlace(depots: readonly DepotRow[], position: Point): { place: string; distanceKm: number } {
  const [nearest] = depots
    .map((depot) => ({ place: depot.city, distanceKm: Math.round(distanceKm(depot, position)) }))
    .toSorted((a, b) => a.distanceKm - b.distanceKm);
  return nearest ?? { place: `${position.lat.toFixed(2)}, ${position.lon.toFixed(2)}`, distanceKm: 0 };
}

async function findExpired(db: Database, now: Date): Promise<Task[]> {
  const today = dayOf(now).toString();
  const rows = await listExpiredCertificates(db, { today, now, limit: MOST_OF_A_KIND });
  return rows.map(({ workshopFrom, ...row }) => ({
    ...row,
    kind: 'certificateExpired',
    workshopFrom: workshopFrom?.toISOString() ?? null,
  }));
}

async function findAwaited(db: Database): Promise<Task[]> {
  const rows = await listAwaitedAdvances(db, MOST_OF_A_KIND);
  return rows.map(({ openCents, lapsesAt, ...row }) => ({
    ...row,
    kind: 'advancePayment',
    amount: money(openCents),
    lapsesAt: lapsesAt.toISOString(),
  }));
}

async function findNotPickedUp(db: Database, now: Date): Promise<Task[]> {
  const rows = await listNotPickedUp(db, { before: later(now, -HOURS_TO_COME), limit: MOST_OF_A_KIND });
  return rows.map(({ since, ...row }) => ({ ...row, kind: 'notPickedUp', since: since.toISOString() }));
}

async function findTight(db: Database, now: Date): Promise<Task[]> {
  const to = later(now, CHANGEOVERS_HOURS_AHEAD);
  const rows = await listChangeovers(db, { from: now, to, hours: LONGEST_TIGHT_HOURS, limit: 5 * MOST_OF_A_KIND });
  return rows
    .filter(({ trailerType, returnAt, pickUpAt }) =>
      isTightChangeover(trailerType, toInstant(returnAt), toInstant(pickUpAt)),
    )
    .slice(0, MOST_OF_A_KIND)
    .map(({ trailerType: _type, returnAt, pickUpAt, ...row }) => ({
      ...row,
      kind: 'tightChangeover',
      returnAt: returnAt.toISOString(),
      pickUpAt: pickUpAt.toISOString(),
    }));
}

async function findSignUps(db: Database): Promise<Task[]> {
  const rows = await listWaitingSignUps(db, MOST_OF_A_KIND);
  return rows.map(({ since, ...row }) => ({ ...row, kind: 'signUp', since: since.toISOString() }));
}

async function findUnpaid(db: Database, now: Date): Promise<Task[]> {
  const { overdueOrders, overdueCents } = await sumUnpaid(db, dayOf(now).toString());
  return overdueOrders === 0 ? [] : [{ kind: 'paymentOverdue', orders: overdueOrders, amount: money(overdueCents) }];
}

async function findToClose(db: Database): Promise<Task[]> {
  const bookings = await countToClose(db, MOST_TO_COUNT);
  return bookings === 0 ? [] : [{ kind: 'toClose', bookings }];
}

async function findEnding(db: Database, now: Date): Promise<Task[]> {
  const today = dayOf(now);
  const rows = await listEndingCertificates(db, {
    today: today.toString(),
    until: today.add({ days: CERTIFICATE_DAYS_AHEAD }).toString(),
    limit: MOST_TO_COUNT,
  });
  if (rows.length === 0) return [];
  return [{ kind: 'certificateEnding', days: CERTIFICATE_DAYS_AHEAD, trailers: rows.length, first: rows.slice(0, 3) }];
}
