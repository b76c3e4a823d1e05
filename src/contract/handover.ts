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
  mileage: z.optional(z.strictObject({ km: count(MOST_MILEAGE_KM) })),
  cooling: z.optional(z.strictObject({ engineHours: count(MOST_ENGINE_HOURS), fuelPercent: count(100) })),
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

export type HandoverParts = {
  readonly driver: { readonly name: string; readonly licenceNumber: string | null } | null;
  readonly mileage: { readonly km: number } | null;
  readonly cooling: { readonly engineHours: number; readonly fuelPercent: number } | null;
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
  /** Without these it cannot be signed. */
  readonly photos: readonly PhotoPosition[];
  /** The sides of the trailer on which a damage can be marked. */
  readonly views: readonly DamageView[];
  /** In their order, with what the last protocol of the trailer says. */
  readonly tyres: readonly { readonly position: string; readonly lastMm: number | null }[];
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
  /** With a key box the customer signs alone. */
  readonly keyBox: boolean;
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
  /** The mileage cannot be lower than it was. */
  readonly lastMileageKm: number | null;
  /** Open damages of the trailer from before, to be looked at and not to be reported again. */
  readonly knownDamages: readonly KnownDamage[];
  /** Of a return: what the protocol of the pick-up says. */
  readonly pickUp: { readonly id: string; readonly signedAt: string; readonly parts: HandoverParts } | null;
  readonly parts: HandoverParts;
  readonly photos: readonly HandoverPhoto[];
  /** What is missing, step by step. While nothing but signatures is, it can be signed. */
  readonly obstacles: readonly HandoverObstacle[];
  readonly resumeStep: HandoverStep;
  /** Whether the booking allows the signature now; a pick-up can be signed from some hours before its start. */
  readonly canSign: boolean;
  readonly signatures: { readonly customer: HandoverSigning; readonly depot: HandoverSigning | null } | null;
};

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

export const signHandoverInput = z.strictObject({
  customer: signing,
  /** Whoever hands the trailer over or takes it back at the depot; nobody at a key box. */
  depot: z.optional(signing),
});
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
  /** What is missing is refused as `handover-incomplete` with `obstacles`. */
  'POST /api/bookings/{id}/handovers/{hid}/sign': { body: SignHandoverInput; answer: Handover };
}
