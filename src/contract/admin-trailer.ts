import * as z from 'zod/mini';
import { ALLOCATION_KINDS } from '#domain/booking/allocation.ts';
import { UNFREE_REASONS } from '#domain/booking/availability.ts';
import { CERTIFICATES } from '#domain/trailer/certificate.ts';
import { TRAILER_SITUATIONS, TRAILER_STATES } from '#domain/trailer/trailer-state.ts';
import { keysOf } from '#domain/table.ts';
import { TRAILER_TYPES } from '#domain/trailer/trailer-type.ts';
import { id, optionalText, text } from './field.ts';
import { depotOrMine, listFields, sortOf } from './list-query.ts';
import { flag, isInOrder, many, point, wallTime, wholeNumber } from './query.ts';
import { busyKind, commonFacts, factValue } from './trailer.ts';
import { filterFields } from './trailer-query.ts';
import { type Answer, merge, pageOf, shape } from './shape.ts';
import { BYTES, declareCalls } from './call.ts';
import { ofDepot, staff } from './rights-row.ts';
import { workshopInput, workshopPeriod } from './workshop.ts';

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

const trailerDepot = z.strictObject({ id: z.string(), code: z.string(), name: z.string(), country: z.string() });

const ofBooking = z.strictObject({ id: z.string(), number: z.string(), company: z.string() });

/** What has a trailer in some time, and who. */
const busyStretch = z.strictObject({
  from: z.string(),
  to: z.string(),
  kind: busyKind,
  booking: z.nullable(ofBooking),
});

/** Whether a trailer can be had for the period of the list, by the rule of the shop, and what stands in the way. */
const trailerVerdict = z.strictObject({
  free: z.boolean(),
  reason: z.nullable(z.enum(UNFREE_REASONS)),
  /** What has it then; only its turnaround may reach into the period. */
  taken: z.nullable(
    z.strictObject({
      kind: z.enum(ALLOCATION_KINDS),
      from: z.string(),
      to: z.string(),
      isTurnaround: z.boolean(),
      booking: z.nullable(ofBooking),
    }),
  ),
  nextFreeFrom: z.nullable(z.string()),
  /** The period as the depot makes it of the one asked for. */
  period: z.strictObject({ from: z.string(), to: z.string() }),
});

/** A trailer in the operator's list. */
export const adminTrailerRow = shape('AdminTrailerRow', {
  id: z.string(),
  number: z.string(),
  plate: z.string(),
  type: z.string(),
  subType: z.string(),
  priceClass: z.string(),
  make: z.string(),
  model: z.string(),
  year: z.number(),
  depot: trailerDepot,
  status: z.enum(TRAILER_STATES),
  situation: z.enum(TRAILER_SITUATIONS),
  certifiedUntil: z.nullable(z.string()),
  isIncomplete: z.boolean(),
  photos: z.number(),
  /** Of the depot, to the place of the list. */
  distanceKm: z.nullable(z.number()),
  /** Nothing of what the shop does not offer at all. */
  verdict: z.nullable(trailerVerdict),
  /** What has it in the weeks from the period on, or from now. */
  calendar: z.array(busyStretch),
  version: z.number(),
});
export type AdminTrailerRow = Answer<typeof adminTrailerRow>;

export const adminCertificate = shape('AdminCertificate', {
  kind: z.enum(CERTIFICATES),
  validUntil: z.string(),
  issuedOn: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  /** When the operator was last reminded of this end. */
  remindedAt: z.nullable(z.string()),
});
export const adminPhoto = shape('AdminPhoto', {
  id: z.string(),
  url: z.string(),
  alt: z.nullable(z.string()),
  width: z.number(),
  height: z.number(),
});
export type AdminPhoto = Answer<typeof adminPhoto>;
export const adminTrailerDocument = shape('AdminTrailerDocument', {
  id: z.string(),
  kind: trailerDocumentKind,
  bytes: z.number(),
  createdAt: z.string(),
});
/** A booking that stands in the way of something. */
export const blockingBooking = shape('BlockingBooking', {
  id: z.string(),
  number: z.string(),
  company: z.string(),
  trailer: z.string(),
  status: z.string(),
  from: z.string(),
  to: z.string(),
  timeZone: z.string(),
});
export type BlockingBooking = Answer<typeof blockingBooking>;
const NOT_ON_THE_PAGE = {
  photos: true,
  depot: true,
  distanceKm: true,
  verdict: true,
  calendar: true,
  isIncomplete: true,
} as const;

/** What a trailer lacks to be offered. */
const trailerGap = z.union([
  z.strictObject({ what: z.literal('certificate'), kind: z.enum(CERTIFICATES), isExpired: z.boolean() }),
  z.strictObject({ what: z.literal('priceClass') }),
]);

/** Everything that the operator keeps about a trailer. */
export const adminTrailer = shape(
  'AdminTrailer',
  z.extend(merge(z.omit(adminTrailerRow, NOT_ON_THE_PAGE), commonFacts), {
    vin: z.string(),
    depotId: z.string(),
    depot: z.extend(trailerDepot, { timeZone: z.string() }),
    firstRegisteredOn: z.string(),
    facts: z.record(z.string(), factValue),
    photos: z.array(adminPhoto),
    documents: z.array(adminTrailerDocument),
    certificates: z.array(adminCertificate),
    /** What it must have, by its type and its equipment. */
    requiredCertificates: z.array(z.enum(CERTIFICATES)),
    gaps: z.array(trailerGap),
    /** Running and coming ones; the past is history. */
    workshop: z.array(workshopPeriod),
    bookings: z.array(blockingBooking),
  }),
);
export type AdminTrailer = Answer<typeof adminTrailer>;

export const adminTrailerPage = pageOf(adminTrailerRow);
export type AdminTrailerPage = Answer<typeof adminTrailerPage>;

/** Writes name the version of the trailer they were made on, or of the workshop period. All but that answer the trailer. */
export const adminTrailerCalls = declareCalls({
  'GET /api/admin/trailers': {
    says: 'The fleet',
    rights: staff('fleet.read'),
    query: adminTrailerQuery,
    answer: adminTrailerPage,
  },
  'GET /api/admin/trailers.csv': {
    says: 'The fleet as a file',
    rights: staff('fleet.read'),
    query: adminTrailerQuery,
    answer: { file: 'text/csv' },
  },
  'POST /api/admin/trailers': {
    says: 'Take a trailer into the fleet, as a draft',
    rights: staff('fleet.write'),
    body: createTrailerInput,
    answer: adminTrailer,
    status: 201,
  },
  'GET /api/admin/trailers/{id}': { says: 'One trailer', rights: ofDepot(staff('fleet.read')), answer: adminTrailer },
  'PATCH /api/admin/trailers/{id}': {
    says: 'Change a trailer',
    rights: staff('fleet.write'),
    body: changeTrailerInput,
    answer: adminTrailer,
    takes: 'version',
  },
  /**
   * To retire one that is booked is refused with the `bookings` in the way, to offer one that lacks something as
   * `trailer-incomplete` with the `gaps`.
   */
  'PUT /api/admin/trailers/{id}/status': {
    says: 'Offer a trailer, take it off the market or retire it',
    rights: staff('fleet.write'),
    body: trailerStatusInput,
    answer: adminTrailer,
    takes: 'version',
  },
  'PUT /api/admin/trailers/{id}/certificates/{kind}': {
    says: 'Add or renew a certificate',
    rights: staff('fleet.write'),
    params: { kind: certificateKind },
    body: certificateInput,
    answer: adminTrailer,
    takes: 'version',
  },
  'DELETE /api/admin/trailers/{id}/certificates/{kind}': {
    says: 'Remove a certificate',
    rights: staff('fleet.write'),
    params: { kind: certificateKind },
    answer: adminTrailer,
    takes: 'version',
  },
  /** The id is the client's choice, so that a repeated upload is the same photo. */
  'PUT /api/admin/trailers/{id}/photos/{photoId}': {
    says: 'Add a photo',
    rights: staff('fleet.write'),
    body: BYTES,
    answer: adminTrailer,
  },
  'DELETE /api/admin/trailers/{id}/photos/{photoId}': {
    says: 'Remove a photo',
    rights: staff('fleet.write'),
    answer: adminTrailer,
    takes: 'version',
  },
  'PUT /api/admin/trailers/{id}/gallery': {
    says: 'Arrange and describe the photos',
    rights: staff('fleet.write'),
    body: galleryInput,
    answer: adminTrailer,
    takes: 'version',
  },
  'PUT /api/admin/trailers/{id}/documents/{documentId}': {
    says: 'Add a paper, a PDF file',
    rights: staff('fleet.write'),
    query: documentQuery,
    body: BYTES,
    answer: adminTrailer,
  },
  'GET /api/admin/trailers/{id}/documents/{documentId}': {
    says: 'A paper',
    rights: ofDepot(staff('fleet.read')),
    answer: { file: 'application/pdf' },
  },
  'DELETE /api/admin/trailers/{id}/documents/{documentId}': {
    says: 'Remove a paper',
    rights: staff('fleet.write'),
    answer: adminTrailer,
    takes: 'version',
  },
  /** A time in which the trailer is booked is refused as `trailer-taken` with the `bookings` in the way. */
  'POST /api/admin/trailers/{id}/allocations': {
    says: 'Plan a stay in the workshop',
    rights: staff('fleet.write'),
    body: workshopInput,
    answer: adminTrailer,
  },
  'PATCH /api/admin/trailers/{id}/allocations/{allocationId}': {
    says: 'Change a stay in the workshop',
    rights: staff('fleet.write'),
    body: workshopInput,
    answer: adminTrailer,
    takes: 'version',
  },
  'DELETE /api/admin/trailers/{id}/allocations/{allocationId}': {
    says: 'Cancel a stay in the workshop',
    rights: staff('fleet.write'),
    answer: adminTrailer,
    takes: 'version',
  },
});
