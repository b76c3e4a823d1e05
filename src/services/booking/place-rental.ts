import {
  findRentalAndNext,
  followMoves,
  isToldSince,
  reshapeRental,
  type Taken,
} from '#db/booking/rental-move.queries.ts';
import type { Database, Transaction } from '#db/client.ts';
import { findWay } from '#db/one-way/way.queries.ts';
import { dropPlannedTransfer, keepPlannedTransfer } from '#db/trailer/planned-transfer.queries.ts';
import { driveMs } from '#domain/depot/drive.ts';
import { bringOn, type BroughtOn } from '#domain/one-way/bring-on.ts';
import { MINUTE_MS } from '#domain/time/duration.ts';
import { logTransfers } from './log-transfers.ts';

export type Which = { readonly bookingId: string; readonly trailerId: string; readonly now: Date };

type Wish = Which & {
  /** Where its trailer is then; without, where it was to come back. */
  readonly depotId?: string | undefined;
  /** Without, when it began. */
  readonly startsAt?: Date;
  /** It cannot be driven on before, and is ready only later. */
  readonly backAt: Date;
  readonly readyAt: Date;
};

/** How a rental and what follows it would lie; without a way on, where nobody can bring it in time. */
type Layout = {
  readonly rental: Taken;
  readonly startsAt: Date;
  /** Absent if its place has been told anew since it left: then nobody follows it. */
  readonly fromDepotId: string | undefined;
  readonly toDepotId: string | undefined;
  /** The transfer that stands behind it. */
  readonly behind: Taken | undefined;
  /** Where it is needed next. */
  readonly neededAt: string | undefined;
  readonly nextAt: number | undefined;
  readonly onward: BroughtOn | undefined;
};

export async function readDriveMs(db: Database, fromDepotId: string, toDepotId: string): Promise<number> {
  if (fromDepotId === toDepotId) return 0;
  const { from, to, known } = await findWay(db, { fromDepotId, toDepotId });
  return known ? known.minutes * MINUTE_MS : driveMs(from, to);
}

/** The transfer that brings a trailer on after a rental, as long as it is a plan. */
export const behindOf = ([first]: readonly Taken[]): Taken | undefined => (first?.isPlanned ? first : undefined);

async function layOut(db: Database, wish: Wish): Promise<Layout> {
  const found = await findRentalAndNext(db, wish);
  if (found === undefined) throw new Error(`Booking ${wish.bookingId} has no allocation`);
  const { rental, next } = found;
  const { trailerId } = rental;
  const startsAt = wish.startsAt ?? rental.startsAt;
  const isToldAnew = await isToldSince(db, { trailerId, at: rental.startsAt });
  const fromDepotId = isToldAnew ? undefined : (rental.fromDepotId ?? rental.depotId ?? undefined);
  const toDepotId = wish.depotId ?? rental.toDepotId ?? fromDepotId;
  const behind = behindOf(next);
  const [following] = behind ? next.slice(1) : next;
  const neededAt = behind?.toDepotId ?? following?.fromDepotId ?? following?.depotId ?? undefined;
  const isFollowed = fromDepotId !== undefined && neededAt !== undefined && toDepotId !== undefined;
  const nextAt = following?.startsAt.getTime();
  const onward = bringOn({
    backAt: Math.max(wish.backAt.getTime(), startsAt.getTime() + MINUTE_MS),
    readyAt: Math.max(wish.readyAt.getTime(), startsAt.getTime() + MINUTE_MS),
    nextAt,
    driveMs: isFollowed ? await readDriveMs(db, toDepotId, neededAt) : 0,
    planned: behind && { from: behind.startsAt.getTime(), until: behind.endsAt.getTime() },
  });
  return { rental, startsAt, fromDepotId, toDepotId, behind, neededAt, nextAt, onward };
}

/**
 * Plans a rental anew on a trailer that the caller has locked, and the transfer behind it along with it. Whether all of it finds
 * its time; nothing is written if not.
 */
export async function planRental(trx: Transaction, wish: Omit<Wish, 'backAt'>): Promise<boolean> {
  const layout = await layOut(trx, { ...wish, backAt: wish.readyAt });
  if (!isWhole(layout, wish.readyAt)) return false;
  await write(trx, { ...layout, bookingId: wish.bookingId, now: wish.now });
  return true;
}

const isWhole = (layout: Layout, readyAt: Date): layout is Layout & { readonly onward: BroughtOn } =>
  layout.onward !== undefined &&
  layout.onward.rentalUntil >= readyAt.getTime() &&
  layout.onward.drive?.isTight !== true;

type Anew = Which & Pick<Wish, 'depotId'>;

/** The same for a rental as it is, on a trailer that it has just been given, or with another end. */
export async function planAnew(trx: Transaction, which: Anew): Promise<boolean> {
  const found = await findRentalAndNext(trx, which);
  return found !== undefined && planRental(trx, { ...which, readyAt: found.rental.endsAt });
}

/** Whether that would find its time. */
export async function isPlannableAnew(db: Database, which: Anew): Promise<boolean> {
  const found = await findRentalAndNext(db, which);
  if (found === undefined) return false;
  const readyAt = found.rental.endsAt;
  return isWhole(await layOut(db, { ...which, backAt: readyAt, readyAt }), readyAt);
}

export type Ended = {
  /** Where its plan has it from then on. Absent if that is not known: where it was before. */
  readonly standsAt: string | undefined;
  /** A transfer had to be put into less time than the drive takes. */
  readonly isTight: boolean;
};

/**
 * A trailer, which the caller has locked, came back to some depot: that is no plan and cannot be refused. What comes next keeps its
 * time, and a transfer to where it is needed gets what there is of it. Without any time the plan goes on as if it were there.
 */
export async function endRental(trx: Transaction, wish: Wish): Promise<Ended> {
  const { rental, behind, fromDepotId, neededAt, nextAt, ...layout } = await layOut(trx, wish);
  const { now } = wish;
  const onward = layout.onward ?? {
    rentalUntil: Math.max(Math.min(wish.readyAt.getTime(), nextAt ?? Infinity), rental.startsAt.getTime() + MINUTE_MS),
    drive: null,
  };
  const toDepotId = layout.onward === undefined ? (neededAt ?? fromDepotId) : layout.toDepotId;
  await write(trx, {
    ...layout,
    rental,
    behind,
    fromDepotId,
    toDepotId,
    neededAt,
    nextAt,
    onward,
    bookingId: wish.bookingId,
    now,
  });
  return { standsAt: fromDepotId && toDepotId, isTight: onward.drive?.isTight ?? false };
}

type Written = Layout & Pick<Which, 'bookingId' | 'now'> & { readonly onward: BroughtOn };

async function write(trx: Transaction, { rental, behind, neededAt, onward, now, ...layout }: Written): Promise<void> {
  const { trailerId } = rental;
  const { startsAt, fromDepotId, toDepotId } = layout;
  const { drive } = onward;
  // First of all it makes room, so that nothing lies over anything on the way.
  if (behind) await drop(trx, { behind, isOver: drive === null, now });
  const place = fromDepotId && toDepotId ? { fromDepotId, toDepotId } : undefined;
  await reshapeRental(trx, { rental, startsAt, endsAt: new Date(onward.rentalUntil), place, now });
  if (drive !== null && neededAt !== undefined && toDepotId !== undefined) {
    await keep(trx, {
      behind,
      bookingId: layout.bookingId,
      trailerId,
      fromDepotId: toDepotId,
      toDepotId: neededAt,
      startsAt: new Date(drive.from),
      endsAt: new Date(drive.until),
      tooTight: drive.isTight,
      now,
    });
  }
  // What stands instead of moving is judged before the end of the transaction follows the moves.
  if (rental.fromDepotId !== null || fromDepotId !== toDepotId) await followMoves(trx, trailerId);
}

type Dropped = { readonly behind: Taken; readonly isOver: boolean; readonly now: Date };

async function drop(trx: Transaction, { behind: { id, trailerId }, isOver, now }: Dropped): Promise<void> {
  await dropPlannedTransfer(trx, { trailerId, id, isOver });
  if (isOver) await logTransfers(trx, { action: 'transfer.cancel', ids: [id], now });
}

type Kept = Omit<Parameters<typeof keepPlannedTransfer>[1], 'id'> & { readonly behind: Taken | undefined };

async function keep(trx: Transaction, { behind, ...kept }: Kept): Promise<void> {
  const id = await keepPlannedTransfer(trx, { id: behind?.id, ...kept });
  if (!isAsBefore(behind, kept)) await logTransfers(trx, { action: 'transfer.plan', ids: [id], now: kept.now });
}

const isAsBefore = (behind: Taken | undefined, { fromDepotId, toDepotId, startsAt, endsAt }: Omit<Kept, 'behind'>) =>
  behind?.fromDepotId === fromDepotId &&
  behind.toDepotId === toDepotId &&
  behind.startsAt.getTime() === startsAt.getTime() &&
  behind.endsAt.getTime() === endsAt.getTime();

/**
 * A rental that would have moved its trailer, which the caller has locked, leaves it: what brought it on begins where it stands, and
 * what waits for it elsewhere is driven to. An empty leg is driven again. `leave` makes the time free that it took.
 */
export async function liftRental<T>(
  trx: Transaction,
  which: Which & { readonly isLeg?: boolean },
  leave: () => Promise<T>,
): Promise<T> {
  const found = await findRentalAndNext(trx, which);
  const fromDepotId = found?.rental.fromDepotId ?? null;
  if (found === undefined || fromDepotId === null) return leave();
  const { rental, next } = found;
  const { trailerId } = rental;
  const behind = behindOf(next);
  const [following] = behind ? next.slice(1) : next;
  const meant = which.isLeg ? rental.toDepotId : null;
  const neededAt = behind?.toDepotId ?? following?.fromDepotId ?? following?.depotId ?? meant ?? fromDepotId;
  const isThere = neededAt === fromDepotId;
  if (behind) await drop(trx, { behind, isOver: isThere, now: which.now });
  const left = await leave();
  if (isThere) return left;
  const drive = await readDriveMs(trx, fromDepotId, neededAt);
  const until = following?.startsAt.getTime() ?? Infinity;
  const earliest = Math.max(rental.startsAt.getTime(), which.now.getTime());
  const latest = Math.min(behind?.startsAt.getTime() ?? Infinity, until - drive);
  // Where nobody waits it leaves as the customer would have.
  const from = latest === Infinity ? earliest : Math.max(earliest, latest);
  await keep(trx, {
    behind,
    bookingId: which.bookingId,
    trailerId,
    fromDepotId,
    toDepotId: neededAt,
    startsAt: new Date(from),
    endsAt: new Date(Math.min(until, from + drive)),
    tooTight: until - from < drive,
    now: which.now,
  });
  return left;
}
