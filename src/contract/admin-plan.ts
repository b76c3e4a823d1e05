import * as z from 'zod/mini';
import { STAY_REASONS } from '#domain/planning/find-stay-reason.ts';
import {
  MOST_CHANGES,
  PLAN_CHANGE_KINDS,
  PLAN_ORIGINS,
  PLAN_PROBLEMS,
  PLAN_STATES,
} from '#domain/planning/plan-change.ts';
import { LACKS } from '#domain/planning/twin-or-better.ts';
import { actReason } from './act-reason.ts';
import { declareCalls } from './call.ts';
import { id, text } from './field.ts';
import { kindName } from './admin-board.ts';
import { periodWarning } from './admin-booking.ts';
import { previewPeriodInput } from './admin-booking-input.ts';
import { money } from './money.ts';
import { staff } from './rights-row.ts';
import { type Answer, shape } from './shape.ts';
import { transferInput } from './transfer.ts';
import { workshopInput } from './workshop.ts';

const named = z.strictObject({ id: z.string(), number: z.string() });

/** One change of a plan, judged together with all others of it. */
const planChange = shape('PlanChange', {
  kind: z.enum(PLAN_CHANGE_KINDS),
  /** The stay in the workshop or the transfer that is dropped, or that was made of this. */
  allocationId: z.nullable(z.string()),
  /** Of the rental, the stay or the transfer, as it was seen; of a new one null. */
  version: z.nullable(z.number()),
  booking: z.nullable(z.extend(named, { company: z.string(), /** Of its depot. */ timeZone: z.string() })),
  /** From where a rental comes. */
  from: z.nullable(named),
  /** Where it goes, or where the stay is. */
  trailer: named,
  /** Where a transfer goes. */
  toDepot: z.nullable(z.strictObject({ id: z.string(), code: z.string() })),
  startsAt: z.string(),
  endsAt: z.string(),
  /** The period that a booking has as yet, if that is what changes. */
  before: z.nullable(z.strictObject({ startsAt: z.string(), endsAt: z.string() })),
  /** What another period costs more, net. */
  difference: z.nullable(money),
  warnings: z.array(periodWarning),
  note: z.nullable(z.string()),
  problem: z.nullable(z.enum(PLAN_PROBLEMS)),
  /** What the other trailer has less of, and why the customer should be asked first. */
  lacks: z.array(z.enum(LACKS)),
  stay: z.nullable(z.enum(STAY_REASONS)),
});
export type PlanChange = Answer<typeof planChange>;

export const planSummary = shape('PlanSummary', {
  id: z.string(),
  name: z.string(),
  origin: z.enum(PLAN_ORIGINS),
  status: z.enum(PLAN_STATES),
  changes: z.number(),
  author: z.string(),
  createdAt: z.string(),
  endedAt: z.nullable(z.string()),
  version: z.number(),
});
export type PlanSummary = Answer<typeof planSummary>;

export const plan = shape(
  'Plan',
  z.extend(z.omit(planSummary, { changes: true }), {
    changes: z.array(planChange),
    undoOf: z.nullable(z.string()),
  }),
);
export type Plan = Answer<typeof plan>;

const NAME_LENGTH = 120;
const version = z.int().check(z.positive());

/**
 * A change as somebody wishes it; the rest is known. Without a version it is about the rental or stay as it is now. Times are
 * those of the depot.
 */
export const planChangeInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('move'), bookingId: id, version: z.optional(version), trailerId: id }),
  z.safeExtend(previewPeriodInput, { kind: z.literal('period'), bookingId: id, version: z.optional(version) }),
  z.safeExtend(workshopInput, { kind: z.literal('workshop'), trailerId: id }),
  z.extend(transferInput, { kind: z.literal('transfer'), trailerId: id }),
  z.strictObject({ kind: z.literal('drop'), trailerId: id, allocationId: id, version: z.optional(version) }),
  /** Somebody of the desk calls the customer, and says what for. */
  z.strictObject({ kind: z.literal('task'), bookingId: id, note: text(200) }),
]);
export type PlanChangeInput = z.infer<typeof planChangeInput>;

const changes = z.array(planChangeInput).check(z.maxLength(MOST_CHANGES, 'too-many'));

export const createPlanInput = z.strictObject({ name: text(NAME_LENGTH), changes });
export type CreatePlanInput = z.infer<typeof createPlanInput>;
export const changePlanInput = z.strictObject({
  name: z.optional(text(NAME_LENGTH)),
  /** Changes that are taken out, by their places. */
  remove: z.optional(z.array(z.int().check(z.nonnegative())).check(z.maxLength(MOST_CHANGES, 'too-many'))),
  /** What is done besides; a change of the same booking or stay gives way. */
  add: z.optional(changes),
});
export type ChangePlanInput = z.infer<typeof changePlanInput>;
export const applyPlanInput = z.strictObject({ reason: actReason('swapTrailer') });
export type ApplyPlanInput = z.infer<typeof applyPlanInput>;

/** The trailers of one kind at one depot. */
export const repackInput = z.strictObject({
  name: text(NAME_LENGTH),
  depotId: id,
  type: kindName,
  subType: kindName,
});
export type RepackInput = z.infer<typeof repackInput>;

/** A stay in the workshop, what the plan is called, and what the desk is to do where nothing else is to be had. */
export const makeRoomInput = z.safeExtend(workshopInput, { trailerId: id, name: text(NAME_LENGTH), ask: text(200) });
export type MakeRoomInput = z.infer<typeof makeRoomInput>;

const repacking = shape('Repacking', {
  /** The moves, to be looked at; null where none brings anything. */
  plan: z.nullable(plan),
  /** How many whole weeks in a row can be sold of the next ones, as things stand and by the plan. */
  weeks: z.strictObject({ before: z.number(), after: z.number() }),
});
export type RepackAnswer = Answer<typeof repacking>;

export const adminPlanCalls = declareCalls({
  'GET /api/admin/plans': {
    says: 'Plans that are tried out, and those that were carried out last',
    rights: staff('orders.read'),
    answer: z.strictObject({ items: z.array(planSummary) }),
  },
  'POST /api/admin/plans': {
    says: 'Begin a plan',
    rights: staff('orders.write'),
    body: createPlanInput,
    answer: plan,
    status: 201,
  },
  'POST /api/admin/board/repack': {
    says: 'A plan by which trailers of one kind are free for longer in a row',
    rights: staff('orders.write'),
    body: repackInput,
    answer: repacking,
    status: 201,
  },
  'POST /api/admin/board/make-room': {
    says: 'A plan by which a booked trailer gets to the workshop',
    rights: staff('orders.write'),
    body: makeRoomInput,
    answer: plan,
    status: 201,
  },
  'GET /api/admin/plans/{id}': {
    says: 'A plan, judged as things stand',
    rights: staff('orders.read'),
    answer: plan,
  },
  'PATCH /api/admin/plans/{id}': {
    says: 'Change a plan',
    rights: staff('orders.write'),
    body: changePlanInput,
    answer: plan,
    takes: 'version',
  },
  'DELETE /api/admin/plans/{id}': {
    says: 'Discard a plan',
    rights: staff('orders.write'),
    takes: 'version',
  },
  'POST /api/admin/plans/{id}/apply': {
    says: 'Carry out a plan, all of it or nothing',
    rights: staff('orders.write'),
    body: applyPlanInput,
    answer: plan,
    takes: 'version',
  },
  'POST /api/admin/plans/{id}/undo': {
    says: 'A plan that takes back what another one did',
    rights: staff('orders.write'),
    answer: plan,
    status: 201,
  },
});
