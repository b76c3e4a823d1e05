import * as z from 'zod/mini';
import { areHours, type WeeklyHours } from '#domain/depot/opening-hours.ts';
import { isTimeZone } from '#domain/time/is-time-zone.ts';
import type { BlockingBooking } from './admin-trailer.ts';
import { country, email, optionalText, text } from './field.ts';
import { type ListPage, listFields, type SentQuery, sortOf } from './list-query.ts';
import { many, wallTime } from './query.ts';
import { toPhone } from '#domain/account/phone.ts';

export const DEPOT_STATES = ['active', 'closed'] as const;
export type DepotState = (typeof DEPOT_STATES)[number];
export const DEPOT_FACILITIES = ['workshop', 'wash', 'keyBox', 'chassisHub'] as const;

export const adminDepotQuery = z.strictObject({
  ...listFields,
  country: z.optional(many(country)),
  status: z.optional(many(z.enum(DEPOT_STATES, 'unknown'))),
  sort: sortOf(['name', 'code']),
});
export type AdminDepotQuery = z.infer<typeof adminDepotQuery>;

const day = wallTime.check(z.maxLength(10, 'wall-time'));
const range = z.strictObject({ from: z.string(), to: z.string() });
/** The hours of a day; the gap between two ranges is a break. */
const hours = z.array(range).check(z.maxLength(4, 'too-many'), z.refine(areHours, 'hours'));
const week = z.strictObject({
  1: z.optional(hours),
  2: z.optional(hours),
  3: z.optional(hours),
  4: z.optional(hours),
  5: z.optional(hours),
  6: z.optional(hours),
  7: z.optional(hours),
});
const DAY_OF_YEAR = /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const dayOfYear = z.string().check(z.regex(DAY_OF_YEAR, 'wall-time'));
const season = z.strictObject({ from: dayOfYear, to: dayOfYear, week });

const exception = z
  .strictObject({ startsOn: day, endsOn: day, hours: z.nullable(hours), reason: optionalText(100) })
  .check(z.refine(({ startsOn, endsOn }) => startsOn <= endsOn, { path: ['endsOn'], message: 'before-from' }));

const degrees = (most: number) => z.number('decimal').check(z.minimum(-most, 'too-small'), z.maximum(most, 'too-big'));

const depotFields = z.strictObject({
  code: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{3}$/, 'depot-code')),
  name: text(80),
  street: text(120),
  postalCode: text(12),
  city: text(80),
  country,
  lat: degrees(90),
  lon: degrees(180),
  timeZone: z.string().check(z.refine(isTimeZone, 'time-zone')),
  week,
  seasons: z.array(season).check(z.maxLength(6, 'too-many')),
  holidayRegion: z.string().check(z.trim(), z.regex(/^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/, 'holiday-region')),
  exceptions: z.array(exception).check(z.maxLength(100, 'too-many')),
  keyBox: z.boolean(),
  facilities: z.array(z.enum(DEPOT_FACILITIES, 'unknown')).check(z.maxLength(10, 'too-many')),
  leadTimeMinutes: z.int('number').check(z.minimum(0, 'too-small'), z.maximum(10_080, 'too-big')),
  phone: z.string().check(
    z.trim(),
    z.refine((value) => toPhone(value) !== undefined, 'phone'),
  ),
  email,
  status: z.enum(DEPOT_STATES, 'unknown'),
});

export const createDepotInput = depotFields;
export const changeDepotInput = z.extend(z.partial(depotFields), {
  /** That bookings are left outside the new hours has been seen and is wanted. */
  acceptStranded: z.optional(z.boolean()),
});
export type CreateDepotInput = z.infer<typeof createDepotInput>;
export type ChangeDepotInput = z.infer<typeof changeDepotInput>;

export type AdminDepotRow = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly timeZone: string;
  readonly keyBox: boolean;
  readonly phone: string;
  readonly email: string;
  readonly status: DepotState;
  /** Without those that are retired. */
  readonly trailers: number;
};

export type DepotException = {
  readonly startsOn: string;
  readonly endsOn: string;
  /** Null: closed. */
  readonly hours: readonly { readonly from: string; readonly to: string }[] | null;
  readonly reason: string | null;
};

export type AdminDepot = AdminDepotRow & {
  readonly street: string;
  readonly postalCode: string;
  readonly lat: number;
  readonly lon: number;
  readonly week: WeeklyHours;
  readonly seasons: readonly { readonly from: string; readonly to: string; readonly week: WeeklyHours }[];
  readonly holidayRegion: string;
  readonly exceptions: readonly DepotException[];
  readonly facilities: readonly string[];
  readonly leadTimeMinutes: number;
  readonly version: number;
  /** Coming bookings whose pick-up or return falls outside the hours as they are. */
  readonly stranded: readonly StrandedBooking[];
};
export type StrandedBooking = BlockingBooking & { readonly outside: 'pickUp' | 'return' };

export interface AdminDepotCalls {
  'GET /api/admin/depots': {
    query: SentQuery<AdminDepotQuery>;
    answer: ListPage<AdminDepotRow>;
  };
  'POST /api/admin/depots': { body: CreateDepotInput; answer: AdminDepot };
  'GET /api/admin/depots/{id}': { answer: AdminDepot };
  /** Hours that leave bookings outside are refused as `illegal-state` with those `bookings`, unless they are accepted. */
  'PATCH /api/admin/depots/{id}': { body: ChangeDepotInput; answer: AdminDepot };
}
