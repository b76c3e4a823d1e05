// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import {
  CONSENT_CATEGORIES,
  CONSENT_DAYS,
  onConsentChange,
  parseConsent,
  readConsent,
  saveConsent,
} from './consent.ts';
import { CONSENT_COOKIE } from './consent-cookie.ts';
import { readCookie } from './read-cookie.ts';

test('there are three kinds of purpose, and the question comes again after half a year', () => {
  expect(CONSENT_CATEGORIES).toEqual(['necessary', 'statistics', 'marketing']);
  expect(CONSENT_DAYS).toBe(180);
});

test.each([
  [undefined, undefined],
  ['', undefined],
  ['statistics', undefined],
  ['necessary', { statistics: false, marketing: false }],
  ['necessary.marketing', { statistics: false, marketing: true }],
  ['necessary.statistics.marketing', { statistics: true, marketing: true }],
])('the cookie %j means %j', (cookie, consent) => {
  expect(parseConsent(cookie)).toEqual(consent);
});

test('an answer is kept and everybody hears of it', () => {
  expect(readConsent()).toBeUndefined();
  const listener = vi.fn<() => void>();
  const stop = onConsentChange(listener);
  saveConsent({ statistics: true, marketing: false });
  expect(readCookie(CONSENT_COOKIE)).toBe('necessary.statistics');
  expect(readConsent()).toEqual({ statistics: true, marketing: false });
  stop();
  saveConsent({ statistics: false, marketing: false });
  expect(listener).toHaveBeenCalledTimes(1);
});
