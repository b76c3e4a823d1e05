import * as z from 'zod/mini';
import { declareCalls } from './call.ts';
import { amend, forRoles } from './rights-row.ts';
import { ROLES } from '#domain/team/role.ts';

/** The form in which the ads service wants an instant: `2026-11-20 09:00:00+01:00`. */
const CONVERSION_TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/;
const MAX_CONVERSIONS = 10;

const conversion = z.strictObject({
  conversionEnvironment: z.enum(['WEB', 'APP']),
  gclid: z.string().check(z.minLength(1), z.maxLength(512)),
  conversionAction: z.string().check(z.minLength(1), z.maxLength(200)),
  conversionDateTime: z.string().check(z.regex(CONVERSION_TIME)),
  conversionValue: z.optional(z.number().check(z.nonnegative())),
  currency: z.optional(z.literal('EUR')),
  /** What the ads service itself calls the currency. */
  currencyCode: z.optional(z.literal('EUR')),
  orderId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
});

export const adsConversionInput = z.strictObject({
  partialFailure: z.boolean(),
  conversions: z.array(conversion).check(z.minLength(1), z.maxLength(MAX_CONVERSIONS)),
});

export type AdsConversion = z.infer<typeof conversion>;
export type AdsConversionInput = z.infer<typeof adsConversionInput>;

export const adsCalls = declareCalls({
  'POST /api/google-ads-conversion': {
    says: 'Report that an ad led to an order',
    rights: amend(forRoles(ROLES), { impersonator: 'forbidden' }),
    body: adsConversionInput,
  },
});
