import { useState } from 'react';
import type { BoardBar } from '#contract/admin-board.ts';
import { api } from '#web/client/api-client.ts';
import { useQuestion } from '#web/client/use-question.ts';
import { toast } from '#web/ui/toast.tsx';
import { useMay } from '../frame/may.tsx';
import { judgeDrop, type Verdict } from './judge-drop.ts';
import type { BoardLine } from './lay-out.ts';
import type { DrawnRow } from './lay-plan.ts';
import type { BoardPlace } from './move-on.ts';
import type { MovedBar } from './move-drawer.tsx';
import type { Planning } from './use-plan.ts';

/** A booking on its way to another row, by the pointer or by keys. */
export type Carried = {
  readonly row: DrawnRow;
  readonly bar: BoardBar;
  /** The line that it is over. */
  readonly line: number;
  readonly isByKeys: boolean;
};

/** A line and what would come of dropping it there; undefined while that is asked for. */
export type Over = { readonly row: DrawnRow; readonly verdict: Verdict | undefined };

type Options = { readonly planning: Planning; readonly onDrop: (moved: MovedBar) => void };

/** What a key has done: nothing that concerns this is undefined. */
type Pressed = 'lifted' | 'put' | 'waits' | { readonly line: number } | undefined;

const rowAt = (lines: readonly BoardLine[], line: number): DrawnRow | undefined => {
  const found = lines[line];
  return found?.kind === 'trailer' ? found.row : undefined;
};

/** Gives a booking another row: what can stand in is asked for when it is lifted, and every row then says yes or why not. */
export function useCarry(lines: readonly BoardLine[], { planning, onDrop }: Options) {
  const { may } = useMay();
  const [carried, setCarried] = useState<Carried>();
  /** Where it could not be dropped, until the next one is lifted. */
  const [refused, setRefused] = useState<Over>();
  const bookingId = carried?.bar[5];
  const { current } = useQuestion(
    bookingId,
    (signal) => api.get('/api/admin/bookings/{id}/swap', { params: { id: bookingId ?? '' }, signal }),
    ({ messageKey }) => toast.error(messageKey),
  );
  const verdictAt = (line: number): Verdict | undefined => {
    const target = rowAt(lines, line);
    if (!carried || !target || !current) return undefined;
    const { plan, isDrafting } = planning;
    const change = plan?.changes.find(({ booking }) => booking?.id === carried.bar[5]);
    const homeId = change?.from?.id ?? carried.row.id;
    return judgeDrop({ bar: carried.bar, homeId, candidates: current.items, isPlanned: isDrafting }, target);
  };
  const cancel = () => setCarried(undefined);
  const lift = (place: BoardPlace, isByKeys = false): boolean => {
    const row = rowAt(lines, place.line);
    const bar = row?.bars[place.bar];
    if (!row || bar?.[0] !== 'reserved' || !may('orders.write')) return false;
    // A plan changes a booking once: its trailer or its time.
    if (planning.plan?.changes.some(({ kind, booking }) => kind === 'period' && booking?.id === bar[5])) return false;
    setRefused(undefined);
    setCarried({ row, bar, line: place.line, isByKeys });
    return true;
  };
  /** Tells whether the booking has left the hand. */
  const drop = (): boolean => {
    const target = carried && rowAt(lines, carried.line);
    if (!carried) return true;
    const verdict = verdictAt(carried.line);
    if (!target || verdict?.kind === 'refused') {
      if (target) setRefused({ row: target, verdict });
      if (!carried.isByKeys) cancel();
      return !carried.isByKeys;
    }
    cancel();
    if (target.id === carried.row.id) return true;
    if (verdict?.kind === 'home') putBack(planning, carried);
    else onDrop({ row: carried.row, bar: carried.bar, to: target.id });
    return true;
  };
  return {
    carried,
    refused,
    verdictAt,
    over: (line: number) => setCarried((now) => (now && rowAt(lines, line) ? { ...now, line } : now)),
    overNow: ((): Over | undefined => {
      const row = carried && rowAt(lines, carried.line);
      return row && { row, verdict: verdictAt(carried.line) };
    })(),
    lift,
    drop,
    cancel,
    press: (key: string, active: BoardPlace): Pressed => {
      if (!carried) return key.toLowerCase() === 'm' && lift(active, true) ? 'lifted' : undefined;
      if (key === 'Escape') {
        cancel();
        return 'put';
      }
      if (!carried.isByKeys) return undefined;
      if (key === 'Enter') return drop() ? 'put' : 'waits';
      const next =
        key === 'ArrowDown' || key === 'ArrowUp' ? nextLine(lines, carried, key === 'ArrowDown' ? 1 : -1) : -1;
      if (next < 0) return 'waits';
      setRefused(undefined);
      setCarried({ ...carried, line: next });
      return { line: next };
    },
  };
}
export type Carry = ReturnType<typeof useCarry>;

/** Out of the plan: the booking stays where it is. */
function putBack({ plan, change }: Planning, { bar }: Carried): void {
  const place = plan?.changes.findIndex(({ booking }) => booking?.id === bar[5]) ?? -1;
  if (place >= 0) void change({ remove: [place] });
}

/** The next trailer of the same type at the same depot, in one of both directions. */
function nextLine(lines: readonly BoardLine[], { row, line }: Carried, step: 1 | -1): number {
  for (let i = line + step; i >= 0 && i < lines.length; i += step) {
    const found = rowAt(lines, i);
    if (found?.depotId === row.depotId && found.type === row.type) return i;
  }
  return -1;
}
