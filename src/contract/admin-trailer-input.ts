import * as z from 'zod/mini';
import { CERTIFICATES } from '#domain/trailer/certificate.ts';
import { TRAILER_STATES } from '#domain/trailer/trailer-state.ts';
import { keysOf } from '#domain/table.ts';
import { TRAILER_TYPES } from '#domain/trailer/trailer-type.ts';
import { id, optionalText, text } from './field.ts';
import { depotOrMine, listFields, sortOf } from './list-query.ts';
import { flag, isInOrder, many, point, wallTime, wholeNumber } from './query.ts';
import { filterFields } from './trailer-query.ts';

export const TRAILER_DOCUMENTS = ['registration', 'huReport', 'spReport', 'atp', 'insurance', 'xl'] as const;
export type TrailerDocumentKind = (typeof TRAILER_DOCUMENTS)[number];
export const trailerDocumentKind = z.enum(TRAILER_DOCUMENTS);

/** Certificates that have ended, end within the days that the desk is told of, or within a month. */
export const CERTIFICATE_FILTERS = ['expired', 'ending', 'soon'] as const;
export const CERTIFICATE_DAYS_AHEAD = 10;
export const SOON_DAYS = 30;

const trailerTypes = keysOf(TRAILER_TYPES);
const type = z.enum(trailerTypes, 'unknown');

/** Place, period and facts are asked for as in the shop, and mean the same. */
export const adminTrailerQuery = z
  .strictObject({
    ...listFields,
    type: z.optional(many(type)),
    subType: z.optional(many(z.string().check(z.regex(/^[A-Za-z0-9_]{1,40}$/, 'unknown')))),
    depot: z.optional(many(depotOrMine)),
    near: z.optional(point),
    radiusKm: z.optional(wholeNumber(1, 5000)),
    from: z.optional(wallTime),
    to: z.optional(wallTime),
    /** Free for the period, or for the soonest rental where none is asked for; `false` is what is not. */
    free: z.optional(flag),
    /** Something is missing that a trailer on offer must have. */
    incomplete: z.optional(flag),
    ...filterFields,
    /** Without it, everything but what is retired. */
    status: z.optional(many(z.enum(TRAILER_STATES, 'unknown'))),
    certificate: z.optional(z.enum(CERTIFICATE_FILTERS, 'unknown')),
    sort: sortOf(['number', 'plate', 'certificate', 'createdAt']),
  })
  .check(
    z.refine(({ from, to }) => from === undefined || to !== undefined, { path: ['from'], message: 'required' }),
    z.refine(({ from, to }) => to === undefined || from !== undefined, { path: ['to'], message: 'required' }),
    z.refine(({ from, to }) => from === undefined || to === undefined || isInOrder(from, to), {
      path: ['to'],
      message: 'before-from',
    }),
    z.refine(({ near, radiusKm }) => radiusKm === undefined || near !== undefined, {
      path: ['radiusKm'],
      message: 'required',
    }),
  );
export type AdminTrailerQuery = z.infer<typeof adminTrailerQuery>;

/** A day of the calendar, `YYYY-MM-DD`. */
const day = wallTime.check(z.maxLength(10, 'wall-time'));
const whole = (min: number, max: number) =>
  z.int('number').check(z.minimum(min, 'too-small'), z.maximum(max, 'too-big'));
const optionalWhole = (max: number) => z.exactOptional(z.nullable(whole(1, max)));

const fact = z.union(
  [z.boolean(), z.int(), z.string(), z.array(z.union([z.string(), z.int()])).check(z.maxLength(20, 'too-many'))],
  'invalid-value',
);

const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

const trailerFields = z.strictObject({
  number: text(20),
  plate: text(15),
  vin: z.string().check(z.trim(), z.toUpperCase(), z.minLength(1, 'required'), z.regex(VIN, 'vin')),
  subType: text(40),
  priceClass: text(40),
  depotId: z.string().check(z.minLength(1, 'required'), z.guid('id')),
  make: text(60),
  model: text(80),
  firstRegisteredOn: day,
  axles: whole(1, 5),
  liftAxle: z.boolean(),
  tareKg: whole(1, 30_000),
  payloadKg: whole(1, 60_000),
  innerLengthMm: optionalWhole(20_000),
  innerWidthMm: optionalWhole(4_000),
  innerHeightMm: optionalWhole(5_000),
  euroPallets: optionalWhole(100),
  euroPalletsDouble: optionalWhole(200),
  volumeM3: optionalWhole(300),
  tailLiftKg: optionalWhole(10_000),
  telematics: z.enum(['none', 'gps', 'full'], 'unknown'),
  facts: z.record(z.string(), fact),
});

/** What the type of a trailer decides cannot change later: other facts, another turnaround, another price. */
export const createTrailerInput = z.extend(trailerFields, {
  type: z.enum(trailerTypes, { error: ({ input }) => (input === '' ? 'required' : 'unknown') }),
});
export const changeTrailerInput = z.partial(trailerFields);
export type CreateTrailerInput = z.infer<typeof createTrailerInput>;
export type ChangeTrailerInput = z.infer<typeof changeTrailerInput>;

export const trailerStatusInput = z.strictObject({ status: z.enum(TRAILER_STATES, 'unknown') });
export type TrailerStatusInput = z.infer<typeof trailerStatusInput>;

export const certificateKind = z.enum(CERTIFICATES, 'unknown');
export const certificateInput = z.strictObject({
  validUntil: day,
  issuedOn: z.optional(z.nullable(day)),
  reference: optionalText(60),
});
export type CertificateInput = z.infer<typeof certificateInput>;

/** All photos of a trailer in the order in which to show them. */
export const galleryInput = z.strictObject({
  photos: z
    .array(z.strictObject({ id, alt: z.nullable(z.string().check(z.trim(), z.maxLength(200, 'too-long'))) }))
    .check(z.maxLength(50, 'too-many')),
});
export type GalleryInput = z.infer<typeof galleryInput>;

export const documentQuery = z.strictObject({ kind: z.enum(TRAILER_DOCUMENTS, 'unknown') });
