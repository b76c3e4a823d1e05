import { useState } from 'react';
import type { BoardBar, BoardDepot } from '#contract/admin-board.ts';
import type { PeriodPreview } from '#contract/admin-booking.ts';
import { useOpenings } from '#web/booking/use-openings.ts';
import { api } from '#web/client/api-client.ts';
import { useQuestion } from '#web/client/use-question.ts';
import { useMay } from '../frame/may.tsx';
import { findClash } from './find-clash.ts';
import { findMet } from './find-met.ts';
import type { BoardLine } from './lay-out.ts';
import { type DrawnRow, withSpan } from './lay-plan.ts';
import type { BoardPlace } from './move-on.ts';
import { driftBy, driftOn, type Grip, GRIPS, shiftBy, stepOn, type Times, toWall } from './retime.ts';
import type { Planning } from './use-plan.ts';

/** A booking whose time is to be another one, and which time if that was said. */
export type Retimed = {
  readonly row: DrawnRow;
  readonly bar: BoardBar;
  readonly depot: BoardDepot;
  readonly times?: Partial<Times>;
};

/** A booking that is made longer, shorter, or moved in time, by the pointer or by keys. */
export type Held = Retimed & {
  readonly grip: Grip;
  readonly times: Times;
  readonly base: Times;
  readonly isByKeys: boolean;
};

/** What would come of letting it go now. */
export type Outlook = {
  /** What else has the trailer then. */
  readonly clash: BoardBar | undefined;
  /** What it costs and what is worth knowing; undefined while that is asked for. */
  readonly preview: PeriodPreview | undefined;
};

const RENTALS: ReadonlySet<BoardBar[0]> = new Set(['reserved', 'onRent', 'overdue']);

type Options = {
  readonly planning: Planning;
  readonly now: number;
  readonly onRetime: (retimed: Retimed) => void;
};

/** What a key has done: nothing that concerns this is undefined. */
type Pressed = 'lifted' | 'put' | 'waits' | undefined;

/**
 * Gives a booking another time: its depot says when it hands over, and the server what that would cost. A transfer that has
 * not left goes on with both its ends.
 */
export function useRetime(lines: readonly BoardLine[], { planning, now: thisMinute, onRetime }: Options) {
  const { may } = useMay();
  const [held, setHeld] = useState<Held>();
  /** Which booking cannot be taken hold of, until the next one is. */
  const [refused, setRefused] = useState<BoardBar>();
  const openings = useOpenings(held?.depot.id);
  const isChanged = held !== undefined && !isSame(held.times, held.base);
  const walls = held && toWalls(held);
  const { current } = useQuestion(
    isChanged && !isTransfer(held.bar) ? `${held.bar[5]} ${walls?.from} ${walls?.to}` : undefined,
    (signal) =>
      api.post('/api/admin/bookings/{id}/period/preview', {
        params: { id: held?.bar[5] ?? '' },
        body: walls ?? { from: '', to: '' },
        signal,
      }),
  );
  const placeOf = ({ depot: { timeZone } }: Held) => ({ timeZone, openings });
  const find = ({ line, bar: position }: BoardPlace) => {
    const found = lines[line];
    const row = found?.kind === 'trailer' ? found.row : undefined;
    const bar = row?.bars[position];
    if (!found || !row || !bar) return undefined;
    const isPlanned = row.marks?.get(bar[5])?.place !== undefined;
    const isPossible = isTransfer(bar)
      ? bar[1] > thisMinute && !isPlanned && may(planning.isDrafting ? 'orders.write' : 'fleet.write')
      : RENTALS.has(bar[0]) && may('orders.write');
    return isPossible ? { row, bar, depot: found.depot } : undefined;
  };
  const gripsOf = ([kind]: BoardBar): readonly Grip[] =>
    kind === 'reserved' ? GRIPS : kind === 'transfer' ? ['whole'] : ['end'];
  const lift = (place: BoardPlace, wanted: Grip, isByKeys = false): boolean => {
    const found = find(place);
    const grip = found && isTransfer(found.bar) ? 'whole' : wanted;
    if (!found || !gripsOf(found.bar).includes(grip)) return false;
    // A plan changes a booking once: its place or its time.
    const isElsewhere = found.row.marks?.get(found.bar[5])?.place !== undefined && hasOtherTrailer(planning, found.bar);
    setRefused(isElsewhere ? found.bar : undefined);
    if (isElsewhere) return false;
    const base = { from: found.bar[1], due: found.bar[2] };
    setHeld({ ...found, grip, base, times: base, isByKeys });
    return true;
  };
  const cancel = () => setHeld(undefined);
  const drop = () => {
    if (held && isChanged) onRetime({ row: held.row, bar: held.bar, depot: held.depot, times: changesOf(held) });
    cancel();
  };
  return {
    held,
    refused,
    outlook: held && { clash: clashOf(held), preview: current },
    canLift: (place: BoardPlace, grip: Grip): boolean => {
      const found = find(place);
      return found !== undefined && gripsOf(found.bar).includes(grip);
    },
    lift,
    drop,
    cancel,
    /** So far from where it was taken hold of. */
    drag: (minutes: number) =>
      setHeld((now) => {
        if (!now) return now;
        const times = isTransfer(now.bar)
          ? driftBy(now.base, minutes)
          : shiftBy(now.base, now.grip, minutes, placeOf(now));
        return isSame(times, now.times) ? now : { ...now, times };
      }),
    press: ({ key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }, active: BoardPlace): Pressed => {
      if (!held) return key.toLowerCase() === 'e' && lift(active, 'end', true) ? 'lifted' : undefined;
      if (key === 'Escape') {
        cancel();
        return 'put';
      }
      if (!held.isByKeys) return undefined;
      if (key === 'Enter') {
        drop();
        return 'put';
      }
      if (key === 'ArrowLeft' || key === 'ArrowRight') {
        const by = { by: shiftKey ? 'hour' : 'day', way: key === 'ArrowRight' ? 1 : -1, base: held.base } as const;
        const times = isTransfer(held.bar)
          ? driftOn(held.times, by, held.depot.timeZone)
          : stepOn(held.times, held.grip, by, placeOf(held));
        setHeld({ ...held, times });
      } else if (key === 'ArrowUp' || key === 'ArrowDown') {
        const grips = gripsOf(held.bar);
        const next = grips[(grips.indexOf(held.grip) + (key === 'ArrowDown' ? 1 : grips.length - 1)) % grips.length];
        setHeld({ ...held, grip: next ?? held.grip, times: held.base });
      }
      return 'waits';
    },
  };
}
export type Retime = ReturnType<typeof useRetime>;

const isTransfer = ([kind]: BoardBar): boolean => kind === 'transfer';

const isSame = (a: Times, b: Times): boolean => a.from === b.from && a.due === b.due;

const hasOtherTrailer = ({ plan }: Planning, [, , , , , id]: BoardBar): boolean =>
  plan?.changes.some(({ kind, booking }) => kind === 'move' && booking?.id === id) ?? false;

const toWalls = ({ times, depot: { timeZone } }: Held) => ({
  from: toWall(times.from, timeZone),
  to: toWall(times.due, timeZone),
});

/** The ends that are others. */
const changesOf = ({ times, base }: Held): Partial<Times> => ({
  ...(times.from !== base.from && { from: times.from }),
  ...(times.due !== base.due && { due: times.due }),
});

/** The bar as it would be. */
const laidOut = ({ bar, times }: Held): BoardBar => withSpan(bar, times.from, times.due);

/** Who meets a transfer between then and now would come to the wrong depot. */
const clashOf = ({ row, bar, times, ...held }: Held): BoardBar | undefined =>
  isTransfer(bar) ? findMet(row, bar, times) : findClash(row, laidOut({ row, bar, times, ...held }));

/** The row while one of its bookings is in the hand. */
export function retimedRow({ row, bar, ...held }: Held): DrawnRow {
  const laid = laidOut({ row, bar, ...held });
  const id = bar[5];
  const isClashing = clashOf({ row, bar, ...held }) !== undefined;
  return {
    ...row,
    bars: row.bars.map((one) => (one[5] === id && one[1] === bar[1] ? laid : one)),
    ghosts: [...(row.ghosts ?? []), bar],
    marks: new Map(row.marks).set(id, { place: row.marks?.get(id)?.place, isClashing }),
  };
}
