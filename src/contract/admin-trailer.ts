import * as z from 'zod/mini';
import { CERTIFICATES } from '#domain/trailer/certificate.ts';
import { TRAILER_SITUATIONS, TRAILER_STATES } from '#domain/trailer/trailer-state.ts';
import { keysOf } from '#domain/table.ts';
import { TRAILER_TYPES } from '#domain/trailer/trailer-type.ts';
import { id, optionalText, text } from './field.ts';
import { listFields, sortOf } from './list-query.ts';
import { many, wallTime } from './query.ts';
import { commonFacts, factValue } from './trailer.ts';
import { type Answer, merge, pageOf, shape } from './shape.ts';
import { BYTES, declareCalls } from './call.ts';
import { PLATFORM_ADMIN } from './rights-row.ts';
import { workshopInput, workshopPeriod } from './workshop.ts';

export const TRAILER_DOCUMENTS = ['registration', 'huReport', 'spReport', 'atp', 'insurance', 'xl'] as const;
export type TrailerDocumentKind = (typeof TRAILER_DOCUMENTS)[number];
export const trailerDocumentKind = z.enum(TRAILER_DOCUMENTS);

/** Certificates that have ended, or end within a month. */
export const CERTIFICATE_FILTERS = ['expired', 'soon'] as const;
export const SOON_DAYS = 30;

const trailerTypes = keysOf(TRAILER_TYPES);
const type = z.enum(trailerTypes, 'unknown');

export const adminTrailerQuery = z.strictObject({
  ...listFields,
  type: z.optional(many(type)),
  depot: z.optional(many(id)),
  /** Without it, everything but what is retired. */
  status: z.optional(many(z.enum(TRAILER_STATES, 'unknown'))),
  certificate: z.optional(z.enum(CERTIFICATE_FILTERS, 'unknown')),
  sort: sortOf(['number', 'plate', 'certificate', 'createdAt']),
});
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
  photos: z.number(),
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
/** Everything that the operator keeps about a trailer. */
export const adminTrailer = shape(
  'AdminTrailer',
  z.extend(merge(z.omit(adminTrailerRow, { photos: true, depot: true }), commonFacts), {
    vin: z.string(),
    depotId: z.string(),
    depot: z.extend(trailerDepot, { timeZone: z.string() }),
    firstRegisteredOn: z.string(),
    facts: z.record(z.string(), factValue),
    photos: z.array(adminPhoto),
    documents: z.array(adminTrailerDocument),
    certificates: z.array(adminCertificate),
    /** Running and coming ones; the past is history. */
    workshop: z.array(workshopPeriod),
    bookings: z.array(blockingBooking),
    version: z.number(),
  }),
);
export type AdminTrailer = Answer<typeof adminTrailer>;

export const adminTrailerPage = pageOf(adminTrailerRow);
export type AdminTrailerPage = Answer<typeof adminTrailerPage>;

/** Writes name the version of the trailer they were made on, or of the workshop period. All but that answer the trailer. */
export const adminTrailerCalls = declareCalls({
  'GET /api/admin/trailers': {
    says: 'The fleet',
    rights: PLATFORM_ADMIN,
    query: adminTrailerQuery,
    answer: adminTrailerPage,
  },
  'GET /api/admin/trailers.csv': {
    says: 'The fleet as a file',
    rights: PLATFORM_ADMIN,
    query: adminTrailerQuery,
    answer: { file: 'text/csv' },
  },
  'POST /api/admin/trailers': {
    says: 'Take a trailer into the fleet',
    rights: PLATFORM_ADMIN,
    body: createTrailerInput,
    answer: adminTrailer,
    status: 201,
  },
  'GET /api/admin/trailers/{id}': { says: 'One trailer', rights: PLATFORM_ADMIN, answer: adminTrailer },
  'PATCH /api/admin/trailers/{id}': {
    says: 'Change a trailer',
    rights: PLATFORM_ADMIN,
    body: changeTrailerInput,
    answer: adminTrailer,
    takes: 'version',
  },
  /** To retire one that is booked is refused with the `bookings` in the way. */
  'PUT /api/admin/trailers/{id}/status': {
    says: 'Take a trailer off the market, put it back or retire it',
    rights: PLATFORM_ADMIN,
    body: trailerStatusInput,
    answer: adminTrailer,
    takes: 'version',
  },
  'PUT /api/admin/trailers/{id}/certificates/{kind}': {
    says: 'Add or renew a certificate',
    rights: PLATFORM_ADMIN,
    params: { kind: certificateKind },
    body: certificateInput,
    answer: adminTrailer,
    takes: 'version',
  },
  'DELETE /api/admin/trailers/{id}/certificates/{kind}': {
    says: 'Remove a certificate',
    rights: PLATFORM_ADMIN,
    params: { kind: certificateKind },
    answer: adminTrailer,
    takes: 'version',
  },
  /** The id is the client's choice, so that a repeated upload is the same photo. */
  'PUT /api/admin/trailers/{id}/photos/{photoId}': {
    says: 'Add a photo',
    rights: PLATFORM_ADMIN,
    body: BYTES,
    answer: adminTrailer,
  },
  'DELETE /api/admin/trailers/{id}/photos/{photoId}': {
    says: 'Remove a photo',
    rights: PLATFORM_ADMIN,
    answer: adminTrailer,
    takes: 'version',
  },
  'PUT /api/admin/trailers/{id}/gallery': {
    says: 'Arrange and describe the photos',
    rights: PLATFORM_ADMIN,
    body: galleryInput,
    answer: adminTrailer,
    takes: 'version',
  },
  'PUT /api/admin/trailers/{id}/documents/{documentId}': {
    says: 'Add a paper, a PDF file',
    rights: PLATFORM_ADMIN,
    query: documentQuery,
    body: BYTES,
    answer: adminTrailer,
  },
  'GET /api/admin/trailers/{id}/documents/{documentId}': {
    says: 'A paper',
    rights: PLATFORM_ADMIN,
    answer: { file: 'application/pdf' },
  },
  'DELETE /api/admin/trailers/{id}/documents/{documentId}': {
    says: 'Remove a paper',
    rights: PLATFORM_ADMIN,
    answer: adminTrailer,
    takes: 'version',
  },
  /** A time in which the trailer is booked is refused as `trailer-taken` with the `bookings` in the way. */
  'POST /api/admin/trailers/{id}/allocations': {
    says: 'Plan a stay in the workshop',
    rights: PLATFORM_ADMIN,
    body: workshopInput,
    answer: adminTrailer,
  },
  'PATCH /api/admin/trailers/{id}/allocations/{allocationId}': {
    says: 'Change a stay in the workshop',
    rights: PLATFORM_ADMIN,
    body: workshopInput,
    answer: adminTrailer,
    takes: 'version',
  },
  'DELETE /api/admin/trailers/{id}/allocations/{allocationId}': {
    says: 'Cancel a stay in the workshop',
    rights: PLATFORM_ADMIN,
    answer: adminTrailer,
    takes: 'version',
  },
});
