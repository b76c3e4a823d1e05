import * as z from 'zod/mini';
import type { BookingState } from '#domain/booking/booking-state.ts';
import {
  DAMAGE_KINDS,
  DAMAGE_SEVERITIES,
  DAMAGE_VIEWS,
  type DamageKind,
  type DamageSeverity,
  type DamageView,
} from '#domain/handover/damage.ts';
import type { HandoverObstacle } from '#domain/handover/handover-check.ts';
import {
  HANDOVER_KINDS,
  type Check,
  type Equipment,
  type HandoverKind,
  type HandoverStep,
  type PhotoPosition,
} from '#domain/handover/handover-plan.ts';
import type { PickUpRelease, StoppingCheck } from '#domain/handover/pick-up-stop.ts';
import { DEEPEST_TREAD_MM } from '#domain/handover/tread-depth.ts';
import type { DepotSummary } from './depot.ts';
import { locale, optionalText, text } from './field.ts';
import type { LineTrailer } from './line.ts';
import type { RentalPeriod } from './period.ts';

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

export type HandoverDamage = {
  readonly id: string;
  readonly view: DamageView;
  readonly x: number;
  readonly y: number;
  readonly kind: DamageKind;
  readonly severity: DamageSeverity;
  readonly description: string;
  /** Positions of its photos; `handoverPhotoUrl` tells where they are. */
  readonly photos: readonly string[];
};

/** A damage of the trailer that was there before. */
export type KnownDamage = HandoverDamage & { readonly foundAt: string };

/** A meter that shows less than the last protocol of the trailer says was read twice; the note may say why. */
export type LowerThanLast = { readonly isConfirmed: boolean; readonly note: string | null };

export type HandoverParts = {
  readonly driver: { readonly name: string; readonly licenceNumber: string | null } | null;
  readonly mileage: ({ readonly km: number } & LowerThanLast) | null;
  readonly cooling: ({ readonly engineHours: number; readonly fuelPercent: number } & LowerThanLast) | null;
  readonly tyres: Readonly<Record<string, number>>;
  readonly checklist: Readonly<Record<string, { readonly isOk: boolean; readonly note: string | null }>>;
  /** Null until somebody has looked for damage. */
  readonly damages: readonly HandoverDamage[] | null;
  readonly equipment: Readonly<Record<string, number>>;
  readonly cleanliness: { readonly isClean: boolean; readonly note: string | null } | null;
};

export type HandoverPhoto = {
  readonly position: string;
  /** A private address: only for whoever may read the protocol. Changes with the picture. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
};

/** What this handover asks for, by the type of the trailer. Names are the messages `handover.check.<key>` and so on. */
export type HandoverPlan = {
  readonly steps: readonly HandoverStep[];
  readonly checklist: readonly Check[];
  readonly equipment: readonly Equipment[];
  /** How many pieces of it were ordered with the services of the booking; null where the number is not fixed. */
  readonly ordered: Readonly<Partial<Record<Equipment, number | null>>>;
  /** Without these it cannot be signed. */
  readonly photos: readonly PhotoPosition[];
  /** The sides of the trailer on which a damage can be marked. */
  readonly views: readonly DamageView[];
  /** In their order, with what the last protocol of the trailer says. */
  readonly tyres: readonly { readonly position: string; readonly lastMm: number | null }[];
};

/** A pick-up that findings keep in the yard, with what was noted of them. */
export type StoppedPickUp = {
  readonly since: string;
  readonly tyres: readonly { readonly position: string; readonly depthMm: number }[];
  readonly checks: readonly { readonly check: StoppingCheck; readonly note: string | null }[];
};

export type HandoverSigning =
  | { readonly name: string; readonly signature: string }
  | { readonly refusedBecause: string };

export type Handover = {
  readonly id: string;
  readonly version: number;
  readonly kind: HandoverKind;
  readonly startedAt: string;
  /** From then on nothing changes any more. */
  readonly signedAt: string | null;
  /** When it was signed on a device that had no line then; null if the signature came at once. */
  readonly signedOnDeviceAt: string | null;
  /**
   * Of a return that the customer signed alone: it waits for the depot, has been confirmed, or the depot did not find the
   * trailer. Null of every other.
   */
  readonly confirmation: ReturnConfirmation | null;
  /** With a key box the customer signs alone. */
  readonly keyBox: boolean;
  /** Whoever signs for the depot has to know its code of the day: it is not the operator's staff that asks. */
  readonly needsDepotCode: boolean;
  readonly company: string;
  readonly booking: {
    readonly id: string;
    readonly number: string;
    readonly orderId: string;
    readonly status: BookingState;
    readonly period: RentalPeriod;
    readonly driverName: string | null;
    readonly reservationNote: string | null;
    readonly services: readonly string[];
  };
  readonly trailer: LineTrailer & { readonly vin: string; readonly axles: number };
  readonly depot: DepotSummary & { readonly street: string; readonly postalCode: string; readonly phone: string };
  readonly plan: HandoverPlan;
  /** Lower than these, the meters have to be read twice. */
  readonly lastMileageKm: number | null;
  readonly lastEngineHours: number | null;
  /** Open damages of the trailer from before, to be looked at and not to be reported again. */
  readonly knownDamages: readonly KnownDamage[];
  /** Of a return: what the protocol of the pick-up says. */
  readonly pickUp: { readonly id: string; readonly signedAt: string; readonly parts: HandoverParts } | null;
  readonly parts: HandoverParts;
  readonly photos: readonly HandoverPhoto[];
  /** What is missing, step by step. While nothing but signatures is, it can be signed. */
  readonly obstacles: readonly HandoverObstacle[];
  /** Failed checks with which somebody of the operator lets the trailer go. */
  readonly release: PickUpRelease | null;
  readonly resumeStep: HandoverStep;
  /** Whether the booking allows the signature now; a pick-up can be signed from some hours before its start. */
  readonly canSign: boolean;
  /** Before `signedAt`: what the customer has signed waits for the depot. */
  readonly signatures: { readonly customer: HandoverSigning; readonly depot: HandoverSigning | null } | null;
};

export type ReturnConfirmation = 'toConfirm' | 'confirmed' | 'disputed';

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

export interface HandoverCalls {
  /** Starts a handover, or goes on with the one that was started: sent twice it answers the same. */
  'POST /api/bookings/{id}/handovers': { body: StartHandoverInput; answer: Handover };
  'GET /api/bookings/{id}/handovers/{hid}': { answer: Handover };
  'PATCH /api/bookings/{id}/handovers/{hid}': { body: HandoverPartsInput; answer: Handover };
  /** The body is the file itself. The same picture again changes nothing. */
  'PUT /api/bookings/{id}/handovers/{hid}/photos/{position}': { body: Blob; answer: HandoverPhoto };
  'DELETE /api/bookings/{id}/handovers/{hid}/photos/{position}': { answer: undefined };
  /**
   * What is missing is refused as `handover-incomplete` with `obstacles`. Without the depot, where it is staffed, a pick-up
   * stays open with the customer's signature, and a return waits for its confirmation. A wrong code is refused as
   * `depot-code-wrong` with `triesLeft`.
   */
  'POST /api/bookings/{id}/handovers/{hid}/sign': { body: SignHandoverInput; answer: Handover };
}
