import * as z from 'zod/mini';
import { APPROVAL_KIND_NAMES } from '#domain/approval/approval-kind.ts';
import { MONEY_TASKS } from '#domain/admin/task-kind.ts';
import { NOTE_SUBJECTS } from '#domain/note/note-kind.ts';
import { CERTIFICATES } from '#domain/trailer/certificate.ts';
import { TRAILER_STATES } from '#domain/trailer/trailer-state.ts';
import { stoppedPickUp } from './handover.ts';
import { money } from './money.ts';
import { type Answer, shape } from './shape.ts';

const taskTrailer = z.strictObject({ trailerId: z.string(), trailerNumber: z.string() });

/** All of one kind together, or one of them alone where a kind, mine or what rests is asked for. */
export const moneyTask = shape('MoneyTask', {
  kind: z.enum(MONEY_TASKS),
  /** `all`, or the id of the one. */
  objectId: z.string(),
  count: z.number(),
  /** How much it is about, where that is known. */
  amount: z.nullable(money),
  /** Of trailers that are out past their end: the days that nobody is billed for. */
  days: z.nullable(z.number()),
  /** Since when the first of them waits; of a batch, the day on which it is collected. */
  since: z.string(),
  /** Whatever has waited longest. */
  first: z.strictObject({
    id: z.string(),
    name: z.string(),
    /** The one that it is about, if it is about an invoice. */
    invoiceId: z.nullable(z.string()),
    businessUnitId: z.nullable(z.string()),
    company: z.string(),
  }),
});
export type MoneyTask = Answer<typeof moneyTask>;

/** What waits for the operator, most pressing first. */
export const task = shape(
  'Task',
  z.union([
    z.extend(taskTrailer, {
      kind: z.literal('overdue'),
      bookingId: z.string(),
      bookingNumber: z.string(),
      trailerType: z.string(),
      company: z.string(),
      phone: z.nullable(z.string()),
      since: z.string(),
      timeZone: z.string(),
      /** Begun days since its end, and what a return now would be charged for them, net. */
      daysLate: z.number(),
      charge: money,
      /** Bookings of the same trailer that cannot begin before it is back, the next one first. */
      endangered: z.array(
        z.strictObject({
          bookingId: z.string(),
          from: z.string(),
          company: z.string(),
          phone: z.nullable(z.string()),
        }),
      ),
      position: z.nullable(
        z.strictObject({
          place: z.string(),
          distanceKm: z.number(),
          at: z.string(),
          lat: z.number(),
          lon: z.number(),
        }),
      ),
      /** Calls about it, the latest first. */
      calls: z.array(
        z.strictObject({ at: z.string(), by: z.string(), contact: z.nullable(z.string()), text: z.string() }),
      ),
    }),
    /** It stands elsewhere than its plan says, and there is no time to bring it: whoever comes next needs another one. */
    z.extend(taskTrailer, {
      kind: z.literal('misplaced'),
      depot: z.string(),
      plannedDepot: z.string(),
      since: z.string(),
      timeZone: z.string(),
      next: z.nullable(
        z.strictObject({
          bookingId: z.string(),
          bookingNumber: z.string(),
          company: z.string(),
          pickUpAt: z.string(),
        }),
      ),
    }),
    /** It has less time than the drive takes. */
    z.extend(taskTrailer, {
      kind: z.literal('transferTight'),
      id: z.string(),
      from: z.string(),
      to: z.string(),
      startsAt: z.string(),
      endsAt: z.string(),
      timeZone: z.string(),
    }),
    /** A customer wants to keep a trailer that somebody else has next. */
    z.extend(taskTrailer, {
      kind: z.literal('extensionAsked'),
      id: z.string(),
      bookingId: z.string(),
      bookingNumber: z.string(),
      company: z.string(),
      phone: z.nullable(z.string()),
      note: z.nullable(z.string()),
      /** When the rental ends, and with it the time to answer. */
      until: z.string(),
      wanted: z.string(),
      since: z.string(),
      timeZone: z.string(),
    }),
    z.extend(taskTrailer, {
      kind: z.literal('pickUpStopped'),
      bookingId: z.string(),
      bookingNumber: z.string(),
      company: z.string(),
      depot: z.string(),
      timeZone: z.string(),
      stop: stoppedPickUp,
    }),
    z.extend(taskTrailer, {
      kind: z.enum(['returnToConfirm', 'pickUpToSign']),
      bookingId: z.string(),
      bookingNumber: z.string(),
      company: z.string(),
      depot: z.string(),
      since: z.string(),
      timeZone: z.string(),
    }),
    z.extend(taskTrailer, {
      kind: z.literal('certificateExpired'),
      certificate: z.enum(CERTIFICATES),
      validUntil: z.string(),
      depot: z.string(),
      /** When the workshop has it next, if that is planned. */
      workshopFrom: z.nullable(z.string()),
    }),
    z.strictObject({
      kind: z.literal('approvalLapsing'),
      orderId: z.string(),
      orderNumber: z.string(),
      company: z.string(),
      phone: z.nullable(z.string()),
      amount: money,
      lapsesAt: z.string(),
    }),
    /** Somebody has asked for what needs two people; not shown to whoever asked. */
    z.strictObject({
      kind: z.literal('secondPair'),
      id: z.string(),
      act: z.enum(APPROVAL_KIND_NAMES),
      name: z.string(),
      company: z.nullable(z.string()),
      amount: money,
      askedBy: z.string(),
      since: z.string(),
    }),
    z.extend(taskTrailer, {
      kind: z.literal('trailerIncomplete'),
      depot: z.string(),
      status: z.enum(TRAILER_STATES),
      /** Certificates that it must have and has not. */
      missing: z.array(z.enum(CERTIFICATES)),
      hasWrongPrice: z.boolean(),
    }),
    z.strictObject({
      kind: z.literal('advancePayment'),
      orderId: z.string(),
      orderNumber: z.string(),
      company: z.string(),
      amount: money,
      lapsesAt: z.string(),
    }),
    z.extend(taskTrailer, {
      kind: z.literal('notPickedUp'),
      bookingId: z.string(),
      bookingNumber: z.string(),
      company: z.string(),
      since: z.string(),
      timeZone: z.string(),
    }),
    z.extend(taskTrailer, {
      kind: z.literal('tightChangeover'),
      /** The booking that follows. */
      bookingId: z.string(),
      depot: z.string(),
      returnAt: z.string(),
      pickUpAt: z.string(),
      timeZone: z.string(),
    }),
    /** It should have arrived at the other depot. */
    z.extend(taskTrailer, {
      kind: z.literal('transferLate'),
      id: z.string(),
      from: z.string(),
      to: z.string(),
      dueAt: z.string(),
      timeZone: z.string(),
    }),
    /** Fewer trailers will stand free there than should. */
    z.strictObject({
      kind: z.literal('depotShort'),
      depotId: z.string(),
      depot: z.string(),
      firstOn: z.string(),
      missing: z.array(z.strictObject({ type: z.string(), count: z.number() })),
    }),
    /** The trailer of a coming booking is not expected back in time. */
    z.extend(taskTrailer, {
      kind: z.literal('nextEndangered'),
      bookingId: z.string(),
      bookingNumber: z.string(),
      /** With which it can be given another trailer at once. */
      version: z.number(),
      company: z.string(),
      phone: z.nullable(z.string()),
      depot: z.string(),
      pickUpAt: z.string(),
      /** When the trailer is expected, and when it can be had after its turnaround. */
      expectedAt: z.string(),
      readyAt: z.string(),
      /** Who has it. */
      late: z.strictObject({ bookingId: z.string(), number: z.string(), company: z.string() }),
      timeZone: z.string(),
    }),
    z.strictObject({
      kind: z.literal('signUp'),
      businessUnitId: z.string(),
      company: z.string(),
      country: z.string(),
      vatIdStatus: z.enum(['unchecked', 'valid', 'invalid']),
      since: z.string(),
      /** There is another company that may be the same. */
      hasTwin: z.boolean(),
    }),
    z.strictObject({
      kind: z.literal('noteDue'),
      id: z.string(),
      text: z.string(),
      dueOn: z.string(),
      owner: z.nullable(z.string()),
      /** What it is about; a booking before its company. */
      about: z.strictObject({ kind: z.enum(NOTE_SUBJECTS), id: z.string(), name: z.string() }),
    }),
    z.strictObject({ kind: z.literal('paymentOverdue'), orders: z.number(), amount: money }),
    moneyTask,
    z.strictObject({ kind: z.literal('toClose'), bookings: z.number() }),
    z.strictObject({
      kind: z.literal('certificateEnding'),
      days: z.number(),
      trailers: z.number(),
      first: z.array(taskTrailer),
    }),
  ]),
);
export type Task = Answer<typeof task>;
