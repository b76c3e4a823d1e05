import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { findStayReason, type Moveable } from './find-stay-reason.ts';
import { LACKS, type TrailerWorth, twinOrBetter } from './twin-or-better.ts';

const at = (text: string) => Temporal.Instant.from(`${text}Z`);
const NOW = at('2026-11-18T09:00');

describe('a booking', () => {
  const booking: Moveable = {
    state: 'reserved',
    unitChoice: 'any',
    isOneWay: false,
    isHandoverBegun: false,
    pickUp: at('2026-11-20T09:00'),
    movedAt: null,
  };
  test.each([
    ['for which an equal or better trailer is fine may be moved', {}, undefined],
    ['of exactly one trailer keeps it', { unitChoice: 'exact' }, 'exact'],
    ['that ends elsewhere keeps it, as where its trailer is afterwards is planned', { isOneWay: true }, 'oneWay'],
    ['that is out keeps its trailer', { state: 'onRent' }, 'state'],
    ['that is over has nothing to move', { state: 'cancelled' }, 'state'],
    ['whose pick-up has begun keeps its trailer', { isHandoverBegun: true }, 'handover'],
    ['may be moved a day before its pick-up', { pickUp: at('2026-11-19T09:00') }, undefined],
    ['keeps its trailer a minute later', { pickUp: at('2026-11-19T08:59') }, 'soon'],
    ['that was moved is left alone', { movedAt: at('2026-11-11T09:01') }, 'moved'],
    ['may be moved again after a week', { movedAt: at('2026-11-11T09:00') }, undefined],
  ] as const)('%s', (_, changes, reason) => {
    expect(findStayReason({ ...booking, ...changes }, NOW)).toBe(reason);
  });
});

describe('another trailer', () => {
  const booked: TrailerWorth = {
    type: 'plane',
    subType: 'standard',
    priceClass: 'plane',
    dayRateCents: 3200,
    payloadKg: 27_000,
    innerLengthMm: 13_620,
    innerWidthMm: 2480,
    innerHeightMm: 2700,
    euroPallets: 34,
    volumeM3: 91,
    tailLiftKg: null,
    telematics: 'gps',
    certificates: ['hu', 'xl'],
  };
  test.each([
    ['is a twin if it has all of it', {}, 'twin'],
    ['is a twin also if it has more', { payloadKg: 28_000, telematics: 'full', tailLiftKg: 2000 }, 'twin'],
    ['is better in a dearer class', { priceClass: 'planeMega', dayRateCents: 4100 }, 'better'],
    ['is better in another class at the same rate', { priceClass: 'planeMega' }, 'better'],
  ] as const)('%s', (_, changes, rank) => {
    expect(twinOrBetter({ ...booked, ...changes }, booked)).toEqual({ rank, lacks: [] });
  });

  test.each([
    [{ type: 'box' }, 'subType'],
    [{ subType: 'mega' }, 'subType'],
    [{ priceClass: 'planeOld', dayRateCents: 3100 }, 'priceClass'],
    [{ priceClass: 'planeOld', dayRateCents: null }, 'priceClass'],
    [{ payloadKg: 26_999 }, 'payload'],
    [{ innerHeightMm: 2650 }, 'inner'],
    [{ innerLengthMm: null }, 'inner'],
    [{ euroPallets: 33 }, 'pallets'],
    [{ volumeM3: 90 }, 'volume'],
    [{ telematics: 'none' }, 'telematics'],
    [{ certificates: ['hu'] }, 'certificate'],
  ] as const)('with %j lacks %s', (changes, lack) => {
    expect(twinOrBetter({ ...booked, ...changes }, booked)).toEqual({ rank: null, lacks: [lack] });
  });

  test('without a tail lift is none for who has booked one', () => {
    const lifting = { ...booked, tailLiftKg: 2000 };
    expect(twinOrBetter({ ...booked, tailLiftKg: 1500 }, lifting).lacks).toEqual(['tailLift']);
    expect(twinOrBetter(booked, lifting).lacks).toEqual(['tailLift']);
  });

  test('that lacks everything is told so', () => {
    const poor: TrailerWorth = {
      ...booked,
      subType: 'city',
      priceClass: 'planeOld',
      dayRateCents: 1,
      payloadKg: 1,
      innerWidthMm: 1,
      euroPallets: null,
      volumeM3: null,
      telematics: 'none',
      certificates: [],
    };
    expect(twinOrBetter(poor, { ...booked, tailLiftKg: 1 }).lacks).toEqual(LACKS);
  });
});
