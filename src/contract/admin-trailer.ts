import * as z from 'zod/mini';
import { ALLOCATION_KINDS } from '#domain/booking/allocation.ts';
import { UNFREE_REASONS } from '#domain/booking/availability.ts';
import { CERTIFICATES } from '#domain/trailer/certificate.ts';
import { TRAILER_SITUATIONS, TRAILER_STATES } from '#domain/trailer/trailer-state.ts';
import { busyKind, commonFacts, factValue } from './trailer.ts';
import { type Answer, merge, pageOf, shape } from './shape.ts';
import { BYTES, declareCalls } from './call.ts';
import { ofDepot, staff } from './rights-row.ts';
import { openTransfer, transferInput, transferMoveInput, transferOfferInput } from './transfer.ts';
import { workshopInput, workshopPeriod } from './workshop.ts';
import {
  trailerDocumentKind,
  adminTrailerQuery,
  createTrailerInput,
  changeTrailerInput,
  trailerStatusInput,
  certificateKind,
  certificateInput,
  galleryInput,
  documentQuery,
} from './admin-trailer-input.ts';

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
    transfer: z.nullable(openTransfer),
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
  /** What takes the trailer at its depot after the departure refuses it as `trailer-taken` with the `bookings` in the way. */
  'POST /api/admin/trailers/{id}/transfers': {
    says: 'Plan to bring a trailer to another depot',
    rights: staff('fleet.write'),
    body: transferInput,
    answer: adminTrailer,
  },
  /** Whoever has the trailer between the times refuses it as `trailer-taken`. */
  'PATCH /api/admin/trailers/{id}/transfers/{transferId}': {
    says: 'Move a transfer that has not left to another time',
    rights: staff('fleet.write'),
    body: transferMoveInput,
    answer: adminTrailer,
    takes: 'version',
  },
  'DELETE /api/admin/trailers/{id}/transfers/{transferId}': {
    says: 'Cancel a transfer that has not left',
    rights: staff('fleet.write'),
    answer: adminTrailer,
    takes: 'version',
  },
  /** `leg-too-tight` where it has less than a day more than the drive takes. */
  'PUT /api/admin/trailers/{id}/transfers/{transferId}/offer': {
    says: 'Offer a transfer that has not left to customers as an empty leg',
    rights: staff('fleet.write'),
    body: transferOfferInput,
    answer: adminTrailer,
    takes: 'version',
  },
  'DELETE /api/admin/trailers/{id}/transfers/{transferId}/offer': {
    says: 'Withdraw the offer of an empty leg',
    rights: staff('fleet.write'),
    answer: adminTrailer,
    takes: 'version',
  },
  'POST /api/admin/trailers/{id}/transfers/{transferId}/departure': {
    says: 'A transfer has left',
    rights: staff('fleet.write'),
    answer: adminTrailer,
    takes: 'version',
  },
  /** From then on the trailer stands at the other depot. */
  'POST /api/admin/trailers/{id}/transfers/{transferId}/arrival': {
    says: 'A transfer has arrived',
    rights: staff('fleet.write'),
    answer: adminTrailer,
    takes: 'version',
  },
});
