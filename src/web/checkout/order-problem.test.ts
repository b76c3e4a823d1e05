import { describe, expect, test } from 'vitest';
import { toProblemError } from '#web/client/to-problem-error.ts';
import { toOrderProblem } from './order-problem.ts';

const problem = (status: number, data: object = {}, retryAfter?: string) =>
  toOrderProblem(toProblemError({ status, data, retryAfter }));

describe('an order that was not placed', () => {
  test.each([0, 500, 502, 503])('may have been, after silence or a %i: it is asked for again', (status) => {
    expect(problem(status)).toEqual({ kind: 'connection' });
  });

  test('names the trailers that are gone', () => {
    const lines = [{ itemId: 'a', trailerId: 'b', reason: 'taken', nextFreeFrom: null, twins: [] }];
    expect(problem(409, { code: 'trailer-taken', lines })).toEqual({ kind: 'taken', lines });
  });

  test('waits as long as the server asks', () => {
    expect(problem(429, {}, '90')).toEqual({ kind: 'wait', seconds: 90 });
    expect(problem(429)).toEqual({ kind: 'wait', seconds: 60 });
  });

  test('asks for another method where direct debit is impossible', () => {
    expect(problem(409, { code: 'risk-check-failed' })).toEqual({ kind: 'method', code: 'risk-check-failed' });
  });

  test('has the terms marked if only they are missing, else the cart read anew', () => {
    const code = 'invalid-fields';
    expect(problem(422, { code, fields: { acceptTerms: 'must-accept' } })).toEqual({ kind: 'terms' });
    expect(problem(422, { code, fields: { 'items.1.services.precool': 'service-too-late' } })).toEqual({
      kind: 'changed',
      code,
    });
    expect(problem(409, { code: 'cart-changed' })).toEqual({ kind: 'changed', code: 'cart-changed' });
  });

  test('leads to the cart if that is empty: another tab was faster', () => {
    expect(problem(409, { code: 'cart-empty' })).toEqual({ kind: 'gone' });
  });

  test('says everything else as it is', () => {
    expect(problem(409, { code: 'too-late-to-wait' })).toEqual({ kind: 'refused', code: 'too-late-to-wait' });
  });
});
