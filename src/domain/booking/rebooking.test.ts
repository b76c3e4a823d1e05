import { describe, expect, test } from 'vitest';
import { Temporal } from 'temporal-polyfill';
import { money } from '#domain/money/money.ts';
import type { Tax } from '#domain/tax/vat.ts';
import type { TrailerForRent } from './availability.ts';
import { rebookedParts } from './rebooked-parts.ts';
import { findRebookedProblems } from './rebooked-services.ts';
import { USUAL_FEE_TERMS } from './cancellation-fee.ts';
import { checkRebooking, latestPickUp } from './rebooking.ts';

const timeZone = 'Europe/Berlin';
const at = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).toInstant();
const period = (from: string, to: string) => ({ from: at(from), to: at(to), timeZone });

const HOURS = [{ from: '07:00', to: '18:00' }];
const TRAILER: TrailerForRent = {
  state: 'active',
  turnaroundHours: 2,
  minimumDays: 1,
  isOverdue: false,
  certificates: [{ kind: 'hu', validUntil: '2027-06-30' }],
  allocations: [
    { kind: 'rental', from: at('2026-11-18T09:00'), to: at('2026-11-23T11:00'), expiresAt: null, isOwn: true },
    { kind: 'rental', from: at('2026-11-27T09:00'), to: at('2026-11-30T11:00'), expiresAt: null, isOwn: false },
  ],
  calendar: {
    timeZone,
    keyBox: false,
    week: { 1: HOURS, 2: HOURS, 3: HOURS, 4: HOURS, 5: HOURS },
    exceptions: [],
    holidays: new Set(),
  },
  lacksCertificate: false,
  leadTimeMinutes: 120,
};
/** Wednesday to Monday. */
const AGREED = period('2026-11-18T09:00', '2026-11-23T09:00');
const DAYS_BEFORE = at('2026-11-13T09:00');

const check = (wanted: typeof AGREED, now = DAYS_BEFORE, trailer: Partial<TrailerForRent> = {}) =>
  checkRebooking({ agreed: AGREED, wanted, terms: USUAL_FEE_TERMS, trailer: { ...TRAILER, ...trailer } }, now);

describe('another period of a booking', () => {
  test.each([
    ['as agreed', '2026-11-18T09:00', '2026-11-23T09:00', null],
    ['two days later', '2026-11-20T09:00', '2026-11-25T09:00', null],
    ['up to the next rental and its turnaround', '2026-11-18T09:00', '2026-11-27T07:00', null],
    ['into the turnaround before the next rental', '2026-11-18T09:00', '2026-11-27T07:30', 'taken'],
    ['around the next rental', '2026-11-18T09:00', '2026-12-02T09:00', 'taken'],
    ['with a pick-up on a Sunday', '2026-11-15T09:00', '2026-11-23T09:00', 'closed'],
    ['with a return at night', '2026-11-18T09:00', '2026-11-23T22:00', 'closed'],
    ['in the past', '2026-11-12T09:00', '2026-11-23T09:00', 'leadTime'],
    ['sooner than it can be made ready', '2026-11-13T10:00', '2026-11-23T09:00', 'leadTime'],
    ['shorter', '2026-11-19T09:00', '2026-11-20T09:00', null],
  ])('%s', (_, from, to, problem) => {
    expect(check(period(from, to))).toMatchObject({ problem });
  });

  test('that somebody else has is told with the next pick-up within the hours of the depot', () => {
    const wanted = period('2026-11-18T09:00', '2026-12-02T09:00');
    const longer = { minimumDays: 30 };
    const night = { kind: 'rental', from: at('2026-11-27T09:00'), to: at('2026-11-30T20:00') } as const;
    const untilNight = { allocations: [{ ...night, expiresAt: null, isOwn: false }] };
    const inFeeTime = at('2026-11-17T12:00');
    expect(String(check(wanted).nextFreeFrom)).toBe(String(at('2026-11-30T11:00')));
    expect(String(check(wanted, DAYS_BEFORE, untilNight).nextFreeFrom)).toBe(String(at('2026-12-01T07:00')));
    expect(check(wanted, inFeeTime)).toMatchObject({ problem: 'taken', nextFreeFrom: null });
    expect(check(wanted, DAYS_BEFORE, longer)).toMatchObject({ problem: 'minimumPeriod', nextFreeFrom: null });
  });

  test('is not judged again where it stays as agreed', () => {
    const closed = { calendar: { ...TRAILER.calendar, week: { 5: HOURS } } };
    const soon = at('2026-11-18T08:30');
    expect(check(period('2026-11-18T09:00', '2026-11-20T09:00'), soon, closed)).toMatchObject({ problem: null });
    expect(check(period('2026-11-18T09:00', '2026-11-19T09:00'), soon, closed)).toMatchObject({
      problem: 'closed',
      at: 'to',
    });
  });

  test('within what is agreed takes nothing that the trailer would have to give', () => {
    const out = { isOverdue: true, state: 'workshop' } as const;
    expect(check(period('2026-11-18T09:00', '2026-11-20T09:00'), DAYS_BEFORE, out)).toMatchObject({ problem: null });
    expect(check(period('2026-11-18T09:00', '2026-11-24T09:00'), DAYS_BEFORE, out)).toMatchObject({
      problem: 'overdue',
    });
  });

  test('is no shorter than the type allows, and covered by its certificates', () => {
    expect(check(period('2026-11-18T09:00', '2026-11-20T09:00'), DAYS_BEFORE, { minimumDays: 3 })).toMatchObject({
      problem: 'minimumPeriod',
      at: 'to',
    });
    const certificates = [{ kind: 'hu', validUntil: '2026-11-24' }] as const;
    expect(check(period('2026-11-18T09:00', '2026-11-25T09:00'), DAYS_BEFORE, { certificates })).toMatchObject({
      problem: 'certificate',
    });
  });
});

describe('once cancelling costs a fee', () => {
  const evening = at('2026-11-17T16:00');

  test('a pick-up can be put off by hours, but not so far that cancelling were free again', () => {
    expect(latestPickUp(AGREED.from, USUAL_FEE_TERMS, evening)).toEqual(at('2026-11-18T16:00'));
    expect(check(period('2026-11-18T16:00', '2026-11-23T09:00'), evening)).toMatchObject({ problem: null });
    expect(check(period('2026-11-18T16:30', '2026-11-23T09:00'), evening)).toMatchObject({
      problem: 'feeTime',
      at: 'from',
    });
    expect(check(period('2026-11-18T09:00', '2026-11-20T09:00'), evening)).toMatchObject({ problem: null });
  });

  test('and until then to any day', () => {
    expect(latestPickUp(AGREED.from, USUAL_FEE_TERMS, at('2026-11-17T09:00'))).toBeNull();
    expect(check(period('2026-11-20T09:00', '2026-11-25T09:00'), at('2026-11-17T09:00'))).toMatchObject({
      problem: null,
    });
  });
});

describe('the services of a booking', () => {
  const rule = (key: string, more: object = {}) => ({
    key,
    mandatory: false,
    requires: [],
    excludes: [],
    leadTimeHours: 0,
    ...more,
  });
  const offered = [
    rule('basic', { mandatory: true }),
    rule('plus', { excludes: ['top'] }),
    rule('top'),
    rule('precool', { leadTimeHours: 48 }),
    rule('tracking', { requires: ['plus'] }),
  ];
  const problems = (booked: readonly string[], chosen: readonly string[], isEarlier = false, now = DAYS_BEFORE) =>
    findRebookedProblems({ booked, chosen, offered, pickUp: AGREED.from, isEarlier }, now).map(
      ({ key, problem }) => `${key} ${problem}`,
    );
  const dayBefore = at('2026-11-17T08:00');

  test.each([
    ['one more', ['basic'], ['basic', 'plus'], []],
    ['one for another', ['basic', 'plus'], ['basic', 'top'], []],
    ['two that exclude each other', ['basic', 'plus'], ['basic', 'plus', 'top'], ['plus excludes']],
    ['one without what it needs', ['basic'], ['basic', 'tracking'], ['tracking requires']],
    ['without what is mandatory', ['basic', 'plus'], ['plus'], ['basic missing']],
    ['what has become mandatory since', ['plus'], ['top'], []],
    ['what is no longer offered', ['basic', 'gone'], ['basic', 'gone', 'plus'], []],
    ['what was never offered', ['basic'], ['basic', 'gone'], ['gone unknown']],
  ])('%s', (_, booked, chosen, expected) => {
    expect(problems(booked, chosen)).toEqual(expected);
  });

  test('that take time can be added in time, and stay if the pick-up is not earlier', () => {
    expect(problems(['basic'], ['basic', 'precool'])).toEqual([]);
    expect(problems(['basic'], ['basic', 'precool'], false, dayBefore)).toEqual(['precool tooLate']);
    expect(problems(['basic', 'precool'], ['basic', 'precool', 'plus'], false, dayBefore)).toEqual([]);
    expect(problems(['basic', 'precool'], ['basic', 'precool'], true, dayBefore)).toEqual(['precool tooLate']);
    expect(problems(['basic', 'precool'], ['basic'], true, dayBefore)).toEqual([]);
  });
});

describe('what a booking is made of', () => {
  const german: Tax = { country: 'DE', case: 'shortTerm', basisPoints: 1900 };
  const reverse: Tax = { country: 'PL', case: 'reverseCharge', basisPoints: 0 };
  const parts = [
    { net: money(10_000), tax: german },
    { net: money(3000), tax: german },
    { net: money(2000), tax: reverse },
  ];
  const cents = (net: number, tax: Tax, isAgreedAnew: boolean) =>
    rebookedParts(parts, { net: money(net), tax }, { isAgreedAnew }).map((part) => [part.net.cents, part.tax.case]);

  test.each([
    ['more services', 16_000, [11_000, 3000, 2000]],
    ['the same', 15_000, [10_000, 3000, 2000]],
    ['fewer services', 14_500, [10_000, 3000, 1500]],
    ['far fewer services', 9500, [9500, 0, 0]],
  ])('%s reopen no tax', (_, net, amounts) => {
    expect(cents(net, german, false)).toEqual([
      [amounts[0], 'shortTerm'],
      [amounts[1], 'shortTerm'],
      [amounts[2], 'reverseCharge'],
    ]);
  });

  test('another period is one part, taxed by its length', () => {
    expect(cents(20_000, reverse, true)).toEqual([
      [20_000, 'reverseCharge'],
      [0, 'reverseCharge'],
      [0, 'reverseCharge'],
    ]);
  });
});
