import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/duration.ts';

export type QuoteLimits = {
  /** So many days a quote waits for its answer. */
  readonly validDays: number;
  /** So many hours the desk keeps trailers for a quote at most. */
  readonly mostHoldHours: number;
};

type PickUp = { readonly startsAt: Date; readonly leadTimeMinutes: number };

/** Until when a quote can be accepted: never so late that a trailer could no longer be made ready for its pick-up. */
export const quoteValidUntil = (pickUps: readonly PickUp[], { validDays }: QuoteLimits, now: Date): Date =>
  new Date(
    Math.min(
      now.getTime() + validDays * DAY_MS,
      ...pickUps.map(({ startsAt, leadTimeMinutes }) => startsAt.getTime() - leadTimeMinutes * MINUTE_MS),
    ),
  );

type HoldWish = { readonly holdHours: number; readonly validUntil: Date };

/** Until when trailers are kept for a quote: no longer than it can be accepted. Null if nobody asked for it. */
export const quoteHeldUntil = (
  { holdHours, validUntil }: HoldWish,
  { mostHoldHours }: QuoteLimits,
  now: Date,
): Date | null =>
  holdHours === 0
    ? null
    : new Date(Math.min(now.getTime() + Math.min(holdHours, mostHoldHours) * HOUR_MS, validUntil.getTime()));

/** A number for people, such as Q-26-000123. It grows longer after 999,999 instead of repeating. */
export const quoteNumber = (year: number, sequence: number): string =>
  `Q-${String(year % 100).padStart(2, '0')}-${String(sequence).padStart(6, '0')}`;
