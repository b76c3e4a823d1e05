import type { YardDay } from '#contract/admin-figure.ts';

const MINUTES_OF_HOUR = 60;
/** A day at a depot is at least this long on the chart. */
const USUAL = { from: 6, to: 20 } as const;
/** How much of the width the name of an event takes, so that the next one does not cover it. */
const WIDTH = 0.125;

const toMinutes = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * MINUTES_OF_HOUR + minutes;
};

export type Hours = { readonly from: number; readonly to: number };

/** The full hours from before the first event to after the last. */
export function hoursOf(yards: readonly Pick<YardDay, 'events'>[]): Hours {
  const times = yards.flatMap(({ events }) => events.map(({ localTime }) => toMinutes(localTime)));
  return {
    from: Math.min(USUAL.from, ...times.map((time) => Math.floor(time / MINUTES_OF_HOUR))),
    to: Math.min(24, Math.max(USUAL.to, ...times.map((time) => Math.ceil((time + 1) / MINUTES_OF_HOUR) + 1))),
  };
}

/** Where a time stands between the hours, from 0 to 1; `null` if it is outside. */
export function placeOf(time: string, { from, to }: Hours): number | null {
  const place = (toMinutes(time) - from * MINUTES_OF_HOUR) / ((to - from) * MINUTES_OF_HOUR);
  return place < 0 || place > 1 ? null : place;
}

export type PlacedEvent<Event> = Event & { readonly place: number; readonly lane: number };

/** Gives each event the first lane in which it covers no other. Events come in the order of time. */
export function placeEvents<Event extends { readonly localTime: string }>(
  events: readonly Event[],
  hours: Hours,
): { readonly events: readonly PlacedEvent<Event>[]; readonly lanes: number } {
  const ends: number[] = [];
  const placed = events.map((event) => {
    const place = Math.min(placeOf(event.localTime, hours) ?? 0, 1 - WIDTH);
    const free = ends.findIndex((end) => end <= place);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = place + WIDTH;
    return { ...event, place, lane };
  });
  return { events: placed, lanes: Math.max(1, ends.length) };
}
