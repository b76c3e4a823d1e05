import * as z from 'zod/mini';
import { APPROVAL_KIND_NAMES } from '#domain/approval/approval-kind.ts';
import { CERTIFICATES } from '#domain/trailer/certificate.ts';
import { TRAILER_STATES } from '#domain/trailer/trailer-state.ts';
import { preparation } from './admin-preparation.ts';
import { id } from './field.ts';
import { stoppedPickUp } from './handover.ts';
import { lineService } from './line.ts';
import { many, wallTime } from './query.ts';
import { money } from './money.ts';
import { type Answer, shape } from './shape.ts';
import { NOTE_SUBJECTS } from '#domain/note/note-kind.ts';
import { ALL_OF_THEM, MONEY_TASKS, TASK_KINDS, TASK_VIEWS } from '#domain/admin/task-kind.ts';
import { declareCalls } from './call.ts';
import { staff } from './rights-row.ts';

const day = wallTime.check(z.maxLength(10, 'wall-time'));

/** How many of the trailers are on rent. */
export const share = shape('Share', { onRent: z.number(), trailers: z.number() });
export type Share = Answer<typeof share>;

/** The figures at the head of the console. `today` is the operator's day; a trailer is free if nobody comes for it within a day. */
export const figures = shape('Figures', {
  now: z.string(),
  today: z.string(),
  fleet: z.extend(share, { reserved: z.number(), workshop: z.number(), free: z.number() }),
  utilisation: z.strictObject({ percent: z.number(), weekAgoPercent: z.number() }),
  /**
   * Of the orders of this month until now, net: what was agreed, what was charged or credited since, and what is to be
   * paid; and the last of the month before until the same day and hour.
   */
  revenue: z.strictObject({ month: z.string(), agreed: money, feesAndCredits: money, net: money, previousNet: money }),
  /**
   * Invoices less credit notes by the month of their issue, net, the last twelve months with this one; damages are not
   * among them. Null where somebody else invoices.
   */
  invoiced: z.nullable(
    z.array(z.strictObject({ month: z.string(), net: money, invoices: z.number(), creditNotes: z.number() })),
  ),
  /** Transfers that are awaited, gross. */
  payments: z.strictObject({ open: money, orders: z.number(), overdue: z.number() }),
  notBack: z.strictObject({
    count: z.number(),
    longest: z.nullable(z.strictObject({ bookingId: z.string(), trailerNumber: z.string(), since: z.string() })),
  }),
  types: z.array(z.extend(share, { type: z.string() })),
  depots: z.array(z.extend(share, { depotId: z.string(), name: z.string() })),
});
export type Figures = Answer<typeof figures>;

/** How much of the fleet of today is on rent at noon of a day; of today, now. Days to come count what is booked. */
export const utilisationDay = shape('UtilisationDay', {
  day: z.string(),
  time: z.enum(['past', 'today', 'ahead']),
  onRent: z.number(),
  percent: z.number(),
});
export const utilisation = shape('Utilisation', { trailers: z.number(), days: z.array(utilisationDay) });
export type Utilisation = Answer<typeof utilisation>;

const taskTrailer = z.strictObject({ trailerId: z.string(), trailerNumber: z.string() });

/** All of one kind together. */
export const moneyTask = shape('MoneyTask', {
  kind: z.enum(MONEY_TASKS),
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

const person = z.strictObject({ id: z.string(), name: z.string() });

/** Who has taken a task, and until when it rests. */
export const taskHold = shape('TaskHold', {
  kind: z.enum(TASK_KINDS),
  /** The booking, trailer, order, company or note that it is about; `all` where a kind is one task. */
  objectId: z.string(),
  owner: z.nullable(person),
  restsUntil: z.nullable(z.string()),
  /** 0 until somebody has taken it or put it off. */
  version: z.number(),
});
export type TaskHold = Answer<typeof taskHold>;

export const taskList = shape('TaskList', {
  items: z.array(task),
  /** Of those among the items that somebody has taken or put off. */
  holds: z.array(taskHold),
  /** How many there are of each kind, however few are shown. */
  counts: z.array(z.strictObject({ kind: z.enum(TASK_KINDS), count: z.number() })),
  /** How many rest until another day. */
  resting: z.number(),
  /** Who can be given a task. */
  owners: z.array(person),
  nextCursor: z.nullable(z.string()),
});
export type TaskList = Answer<typeof taskList>;

/** Without a kind, the first of each. */
export const taskQuery = z.strictObject({
  kind: z.optional(z.enum(TASK_KINDS, 'unknown')),
  show: z.optional(z.enum(TASK_VIEWS, 'unknown')),
  cursor: z.optional(z.string().check(z.maxLength(1000, 'too-long'))),
});
export type TaskQuery = z.infer<typeof taskQuery>;

/** What is left out stays as it is. A task that follows from a state is done by changing that. */
export const changeTaskInput = z.strictObject({
  kind: z.enum(TASK_KINDS, 'unknown'),
  objectId: z.union([z.literal(ALL_OF_THEM), id], 'id'),
  ownerId: z.optional(z.nullable(id)),
  restsUntil: z.optional(z.nullable(day)),
  isDone: z.optional(z.boolean()),
});
export type ChangeTaskInput = z.infer<typeof changeTaskInput>;

/** A pick-up or a return of one day, by the clock of its depot. */
export const yardEvent = shape('YardEvent', {
  kind: z.enum(['pickUp', 'return']),
  bookingId: z.string(),
  bookingNumber: z.string(),
  orderId: z.string(),
  at: z.string(),
  /** `YYYY-MM-DD` */
  localDate: z.string(),
  /** `HH:mm` */
  localTime: z.string(),
  isDone: z.boolean(),
  /** Of a return: its time has passed and the trailer is out. */
  isOverdue: z.boolean(),
  /** Its order is not confirmed yet, so it must not leave. */
  isWaiting: z.boolean(),
  trailerId: z.string(),
  trailerNumber: z.string(),
  plate: z.string(),
  trailerType: z.string(),
  subType: z.string(),
  company: z.string(),
  phone: z.nullable(z.string()),
  driverName: z.nullable(z.string()),
  driverPhone: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** What was ordered with the trailer, in its own names. */
  services: z.array(z.pick(lineService, { key: true, names: true })),
  /** Whether whoever asks may begin the handover now. */
  canBegin: z.boolean(),
  /** Of a pick-up: who has made it ready. */
  prepared: z.nullable(preparation),
});
export type YardEvent = Answer<typeof yardEvent>;

export const yardDay = shape('YardDay', {
  depotId: z.string(),
  code: z.string(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  timeZone: z.string(),
  /** The depot's own date. */
  date: z.string(),
  /** With which its people sign on a customer's device that day; none at a key box. */
  codeOfDay: z.nullable(z.string()),
  /** `HH:mm` by the depot's clock, if the day is today. */
  localNow: z.nullable(z.string()),
  /** Somebody of a depot works here. */
  isOwn: z.boolean(),
  /** Returns of earlier days that are still awaited, of today and tomorrow. */
  overdue: z.array(yardEvent),
  events: z.array(yardEvent),
});
export type YardDay = Answer<typeof yardDay>;

export const utilisationQuery = z.strictObject({
  type: z.optional(many(z.string().check(z.maxLength(40)))),
  depot: z.optional(many(id)),
});
export type UtilisationQuery = z.infer<typeof utilisationQuery>;

export const yardQuery = z.strictObject({
  depot: z.optional(id),
  /** By each depot's own calendar; today if it is left out. */
  date: z.optional(day),
});
export type YardQuery = z.infer<typeof yardQuery>;

/** `GET /api/admin/figures.csv` answers the utilisation by day, type and depot as a file. */
export const adminFigureCalls = declareCalls({
  'GET /api/admin/figures': { says: 'Key figures', rights: staff('desk.read'), answer: figures },
  'GET /api/admin/figures/utilisation': {
    says: 'Utilisation',
    rights: staff('utilisation.read'),
    query: utilisationQuery,
    answer: utilisation,
  },
  'GET /api/admin/figures.csv': {
    says: 'Utilisation as a file',
    rights: staff('utilisation.read'),
    query: utilisationQuery,
    answer: { file: 'text/csv' },
  },
  'GET /api/admin/figures/tasks': {
    says: 'What is to do',
    rights: staff('desk.read'),
    query: taskQuery,
    answer: taskList,
  },
  /** A stale version is refused with `current`: who has it meanwhile. */
  'PATCH /api/admin/figures/tasks': {
    says: 'Take a task, give it to somebody or back, or let it rest until a day',
    rights: staff('tasks.write'),
    body: changeTaskInput,
    answer: taskHold,
    takes: 'version',
  },
  'GET /api/admin/figures/yards': {
    says: 'A day at the depots',
    rights: staff('yard.read'),
    query: yardQuery,
    answer: z.strictObject({ items: z.array(yardDay) }),
  },
});
