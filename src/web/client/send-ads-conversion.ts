import type { AdsConversion } from '#contract/ads.ts';
import { api } from './api-client.ts';
import { AD_CLICK_KEY, readCampaign } from './campaign.ts';
import { outcomeOf } from './outcome-of.ts';
import { readConsent } from './consent.ts';

type Conversion = {
  readonly conversionAction: string;
  readonly at: Date;
  readonly valueCents?: number;
  readonly orderId?: string;
};

type Visitor = { readonly legalAccepted: boolean; readonly impersonating: boolean };

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** `2026-11-20 08:00:00+00:00`, the only form the ads service reads. */
export const toConversionTime = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')}+00:00`;

const toEuros = (cents: number): number => Number(`${Math.trunc(cents / 100)}.${twoDigits(Math.abs(cents % 100))}`);

/** Tells the ads service of an order that came from one of its clicks. Only with consent, and nobody waits for it. */
export async function sendAdsConversion(conversion: Conversion, visitor: Visitor): Promise<void> {
  const gclid = readCampaign()[AD_CLICK_KEY];
  const isAllowed = readConsent()?.marketing === true && visitor.legalAccepted && !visitor.impersonating;
  if (gclid === undefined || !isAllowed) return;
  const { conversionAction, at, valueCents, orderId } = conversion;
  const body: AdsConversion = {
    conversionEnvironment: 'WEB',
    gclid,
    conversionAction,
    conversionDateTime: toConversionTime(at),
    ...(valueCents === undefined ? {} : { conversionValue: toEuros(valueCents), currency: 'EUR' }),
    ...(orderId === undefined ? {} : { orderId }),
  };
  await outcomeOf(api.post('/api/google-ads-conversion', { body: { partialFailure: true, conversions: [body] } }));
}
