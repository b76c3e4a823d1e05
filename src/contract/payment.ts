import * as z from 'zod/mini';
import { toIban } from '#domain/payment/check-iban.ts';
import { MANDATE_SCHEMES, type MandateScheme, type MandateState } from '#domain/payment/mandate.ts';
import { accepted, text } from './field.ts';

/** A direct-debit mandate of the unit. The account number is never told in full again. */
export type Mandate = {
  readonly id: string;
  readonly reference: string;
  readonly scheme: MandateScheme;
  readonly ibanMasked: string;
  readonly accountHolder: string;
  readonly place: string;
  /** `YYYY-MM-DD` */
  readonly signedOn: string;
  readonly status: MandateState;
  readonly version: number;
};

/** Who collects: what the text of a mandate has to name. */
export type Creditor = { readonly name: string; readonly identifier: string };

/** Where a transfer goes. */
export type BankAccount = { readonly holder: string; readonly iban: string; readonly bic: string };

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

export interface PaymentCalls {
  /** 404 without an active mandate. */
  'GET /api/payment/mandate': { answer: Mandate };
  /** Replaces the active mandate, if there is one, by a new one. */
  'PUT /api/payment/mandate': { body: MandateInput; answer: Mandate };
  'DELETE /api/payment/mandate': { answer: undefined };
}
