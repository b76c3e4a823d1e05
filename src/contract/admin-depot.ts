import * as z from 'zod/mini';
import { areHours } from '#domain/depot/opening-hours.ts';
import { keysOf } from '#domain/table.ts';
import { isTimeZone } from '#domain/time/is-time-zone.ts';
import { TRAILER_TYPES } from '#domain/trailer/trailer-type.ts';
import { blockingBooking } from './admin-trailer.ts';
import { country, email, optionalText, text } from './field.ts';
import { listFields, sortOf } from './list-query.ts';
import { many, wallTime } from './query.ts';
import { toPhone } from '#domain/user/phone.ts';
import { type Answer, pageOf, shape } from './shape.ts';
import { weeklyHours } from './opening-hours.ts';
import { declareCalls } from './call.ts';
import { staff } from './rights-row.ts';

export const DEPOT_STATES = ['active', 'closed'] as const;
export const depotState = z.enum(DEPOT_STATES);
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

const trailersFree = z.int('number').check(z.minimum(0, 'too-small'), z.maximum(10_000, 'too-big'));
const targetInput = z
  .strictObject({ type: z.enum(keysOf(TRAILER_TYPES), 'unknown'), least: trailersFree, most: z.nullable(trailersFree) })
  .check(z.refine(({ least, most }) => most === null || most >= least, { path: ['most'], message: 'too-small' }));

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
  /** How many trailers of a type should stand free there; types that are not named have no target. */
  targets: z.optional(
    z
      .array(targetInput)
      .check(z.refine((targets) => new Set(targets.map(({ type }) => type)).size === targets.length, 'line-twice')),
  ),
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

const depotTarget = z.strictObject({ type: z.string(), least: z.number(), most: z.nullable(z.number()) });

export const adminDepotRow = shape('AdminDepotRow', {
  id: z.string(),
  code: z.string(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  timeZone: z.string(),
  keyBox: z.boolean(),
  phone: z.string(),
  email: z.string(),
  status: depotState,
  targets: z.array(depotTarget),
  /** Without those that are retired. */
  trailers: z.number(),
});
export type AdminDepotRow = Answer<typeof adminDepotRow>;

export const depotException = shape('DepotException', {
  startsOn: z.string(),
  endsOn: z.string(),
  /** Null: closed. */
  hours: z.nullable(z.array(z.strictObject({ from: z.string(), to: z.string() }))),
  reason: z.nullable(z.string()),
});
export type DepotException = Answer<typeof depotException>;

export const strandedBooking = shape(
  'StrandedBooking',
  z.extend(blockingBooking, { outside: z.enum(['pickUp', 'return']) }),
);
export type StrandedBooking = Answer<typeof strandedBooking>;

export const adminDepot = shape(
  'AdminDepot',
  z.extend(adminDepotRow, {
    street: z.string(),
    postalCode: z.string(),
    lat: z.number(),
    lon: z.number(),
    week: weeklyHours,
    seasons: z.array(z.strictObject({ from: z.string(), to: z.string(), week: weeklyHours })),
    holidayRegion: z.string(),
    exceptions: z.array(depotException),
    facilities: z.array(z.string()),
    leadTimeMinutes: z.number(),
    version: z.number(),
    /** Coming bookings whose pick-up or return falls outside the hours as they are. */
    stranded: z.array(strandedBooking),
  }),
);
export type AdminDepot = Answer<typeof adminDepot>;

export const adminDepotCalls = declareCalls({
  'GET /api/admin/depots': {
    says: 'All depots',
    rights: staff('depots.read'),
    query: adminDepotQuery,
    answer: pageOf(adminDepotRow),
  },
  'GET /api/admin/depots.csv': {
    says: 'All depots as a file',
    rights: staff('depots.read'),
    query: adminDepotQuery,
    answer: { file: 'text/csv' },
  },
  'POST /api/admin/depots': {
    says: 'Open a depot',
    rights: staff('depots.write'),
    body: createDepotInput,
    answer: adminDepot,
    status: 201,
  },
  'GET /api/admin/depots/{id}': { says: 'One depot', rights: staff('depots.read'), answer: adminDepot },
  /** Hours that leave bookings outside are refused as `illegal-state` with those `bookings`, unless they are accepted. */
  'PATCH /api/admin/depots/{id}': {
    says: 'Change a depot',
    rights: staff('depots.write'),
    body: changeDepotInput,
    answer: adminDepot,
    takes: 'version',
  },
});
