import { expect, test } from 'vitest';
import { findReturnChangeProblem } from './return-change.ts';

const FINE = {
  hasHandoverBegun: false,
  isAgreed: false,
  isEmptyLeg: false,
  lane: undefined,
  isOpenThen: true,
  isOperator: false,
  isBackInTime: true,
};

test.each([
  ['nothing stands in the way', {}, null],
  ['it is agreed so already', { isAgreed: true }, 'sameDepot'],
  ['its handover has begun, whatever else is wrong', { hasHandoverBegun: true, isAgreed: true }, 'handoverOpen'],
  ['it is an empty leg, whichever way is offered', { isEmptyLeg: true, lane: 'noLane', isOperator: true }, 'emptyLeg'],
  ['nobody offers the way', { lane: 'noLane', isOpenThen: false }, 'noLane'],
  ['the way is closed', { lane: 'laneClosed' }, 'laneClosed'],
  ['the month is sold out', { lane: 'quotaSpent', isBackInTime: false }, 'quotaSpent'],
  ['the depot is closed then', { isOpenThen: false, isBackInTime: false }, 'closed'],
  ['the depot is closed then, and the operator knows', { isOpenThen: false, isOperator: true }, null],
  ['somebody waits for it elsewhere', { isBackInTime: false }, 'taken'],
  ['somebody waits for it elsewhere, for the operator as well', { isBackInTime: false, isOperator: true }, 'taken'],
] as const)('another depot for a return where %s', (_, facts, problem) => {
  expect(findReturnChangeProblem({ ...FINE, ...facts })).toBe(problem);
});
