import * as z from 'zod/mini';
import { toIban } from '#domain/payment/check-iban.ts';
import { MANDATE_SCHEMES, MANDATE_STATES } from '#domain/payment/mandate.ts';
import { accepted, text } from './field.ts';
import { type Answer, shape } from './shape.ts';
import { declareCalls } from './call.ts';
import { amend, forRoles } from './rights-row.ts';

/** A direct-debit mandate of the unit. The account number is never told in full again. */
export const mandate = shape('Mandate', {
  id: z.string(),
  reference: z.string(),
  scheme: z.enum(MANDATE_SCHEMES),
  ibanMasked: z.string(),
  accountHolder: z.string(),
  place: z.string(),
  /** `YYYY-MM-DD` */
  signedOn: z.string(),
  status: z.enum(MANDATE_STATES),
  /** A B2B mandate is of use once the customer has told their bank of it. */
  bankConfirmedOn: z.nullable(z.string()),
  /** Nothing is collected with it any more: a new one is needed, or none is of use. */
  isBlocked: z.boolean(),
  version: z.number(),
});
export type Mandate = Answer<typeof mandate>;

/** Who collects: what the text of a mandate has to name. */
export const creditor = shape('Creditor', { name: z.string(), identifier: z.string() });
export type Creditor = Answer<typeof creditor>;

/** Where a transfer goes. */
export const bankAccount = shape('BankAccount', { holder: z.string(), iban: z.string(), bic: z.string() });
export type BankAccount = Answer<typeof bankAccount>;

export const mandateInput = z.strictObject({
  iban: z.string().check(
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(60, 'too-long'),
    z.refine((value) => value === '' || toIban(value) !== undefined, 'iban'),
  ),
  accountHolder: text(70),
  place: text(100),
  /** Companies grant a B2B mandate unless they say otherwise. */
  scheme: z.optional(z.enum(MANDATE_SCHEMES, 'unknown')),
  consent: accepted,
});
export type MandateInput = z.infer<typeof mandateInput>;

export const paymentCalls = declareCalls({
  /** 404 without an active mandate. */
  'GET /api/payment/mandate': {
    says: 'The active mandate',
    rights: forRoles(['admin', 'dispatcher', 'accountant']),
    answer: mandate,
  },
  /** Replaces the active mandate, if there is one, by a new one. */
  'PUT /api/payment/mandate': {
    says: 'Grant a mandate',
    rights: amend(forRoles(['admin', 'accountant']), { impersonator: 'forbidden' }),
    body: mandateInput,
    answer: mandate,
    takes: 'version',
  },
  'POST /api/payment/mandate/bank-confirmation': {
    says: 'The bank has been told of the B2B mandate',
    rights: amend(forRoles(['admin', 'accountant']), { impersonator: 'forbidden' }),
    answer: mandate,
    takes: 'version',
  },
  'GET /api/payment/mandate.pdf': {
    says: 'The active mandate on paper, for the bank',
    rights: amend(forRoles(['admin', 'accountant']), { impersonator: 'forbidden' }),
    answer: { file: 'application/pdf' },
  },
  'DELETE /api/payment/mandate': {
    says: 'Revoke the mandate',
    rights: amend(forRoles(['admin', 'accountant']), { impersonator: 'forbidden' }),
    takes: 'version',
  },
});
