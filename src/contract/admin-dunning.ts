import * as z from 'zod/mini';
import { DUNNING_CLAIM_KINDS } from '#domain/dunning/claim-kind.ts';
import { DUNNING_OBSTACLES } from '#domain/dunning/dunning-obstacle.ts';
import { isHalfYear } from '#domain/dunning/half-year.ts';
import { declareCalls } from './call.ts';
import { CLAIM_STATES, dunningLevel as level } from './dunning.ts';
import { hundredths, id, text } from './field.ts';
import { money } from './money.ts';
import { day } from './query.ts';
import { staff } from './rights-row.ts';
import { type Answer, shape } from './shape.ts';

const REASON_MAX = 500;
const MOST_COMPANIES = 50;
const LOWEST_RATE_POINTS = -500;
const HIGHEST_RATE_POINTS = 2000;

/** What is asked for beside an invoice. */
export const dunningClaim = shape('DunningClaim', {
  id: z.string(),
  businessUnitId: z.string(),
  company: z.string(),
  invoiceId: z.string(),
  invoiceNumber: z.string(),
  kind: z.enum(DUNNING_CLAIM_KINDS),
  amount: money,
  /** The days of an interest, both included. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  state: z.enum(CLAIM_STATES),
  waivedReason: z.nullable(z.string()),
  version: z.int(),
});
export type DunningClaim = Answer<typeof dunningClaim>;

const overdueInvoice = shape('OverdueInvoice', {
  invoiceId: z.string(),
  number: z.string(),
  dueOn: z.string(),
  daysOverdue: z.int(),
  open: money,
  /** The last letter about it. */
  last: z.nullable(z.strictObject({ level, sentOn: z.string() })),
  /** The one that follows, and from when on; null after the last. */
  next: z.nullable(z.strictObject({ level, on: z.string() })),
  /** To which a letter of today takes it; null if it only names it. */
  level: z.nullable(level),
  /** Why no letter names it. */
  obstacle: z.nullable(z.enum(DUNNING_OBSTACLES)),
  /** What a letter of today adds. */
  interest: money,
  fee: money,
  /** There is no interest, because a base rate is missing. */
  isRateMissing: z.boolean(),
});
export type OverdueInvoice = Answer<typeof overdueInvoice>;

/** What a company is late with, and the letter that could be sent to it. */
export const dunningProposal = shape('DunningProposal', {
  businessUnitId: z.string(),
  company: z.string(),
  holdUntil: z.nullable(z.string()),
  /** Of the letter; null if there is nothing to send today. */
  level: z.nullable(level),
  /** The longest overdue first. */
  invoices: z.array(overdueInvoice),
  /** What the letter asks for: invoices, what it adds, and what earlier ones have added. */
  open: money,
  claimed: money,
  total: money,
});
export type DunningProposal = Answer<typeof dunningProposal>;

export const dunningNotice = shape('DunningNotice', {
  id: z.string(),
  number: z.string(),
  level,
  sentOn: z.string(),
  businessUnitId: z.string(),
  company: z.string(),
  invoices: z.int(),
  total: money,
  /** Nobody has pressed a button for it. */
  isAutomatic: z.boolean(),
});
export type DunningNotice = Answer<typeof dunningNotice>;

const baseRate = z.strictObject({ validFrom: z.string(), basisPoints: z.int() });

export const baseRates = shape('BaseRates', {
  /** The newest first. */
  rates: z.array(baseRate),
  /** The half-years of what is overdue, and this one, that have none. */
  missing: z.array(z.string()),
});
export type BaseRatesAnswer = Answer<typeof baseRates>;

export const dunningOverview = shape('DunningOverview', {
  isBilledHere: z.boolean(),
  /** Letters are sent by themselves every morning. */
  isAutomatic: z.boolean(),
  /** Those with something to send first. */
  proposals: z.array(dunningProposal),
  isWhole: z.boolean(),
  /** Neither paid nor waived, the oldest first. */
  claims: z.array(dunningClaim),
  /** Those whose invoice was settled a month ago: somebody insists on them or waives them. */
  claimsToDecide: z.array(z.string()),
  /** What these companies have sent and nothing has used yet. */
  unused: z.array(
    z.strictObject({ paymentId: z.string(), businessUnitId: z.string(), bookedOn: z.string(), amount: money }),
  ),
  letters: z.array(dunningNotice),
  baseRates,
});
export type DunningOverview = Answer<typeof dunningOverview>;

export const sendDunningInput = z.strictObject({
  businessUnitIds: z.array(id).check(z.minLength(1, 'required'), z.maxLength(MOST_COMPANIES, 'too-many')),
});
export type SendDunningInput = z.infer<typeof sendDunningInput>;

export const sentDunning = shape('SentDunning', { letters: z.array(dunningNotice) });
export type SentDunning = Answer<typeof sentDunning>;

/** Null lifts it. */
export const holdDunningInput = z.strictObject({ businessUnitId: id, until: z.nullable(day) });
export type HoldDunningInput = z.infer<typeof holdDunningInput>;

export const dunningHold = shape('DunningHold', { businessUnitId: z.string(), holdUntil: z.nullable(z.string()) });
export type DunningHold = Answer<typeof dunningHold>;

export const waiveClaimInput = z.strictObject({ reason: text(REASON_MAX) });

/** With unused money of the company, or without any that is booked here. */
export const payClaimInput = z.strictObject({ paymentId: z.optional(id) });
export type PayClaimInput = z.infer<typeof payClaimInput>;

export const baseRateInput = z.strictObject({
  validFrom: day.check(z.refine(isHalfYear, 'half-year')),
  basisPoints: hundredths(LOWEST_RATE_POINTS, HIGHEST_RATE_POINTS),
});
export type BaseRateInput = z.infer<typeof baseRateInput>;

export const adminDunningCalls = declareCalls({
  'GET /api/admin/dunning/proposals': {
    says: 'What is overdue by company and the letters that could be sent, open claims, letters sent, base rates',
    rights: staff('money.read'),
    answer: dunningOverview,
  },
  'POST /api/admin/dunning/send': {
    says: 'Send one letter to each of these companies, with all that it is late with',
    rights: staff('money.write'),
    body: sendDunningInput,
    answer: sentDunning,
    status: 201,
    takes: 'requiredKey',
  },
  'POST /api/admin/dunning/hold': {
    says: 'Write no such letters to a company until a day, that day included',
    rights: staff('money.write'),
    body: holdDunningInput,
    answer: dunningHold,
  },
  'POST /api/admin/dunning/claims/{id}/waive': {
    says: 'Give up a claim, and say why',
    rights: staff('money.write'),
    body: waiveClaimInput,
    answer: dunningClaim,
    takes: 'version',
  },
  'POST /api/admin/dunning/claims/{id}/pay': {
    says: 'Record that a claim was paid, with unused money or by hand',
    rights: staff('money.write'),
    body: payClaimInput,
    answer: dunningClaim,
    takes: 'version',
  },
  'GET /api/admin/base-rates': {
    says: 'The base rates by half-year, and which are missing',
    rights: staff('money.read'),
    answer: baseRates,
  },
  'PUT /api/admin/base-rates': {
    says: 'Enter the base rate of a half-year',
    rights: staff('money.write'),
    body: baseRateInput,
    answer: baseRates,
  },
});
