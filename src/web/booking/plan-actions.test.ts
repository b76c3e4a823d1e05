import { expect, test } from 'vitest';
import type { BookingAction } from '#domain/booking/booking-action.ts';
import { planActions } from './plan-actions.ts';

const reserved: readonly BookingAction[] = ['extend', 'cancel', 'editNote'];
const running: readonly BookingAction[] = ['announceReturn', 'return', 'extend', 'editNote'];

test('whoever can pick up is led to it', () => {
  expect(planActions({ status: 'reserved', actions: ['pickUp', ...reserved] })).toEqual({
    primary: 'pickUp',
    beside: ['extend'],
    more: ['editNote', 'cancel'],
  });
});

test('before that, a booking can be extended or cancelled', () => {
  expect(planActions({ status: 'reserved', actions: reserved })).toEqual({
    primary: 'extend',
    beside: [],
    more: ['editNote', 'cancel'],
  });
});

test('what is reserved can be changed, beside the two usual steps', () => {
  expect(planActions({ status: 'reserved', actions: ['rebook', ...reserved] })).toEqual({
    primary: 'extend',
    beside: ['rebook'],
    more: ['editNote', 'cancel'],
  });
  expect(planActions({ status: 'reserved', actions: ['pickUp', 'rebook', ...reserved] })).toEqual({
    primary: 'pickUp',
    beside: ['extend'],
    more: ['rebook', 'editNote', 'cancel'],
  });
});

test('on the road extending comes first, and returning at once is kept at hand', () => {
  expect(planActions({ status: 'onRent', actions: running })).toEqual({
    primary: 'extend',
    beside: ['announceReturn'],
    more: ['return', 'editNote'],
  });
});

test('another place of return is rarely wanted, but at hand as long as the trailer is out', () => {
  expect(planActions({ status: 'onRent', actions: ['moveReturn', ...running] }).more).toEqual([
    'return',
    'moveReturn',
    'editNote',
  ]);
  expect(planActions({ status: 'returnAnnounced', actions: ['moveReturn', 'return'] }).more).toEqual(['moveReturn']);
});

test('an announced return leads to the protocol', () => {
  expect(planActions({ status: 'returnAnnounced', actions: ['announceReturn', 'return', 'editNote'] })).toMatchObject({
    primary: 'return',
    beside: ['announceReturn'],
  });
});

test('whoever may only look gets no buttons, nor does anybody once it is over', () => {
  const nothing = { primary: undefined, beside: [], more: [] };
  expect(planActions({ status: 'onRent', actions: [] })).toEqual(nothing);
  expect(planActions({ status: 'closed', actions: ['close'] })).toEqual(nothing);
});
