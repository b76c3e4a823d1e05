import * as z from 'zod/mini';
import { DUNNING_CLAIM_KINDS } from '#domain/dunning/claim-kind.ts';
import { DUNNING_LEVELS } from '#domain/dunning/dunning-level.ts';
import { declareCalls } from './call.ts';
import { forRoles, withStaff } from './rights-row.ts';
import { type Answer, shape } from './shape.ts';

export const CLAIM_STATES = ['open', 'waived', 'paid'] as const;
export const dunningLevel = z.literal(DUNNING_LEVELS);

/** What was written to a company about one of its invoices. */
export const invoiceDunning = shape('InvoiceDunning', {
  /** The newest first. */
  letters: z.array(z.strictObject({ id: z.string(), number: z.string(), level: dunningLevel, sentOn: z.string() })),
  claims: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.enum(DUNNING_CLAIM_KINDS),
      cents: z.int(),
      /** The days of an interest, both included. */
      from: z.nullable(z.string()),
      to: z.nullable(z.string()),
      state: z.enum(CLAIM_STATES),
    }),
  ),
});
export type InvoiceDunning = Answer<typeof invoiceDunning>;

export const dunningCalls = declareCalls({
  /** 409 while the paper is being made. */
  'GET /api/dunning-notices/{id}/pdf': {
    says: 'A letter about late invoices',
    rights: withStaff(forRoles(['admin', 'accountant'], 'hidden'), 'invoices.read'),
    answer: { file: 'application/pdf' },
  },
});
