import * as z from 'zod/mini';
import { CHARGE_KINDS } from '#domain/charge/charge-kind.ts';
import { CHARGE_STATES } from '#domain/charge/charge-state.ts';
import { BYTES, declareCalls } from './call.ts';
import { hundredths, SEVERAL_LINES, text } from './field.ts';
import { money } from './money.ts';
import { amend, BOOKING_READERS, forRoles, staff } from './rights-row.ts';
import { type Answer, shape, wholeListOf } from './shape.ts';

/** A million euros: whatever costs more is no matter for a form. */
const HIGHEST_CHARGE_CENTS = 100_000_000;
export const CHARGE_NOTE_LENGTH = 300;
export const OBJECTION_LENGTH = 1000;

export const addChargeInput = z.strictObject({
  kind: z.enum(CHARGE_KINDS, 'unknown'),
  /** Net; of a damage all that it has cost. */
  cents: hundredths(1, HIGHEST_CHARGE_CENTS),
  /** Stands on the invoice or the claim. */
  note: text(CHARGE_NOTE_LENGTH),
});
export type AddChargeInput = z.infer<typeof addChargeInput>;

export const objectionInput = z.strictObject({
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'required'),
      z.maxLength(OBJECTION_LENGTH, 'too-long'),
      z.regex(SEVERAL_LINES, 'characters'),
    ),
});
export type ObjectionInput = z.infer<typeof objectionInput>;

/** What the operator charges for a booking after the fact. It is part of invoices and claims, not of the order. */
export const laterCharge = shape('LaterCharge', {
  id: z.string(),
  at: z.string(),
  kind: z.enum(CHARGE_KINDS),
  state: z.enum(CHARGE_STATES),
  note: z.string(),
  net: money,
  /** What a damage has cost in all. */
  cost: z.nullable(money),
  /** The last day on which it can be objected to, `YYYY-MM-DD`. */
  objectionUntil: z.nullable(z.string()),
  objection: z.nullable(z.string()),
  /** Whether whoever asks may object to it now. */
  mayObject: z.boolean(),
  /** What it looks like. Those who see the booking see them, and nobody else. */
  photos: z.array(z.strictObject({ position: z.string(), url: z.string(), width: z.number(), height: z.number() })),
  /** What bills it. */
  invoice: z.nullable(z.strictObject({ id: z.string(), number: z.string() })),
});
export type LaterCharge = Answer<typeof laterCharge>;

const charges = wholeListOf(laterCharge);

export const CHARGE_PHOTOS = ['1', '2', '3', '4', '5', '6'] as const;
const photo = { position: z.enum(CHARGE_PHOTOS) };
/** Another picture has another version. */
const photoQuery = z.strictObject({ v: z.optional(z.string().check(z.maxLength(64))) });

/** Whoever answers for a rental or for its invoices; nobody in somebody's name. */
const OBJECTORS = amend(forRoles(['admin', 'dispatcher', 'accountant'], 'hidden'), { impersonator: 'forbidden' });

export const chargeCalls = declareCalls({
  'GET /api/bookings/{id}/charges': {
    says: 'What the operator has charged for a booking after the fact',
    rights: BOOKING_READERS,
    answer: charges,
  },
  'POST /api/bookings/{id}/charges/{chargeId}/objection': {
    says: 'Object to a claim before it is billed',
    rights: OBJECTORS,
    body: objectionInput,
    answer: charges,
  },
  'GET /api/bookings/{id}/charges/{chargeId}/photos/{position}': {
    says: 'A photo of a claim',
    rights: BOOKING_READERS,
    params: photo,
    query: photoQuery,
    answer: { file: 'image/*' },
  },
  /** The body is the file itself. The same picture again changes nothing. */
  'PUT /api/admin/bookings/{id}/charges/{chargeId}/photos/{position}': {
    says: 'Keep a photo of a claim that is not billed yet',
    rights: staff('orders.write'),
    params: photo,
    body: BYTES,
    answer: charges,
  },
  'DELETE /api/admin/bookings/{id}/charges/{chargeId}/photos/{position}': {
    says: 'Take a photo of a claim back',
    rights: staff('orders.write'),
    params: photo,
    answer: charges,
  },
  'POST /api/admin/bookings/{id}/charges': {
    says: 'Charge something for a rental: a damage as a claim, anything else with the next invoice',
    rights: staff('orders.write'),
    body: addChargeInput,
    answer: charges,
    status: 201,
    takes: 'key',
  },
  'DELETE /api/admin/bookings/{id}/charges/{chargeId}': {
    says: 'Waive a charge that has not been billed',
    rights: staff('orders.write'),
    answer: charges,
  },
});
