import * as z from 'zod/mini';
import { BOOKING_STATES } from '#domain/booking/booking-state.ts';
import { BOOKING_TABS } from '#domain/booking/booking-tab.ts';
import { id, optionalText, SEVERAL_LINES } from './field.ts';
import { many, wholeNumber } from './query.ts';

export const BOOKING_SORTS = ['attention', 'pickUp', 'return', 'newest'] as const;
export type BookingSort = (typeof BOOKING_SORTS)[number];

const key = z.string().check(z.regex(/^[A-Za-z0-9_]{1,40}$/, 'unknown'));

const bookingFilter = {
  tab: z.optional(z.enum(BOOKING_TABS, 'unknown')),
  state: z.optional(many(z.enum(BOOKING_STATES, 'unknown'))),
  /** Numbers, plate, trailer, driver, note, PO number. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(100, 'too-long'))),
  type: z.optional(many(key)),
  /** Code or id of depots. */
  depot: z.optional(many(z.string().check(z.minLength(1), z.maxLength(80)))),
  sort: z.optional(z.enum(BOOKING_SORTS, 'unknown')),
};

export const bookingQuery = z.strictObject({
  ...bookingFilter,
  cursor: z.optional(z.string().check(z.maxLength(300, 'cursor'), z.regex(/^[A-Za-z0-9_-]+$/, 'cursor'))),
  limit: z.optional(wholeNumber(1, 100)),
});
export type BookingQuery = z.output<typeof bookingQuery>;

export const bookingExportQuery = z.strictObject(bookingFilter);
export type BookingExportQuery = z.output<typeof bookingExportQuery>;

export const NOTE_LENGTH = 500;

export const changeBookingInput = z.strictObject({
  reservationNote: z.optional(
    z.nullable(z.string().check(z.trim(), z.maxLength(NOTE_LENGTH, 'too-long'), z.regex(SEVERAL_LINES, 'characters'))),
  ),
  driverName: optionalText(120),
  driverPhone: optionalText(40),
});
export type ChangeBookingInput = z.infer<typeof changeBookingInput>;

export const bookingParam = z.strictObject({ id });
