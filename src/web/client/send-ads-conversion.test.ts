// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adsConversionInput } from '#contract/ads.ts';
import { saveConsent } from './consent.ts';
import { CONSENT_COOKIE } from './consent-cookie.ts';
import { sendAdsConversion, toConversionTime } from './send-ads-conversion.ts';
import { deleteCookie } from './write-cookie.ts';

const fetch = vi.fn<(url: string, init: { body: string }) => Promise<Response>>();
const VISITOR = { legalAccepted: true, impersonating: false };
const CONVERSION = {
  conversionAction: 'order',
  at: new Date('2026-11-20T08:00:00.500Z'),
  valueCents: 167_105,
  orderId: 'o-1',
};

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    fetch.mockReset().mockImplementation(async () => new Response(null, { status: 202 })),
  );
  localStorage.setItem('gclid', 'click');
  saveConsent({ statistics: false, marketing: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  deleteCookie(CONSENT_COOKIE);
});

test('the body is the one of the contract', async () => {
  await sendAdsConversion(CONVERSION, VISITOR);
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/google-ads-conversion');
  const body: unknown = JSON.parse(fetch.mock.calls[0]?.[1].body ?? '');
  expect(adsConversionInput.safeParse(body).success).toBe(true);
  expect(body).toEqual({
    partialFailure: true,
    conversions: [
      {
        conversionEnvironment: 'WEB',
        gclid: 'click',
        conversionAction: 'order',
        conversionDateTime: '2026-11-20 08:00:00+00:00',
        conversionValue: 1671.05,
        currency: 'EUR',
        orderId: 'o-1',
      },
    ],
  });
});

test('value and order may be left out', async () => {
  await sendAdsConversion({ conversionAction: 'sign-up', at: CONVERSION.at }, VISITOR);
  expect(fetch.mock.calls[0]?.[1].body).not.toMatch(/conversionValue|currency|orderId/);
});

test('a failure is nobody’s business', async () => {
  fetch.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(sendAdsConversion(CONVERSION, VISITOR)).resolves.toBeUndefined();
});

test.each([
  ['without consent', () => saveConsent({ statistics: true, marketing: false }), VISITOR],
  ['without an ad click', () => localStorage.removeItem('gclid'), VISITOR],
  ['before the terms are accepted', () => {}, { legalAccepted: false, impersonating: false }],
  ['while impersonating', () => {}, { legalAccepted: true, impersonating: true }],
])('nothing is sent %s', async (_, prepare, visitor) => {
  prepare();
  await sendAdsConversion(CONVERSION, visitor);
  expect(fetch).not.toHaveBeenCalled();
});

test('instants are written as the ads service reads them', () => {
  expect(toConversionTime(new Date('2026-03-29T01:30:59Z'))).toBe('2026-03-29 01:30:59+00:00');
});
