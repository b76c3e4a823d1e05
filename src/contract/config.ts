import * as z from 'zod/mini';
import { declareCalls } from './call.ts';
import { locale } from './field.ts';
import { PUBLIC } from './rights-row.ts';
import { type Answer, shape } from './shape.ts';

const storage = z.enum(['local', 'session', 'cookie']);

/** The public part of the configuration. */
export const shownConfig = shape('PublicConfig', {
  locales: z.array(locale),
  productName: z.string(),
  appVersion: z.string(),
  /** Empty in development, where nothing was built. */
  appBuiltAt: z.string(),
  origin: z.string(),
  contact: z.strictObject({ email: z.string(), phone: z.string() }),
  publicRoutes: z.array(z.string()),
  trailerTypes: z.array(z.strictObject({ type: z.string(), subTypes: z.optional(z.array(z.string())) })),
  requiredBusinessUnitFields: z.array(z.string()),
  requiredBillingFields: z.array(z.string()),
  userCacheSeconds: z.number(),
  stateStorage: z.strictObject({ filters: storage, map: storage, payment: storage }),
  stateCookie: z.strictObject({ path: z.string(), sameSite: z.enum(['Lax', 'Strict', 'None']), days: z.number() }),
  guestPrices: z.boolean(),
  /** Whether the shop issues the invoices of its orders itself. */
  billsHere: z.boolean(),
  /** How far ahead a rental may end. */
  horizonYears: z.number(),
  /** How long the check of a new company takes at most, as it is told to the company. */
  reviewWorkingDays: z.number(),
  imageHosts: z.array(z.string()),
  analytics: z.strictObject({ enabled: z.boolean(), key: z.string(), host: z.string() }),
  mapStyleUrl: z.nullable(z.string()),
  pageErrorShare: z.number(),
});
export type ShownConfig = Answer<typeof shownConfig>;

export const configCalls = declareCalls({
  'GET /api/config': { says: 'The public configuration', rights: PUBLIC, answer: shownConfig },
});
