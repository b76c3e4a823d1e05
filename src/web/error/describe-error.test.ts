// @vitest-environment jsdom
import { UNSAFE_ErrorResponseImpl as ErrorAnswer } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { toProblemError } from '#web/client/to-problem-error.ts';
import { describeError } from './describe-error.ts';

afterEach(() => vi.unstubAllGlobals());

const OUR_FAULT = 'errorPage.message';

test.each([
  [404, 'errorPage.headline.404', 'errorPage.message.404'],
  [403, 'errorPage.headline.403', 'error.forbidden'],
  [401, 'errorPage.headline', 'error.login-required'],
  [400, 'errorPage.headline', 'error.bad-request'],
  [409, 'errorPage.headline', OUR_FAULT],
  [500, 'errorPage.headline', OUR_FAULT],
  [503, 'errorPage.headline', OUR_FAULT],
])('an answer of %i', (status, headline, message) => {
  expect(describeError(new ErrorAnswer(status, '', null))).toEqual({ status, headline, message });
});

test('anything else that is thrown is our fault', () => {
  expect(describeError(new TypeError('x is undefined'))).toMatchObject({ status: 500, message: OUR_FAULT });
});

test.each([
  ['no answer', toProblemError({ status: 0 }), true],
  ['code that cannot be fetched offline', new TypeError('Failed to fetch dynamically imported module'), false],
])('%s is no connection, and has no status', (_, error, onLine) => {
  vi.stubGlobal('navigator', { onLine });
  expect(describeError(error)).toEqual({
    status: undefined,
    headline: 'errorPage.headline.offline',
    message: 'errorPage.message.offline',
  });
});

test('an answer keeps its words when the line is gone afterwards', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(describeError(new ErrorAnswer(403, '', null))).toMatchObject({ message: 'error.forbidden' });
});
