import * as z from 'zod/mini';
import { CERTIFICATES, type CertificateKind } from '#domain/trailer/certificate.ts';
import { TRAILER_STATES, type TrailerSituation, type TrailerState } from '#domain/trailer/trailer-state.ts';
import { keysOf } from '#domain/table.ts';
import { TRAILER_TYPES } from '#domain/trailer/trailer-type.ts';
import { id, optionalText, text } from './field.ts';
import { type ListPage, listFields, type SentQuery, sortOf } from './list-query.ts';
import { many, wallTime } from './query.ts';
import type { CommonFacts, FactValue } from './trailer.ts';

export const TRAILER_DOCUMENTS = ['registration', 'huReport', 'spReport', 'atp', 'insurance', 'xl'] as const;
export type TrailerDocumentKind = (typeof TRAILER_DOCUMENTS)[number];

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
const optionalWhole = (max: number) => z.optional(z.nullable(whole(1, max)));

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

const withTime = wallTime.check(z.minLength(16, 'wall-time'));
const inOrder = z.refine<{ from: string; to: string }>(({ from, to }) => from < to, {
  path: ['to'],
  message: 'before-from',
});
/** A stay in the workshop, in wall times of the trailer's depot. */
export const workshopInput = z.strictObject({ from: withTime, to: withTime, note: optionalText(200) }).check(inOrder);
export type WorkshopInput = z.infer<typeof workshopInput>;

/** A trailer in the operator's list. */
export type AdminTrailerRow = {
  readonly id: string;
  readonly number: string;
  readonly plate: string;
  readonly type: string;
  readonly subType: string;
  readonly priceClass: string;
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly depot: { readonly id: string; readonly code: string; readonly name: string; readonly country: string };
  readonly status: TrailerState;
  readonly situation: TrailerSituation;
  readonly certifiedUntil: string | null;
  readonly photos: number;
};

export type AdminCertificate = {
  readonly kind: CertificateKind;
  readonly validUntil: string;
  readonly issuedOn: string | null;
  readonly reference: string | null;
  /** When the operator was last reminded of this end. */
  readonly remindedAt: string | null;
};
export type AdminPhoto = {
  readonly id: string;
  readonly url: string;
  readonly alt: string | null;
  readonly width: number;
  readonly height: number;
};
export type AdminTrailerDocument = {
  readonly id: string;
  readonly kind: TrailerDocumentKind;
  readonly bytes: number;
  readonly createdAt: string;
};
/** A booking that stands in the way of something. */
export type BlockingBooking = {
  readonly id: string;
  readonly number: string;
  readonly company: string;
  readonly trailer: string;
  readonly status: string;
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
};
export type WorkshopPeriod = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly note: string | null;
  readonly version: number;
};

/** Everything that the operator keeps about a trailer. */
export type AdminTrailer = Omit<AdminTrailerRow, 'photos' | 'depot' | 'type'> &
  CommonFacts & {
    readonly type: string;
    readonly vin: string;
    readonly depotId: string;
    readonly depot: AdminTrailerRow['depot'] & { readonly timeZone: string };
    readonly firstRegisteredOn: string;
    readonly facts: Readonly<Record<string, FactValue>>;
    readonly photos: readonly AdminPhoto[];
    readonly documents: readonly AdminTrailerDocument[];
    readonly certificates: readonly AdminCertificate[];
    /** Running and coming ones; the past is history. */
    readonly workshop: readonly WorkshopPeriod[];
    readonly bookings: readonly BlockingBooking[];
    readonly version: number;
  };

export type AdminTrailerPage = ListPage<AdminTrailerRow>;

/** Writes name the version of the trailer they were made on, or of the workshop period. All but that answer the trailer. */
export interface AdminTrailerCalls {
  'GET /api/admin/trailers': { query: SentQuery<AdminTrailerQuery>; answer: AdminTrailerPage };
  'POST /api/admin/trailers': { body: CreateTrailerInput; answer: AdminTrailer };
  'GET /api/admin/trailers/{id}': { answer: AdminTrailer };
  'PATCH /api/admin/trailers/{id}': { body: ChangeTrailerInput; answer: AdminTrailer };
  /** To retire one that is booked is refused with the `bookings` in the way. */
  'PUT /api/admin/trailers/{id}/status': { body: TrailerStatusInput; answer: AdminTrailer };
  'PUT /api/admin/trailers/{id}/certificates/{kind}': { body: CertificateInput; answer: AdminTrailer };
  'DELETE /api/admin/trailers/{id}/certificates/{kind}': { answer: AdminTrailer };
  /** The id is the client's choice, so that a repeated upload is the same photo. */
  'PUT /api/admin/trailers/{id}/photos/{photoId}': { body: Blob; answer: AdminTrailer };
  'DELETE /api/admin/trailers/{id}/photos/{photoId}': { answer: AdminTrailer };
  'PUT /api/admin/trailers/{id}/gallery': { body: GalleryInput; answer: AdminTrailer };
  'PUT /api/admin/trailers/{id}/documents/{documentId}': {
    body: Blob;
    query: z.input<typeof documentQuery>;
    answer: AdminTrailer;
  };
  'DELETE /api/admin/trailers/{id}/documents/{documentId}': { answer: AdminTrailer };
  /** A time in which the trailer is booked is refused as `trailer-taken` with the `bookings` in the way. */
  'POST /api/admin/trailers/{id}/allocations': { body: WorkshopInput; answer: AdminTrailer };
  'PATCH /api/admin/trailers/{id}/allocations/{allocationId}': { body: WorkshopInput; answer: AdminTrailer };
  'DELETE /api/admin/trailers/{id}/allocations/{allocationId}': { answer: AdminTrailer };
}
