import * as z from 'zod/mini';
import { BOOKING_STATES } from '#domain/booking/booking-state.ts';
import { DAMAGE_KINDS, DAMAGE_SEVERITIES, DAMAGE_VIEWS } from '#domain/handover/damage.ts';
import { CHECKS, EQUIPMENT, HANDOVER_KINDS, HANDOVER_STEPS, PHOTO_POSITIONS } from '#domain/handover/handover-plan.ts';
import { STOPPING_CHECKS } from '#domain/handover/pick-up-stop.ts';
import { DEEPEST_TREAD_MM } from '#domain/handover/tread-depth.ts';
import { depotSummary } from './depot.ts';
import { id, locale, optionalText, text } from './field.ts';
import { lineTrailer } from './line.ts';
import { rentalPeriod } from './period.ts';
import { type Answer, shape } from './shape.ts';
import { BYTES, declareCalls, pdfName } from './call.ts';
import { amend, YARD_READERS, YARD_WORKERS } from './rights-row.ts';

export const MOST_MILEAGE_KM = 9_999_999;
export const MOST_ENGINE_HOURS = 999_999;
export const MOST_DAMAGES = 50;
/** Of a signature as a data URL. */
const LONGEST_PICTURE = 140_000;

const amount = (most: number) => z.number('number').check(z.minimum(0, 'too-small'), z.maximum(most, 'too-big'));
const count = (most: number) => z.int('number').check(z.minimum(0, 'too-small'), z.maximum(most, 'too-big'));
/** How long a device may say to have kept a signature; how much of that is believed, the rules say. */
const MOST_WAITED_SECONDS = 10_000_000;
/** Of a meter that shows less than it did: it was read twice, and this is why. */
const lower = { isConfirmed: z.optional(z.boolean()), note: optionalText(200) };
const key = z.string().check(z.maxLength(40, 'unknown'));

const damage = z.strictObject({
  /** Made by the browser, so that sending a damage again does not make a second one. */
  id: z.guid('id').check(z.toLowerCase()),
  view: z.enum(DAMAGE_VIEWS, 'unknown'),
  /** Where on the sketch of that side, as fractions of its width and height. */
  x: amount(1),
  y: amount(1),
  kind: z.enum(DAMAGE_KINDS, 'unknown'),
  severity: z.enum(DAMAGE_SEVERITIES, 'unknown'),
  description: optionalText(500),
});

/**
 * What the steps collect. A part is sent whole: the last one sent counts, and parts that are not sent stay as they are.
 */
export const handoverPartsInput = z.strictObject({
  driver: z.optional(z.strictObject({ name: text(100), licenceNumber: optionalText(40) })),
  mileage: z.optional(z.strictObject({ km: count(MOST_MILEAGE_KM), ...lower })),
  cooling: z.optional(z.strictObject({ engineHours: count(MOST_ENGINE_HOURS), fuelPercent: count(100), ...lower })),
  /** Tread depth in millimetres by the position of the tyre. */
  tyres: z.optional(z.record(key, amount(DEEPEST_TREAD_MM))),
  /** Each check of the list: whether it is in order, and what is not. */
  checklist: z.optional(z.record(key, z.strictObject({ isOk: z.boolean(), note: optionalText(200) }))),
  /** Sent, even if empty, once somebody has looked: without those that are known already. */
  damages: z.optional(z.array(damage).check(z.maxLength(MOST_DAMAGES, 'too-many'))),
  /** How many there are of each thing of the list. */
  equipment: z.optional(z.record(key, count(999))),
  cleanliness: z.optional(z.strictObject({ isClean: z.boolean(), note: optionalText(200) })),
});
export type HandoverPartsInput = z.infer<typeof handoverPartsInput>;

export const handoverDamage = shape('HandoverDamage', {
  id: z.string(),
  view: z.enum(DAMAGE_VIEWS),
  x: z.number(),
  y: z.number(),
  kind: z.enum(DAMAGE_KINDS),
  severity: z.enum(DAMAGE_SEVERITIES),
  description: z.string(),
  /** Positions of its photos; `handoverPhotoUrl` tells where they are. */
  photos: z.array(z.string()),
});
export type HandoverDamage = Answer<typeof handoverDamage>;

/** A damage of the trailer that was there before. */
export const knownDamage = shape('KnownDamage', z.extend(handoverDamage, { foundAt: z.string() }));
export type KnownDamage = Answer<typeof knownDamage>;

/** A meter that shows less than the last protocol of the trailer says was read twice; the note may say why. */
export const lowerThanLast = shape('LowerThanLast', { isConfirmed: z.boolean(), note: z.nullable(z.string()) });
export type LowerThanLast = Answer<typeof lowerThanLast>;

export const handoverParts = shape('HandoverParts', {
  driver: z.nullable(z.strictObject({ name: z.string(), licenceNumber: z.nullable(z.string()) })),
  mileage: z.nullable(z.extend(lowerThanLast, { km: z.number() })),
  cooling: z.nullable(z.extend(lowerThanLast, { engineHours: z.number(), fuelPercent: z.number() })),
  tyres: z.record(z.string(), z.number()),
  checklist: z.record(z.string(), z.strictObject({ isOk: z.boolean(), note: z.nullable(z.string()) })),
  /** Null until somebody has looked for damage. */
  damages: z.nullable(z.array(handoverDamage)),
  equipment: z.record(z.string(), z.number()),
  cleanliness: z.nullable(z.strictObject({ isClean: z.boolean(), note: z.nullable(z.string()) })),
});
export type HandoverParts = Answer<typeof handoverParts>;

export const handoverPhoto = shape('HandoverPhoto', {
  position: z.string(),
  /** A private address: only for whoever may read the protocol. Changes with the picture. */
  url: z.string(),
  width: z.number(),
  height: z.number(),
});
export type HandoverPhoto = Answer<typeof handoverPhoto>;

const handoverObstacle = z.strictObject({ step: z.enum(HANDOVER_STEPS), missing: z.array(z.string()) });

/** What this handover asks for, by the type of the trailer. Names are the messages `handover.check.<key>` and so on. */
export const handoverPlan = shape('HandoverPlan', {
  steps: z.array(z.enum(HANDOVER_STEPS)),
  checklist: z.array(z.enum(CHECKS)),
  equipment: z.array(z.enum(EQUIPMENT)),
  /** How many pieces of it were ordered with the services of the booking; null where the number is not fixed. */
  ordered: z.partialRecord(z.enum(EQUIPMENT), z.nullable(z.number())),
  /** Without these it cannot be signed. */
  photos: z.array(z.enum(PHOTO_POSITIONS)),
  /** The sides of the trailer on which a damage can be marked. */
  views: z.array(z.enum(DAMAGE_VIEWS)),
  /** In their order, with what the last protocol of the trailer says. */
  tyres: z.array(z.strictObject({ position: z.string(), lastMm: z.nullable(z.number()) })),
});
export type HandoverPlan = Answer<typeof handoverPlan>;

/** Who of the operator lets a trailer go although checks failed, and why. */
export const pickUpRelease = shape('PickUpRelease', {
  checks: z.array(z.string()),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
});

/** A pick-up that findings keep in the yard, with what was noted of them. */
export const stoppedPickUp = shape('StoppedPickUp', {
  since: z.string(),
  tyres: z.array(z.strictObject({ position: z.string(), depthMm: z.number() })),
  checks: z.array(z.strictObject({ check: z.enum(STOPPING_CHECKS), note: z.nullable(z.string()) })),
});
export type StoppedPickUp = Answer<typeof stoppedPickUp>;

export const handoverSigning = shape(
  'HandoverSigning',
  z.union([
    z.strictObject({ name: z.string(), signature: z.string() }),
    z.strictObject({ refusedBecause: z.string() }),
  ]),
);
export type HandoverSigning = Answer<typeof handoverSigning>;

export const returnConfirmation = z.enum(['toConfirm', 'confirmed', 'disputed']);
export type ReturnConfirmation = Answer<typeof returnConfirmation>;

const handoverDepot = z.extend(depotSummary, { street: z.string(), postalCode: z.string() });

export const handover = shape('Handover', {
  id: z.string(),
  version: z.number(),
  kind: z.enum(HANDOVER_KINDS),
  startedAt: z.string(),
  /** From then on nothing changes any more. */
  signedAt: z.nullable(z.string()),
  /** When it was signed on a device that had no line then; null if the signature came at once. */
  signedOnDeviceAt: z.nullable(z.string()),
  /**
   * Of a return that the customer signed alone: it waits for the depot, has been confirmed, or the depot did not find the
   * trailer. Null of every other.
   */
  confirmation: z.nullable(returnConfirmation),
  /** With a key box the customer signs alone. */
  keyBox: z.boolean(),
  /** Whoever signs for the depot has to know its code of the day: it is not the operator's staff that asks. */
  needsDepotCode: z.boolean(),
  company: z.string(),
  booking: z.strictObject({
    id: z.string(),
    number: z.string(),
    orderId: z.string(),
    status: z.enum(BOOKING_STATES),
    period: rentalPeriod,
    driverName: z.nullable(z.string()),
    reservationNote: z.nullable(z.string()),
    services: z.array(z.string()),
    /** Where it was agreed to be brought back, if that is another depot than that of the protocol. */
    returnDepot: z.nullable(handoverDepot),
  }),
  trailer: z.extend(lineTrailer, { vin: z.string(), axles: z.number() }),
  depot: z.extend(handoverDepot, { phone: z.string() }),
  plan: handoverPlan,
  /** Lower than these, the meters have to be read twice. */
  lastMileageKm: z.nullable(z.number()),
  lastEngineHours: z.nullable(z.number()),
  /** Open damages of the trailer from before, to be looked at and not to be reported again. */
  knownDamages: z.array(knownDamage),
  /** Of a return: what the protocol of the pick-up says. */
  pickUp: z.nullable(z.strictObject({ id: z.string(), signedAt: z.string(), parts: handoverParts })),
  parts: handoverParts,
  photos: z.array(handoverPhoto),
  /** What is missing, step by step. While nothing but signatures is, it can be signed. */
  obstacles: z.array(handoverObstacle),
  /** Failed checks with which somebody of the operator lets the trailer go. */
  release: z.nullable(pickUpRelease),
  resumeStep: z.enum(HANDOVER_STEPS),
  /** Whether the booking allows the signature now; a pick-up can be signed from some hours before its start. */
  canSign: z.boolean(),
  /** Before `signedAt`: what the customer has signed waits for the depot. */
  signatures: z.nullable(z.strictObject({ customer: handoverSigning, depot: z.nullable(handoverSigning) })),
});
export type Handover = Answer<typeof handover>;

/** Where a photo is read, also one of a damage known from before. `version` changes with the picture. */
export const handoverPhotoUrl = (
  { bookingId, handoverId }: { readonly bookingId: string; readonly handoverId: string },
  position: string,
  version?: string,
): string =>
  `/api/bookings/${bookingId}/handovers/${handoverId}/photos/${position}${version === undefined ? '' : `?v=${version}`}`;

export const startHandoverInput = z.strictObject({ kind: z.enum(HANDOVER_KINDS, 'unknown') });
export type StartHandoverInput = z.infer<typeof startHandoverInput>;

const signature = z.strictObject({
  name: text(100),
  /** A PNG picture as a data URL. */
  signature: z
    .string()
    .check(z.maxLength(LONGEST_PICTURE, 'too-long'), z.regex(/^data:image\/png;base64,[A-Za-z0-9+/]+=*$/, 'signature')),
});
const refusal = z.strictObject({ refusedBecause: text(300) });
const signing = z.union([signature, refusal], 'signature');

export const signHandoverInput = z
  .strictObject({
    /** Can be left out once it is kept and waits for the depot. */
    customer: z.optional(signing),
    /** Whoever hands the trailer over or takes it back at the depot; nobody at a key box. */
    depot: z.optional(signing),
    /** The depot's code of the day, with which somebody of the depot signs on a customer's device. */
    depotCode: z.optional(z.string().check(z.regex(/^\d{6}$/, 'invalid-format'))),
    /** Of a return: where the trailer is, if it is not where it was to come back. */
    depotId: z.optional(id),
    /** How long the device has kept the signature because it had no line. */
    waitedSeconds: z.optional(count(MOST_WAITED_SECONDS)),
  })
  .check(
    z.refine(({ customer, depot }) => customer !== undefined || depot !== undefined, {
      path: ['customer'],
      message: 'required',
    }),
  );
export type SignHandoverInput = z.infer<typeof signHandoverInput>;

export const photoQuery = z.strictObject({ v: z.optional(z.string().check(z.maxLength(64))) });
export const protocolQuery = z.strictObject({ locale: z.optional(locale) });

export const handoverCalls = declareCalls({
  /** Starts a handover, or goes on with the one that was started: sent twice it answers the same. */
  'POST /api/bookings/{id}/handovers': {
    says: 'Start a pick-up or return, or go on with it',
    rights: YARD_WORKERS,
    body: startHandoverInput,
    answer: handover,
  },
  'GET /api/bookings/{id}/handovers/{protocol}': {
    says: 'The protocol of a signed handover',
    rights: YARD_READERS,
    params: { protocol: pdfName },
    query: protocolQuery,
    answer: { file: 'application/pdf' },
  },
  'GET /api/bookings/{id}/handovers/{hid}': { says: 'One handover', rights: YARD_READERS, answer: handover },
  'PATCH /api/bookings/{id}/handovers/{hid}': {
    says: 'Keep what steps have collected',
    rights: YARD_WORKERS,
    body: handoverPartsInput,
    answer: handover,
  },
  /** The body is the file itself. The same picture again changes nothing. */
  'PUT /api/bookings/{id}/handovers/{hid}/photos/{position}': {
    says: 'Keep a photo',
    rights: YARD_WORKERS,
    params: { position: z.string() },
    body: BYTES,
    answer: handoverPhoto,
  },
  'DELETE /api/bookings/{id}/handovers/{hid}/photos/{position}': {
    says: 'Take a photo back',
    rights: YARD_WORKERS,
    params: { position: z.string() },
  },
  'GET /api/bookings/{id}/handovers/{hid}/photos/{position}': {
    says: 'One photo',
    rights: YARD_READERS,
    params: { position: z.string() },
    query: photoQuery,
    answer: { file: 'image/*' },
  },
  /**
   * What is missing is refused as `handover-incomplete` with `obstacles`. Without the depot, where it is staffed, a pick-up
   * stays open with the customer's signature, and a return waits for its confirmation. A wrong code is refused as
   * `depot-code-wrong` with `triesLeft`.
   */
  'POST /api/bookings/{id}/handovers/{hid}/sign': {
    says: 'Sign and close for ever, or wait for the depot',
    rights: amend(YARD_WORKERS, { impersonator: 'forbidden' }),
    body: signHandoverInput,
    answer: handover,
    takes: 'version',
  },
});
