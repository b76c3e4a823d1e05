import * as z from 'zod/mini';
import { INVOICE_FORMATS } from '#domain/invoice/invoice-document.ts';
import { declareCalls } from './call.ts';
import { id, optionalText } from './field.ts';
import { forRoles } from './rights-row.ts';
import { type Answer, shape } from './shape.ts';

/** How a company wants its invoices. */
export const invoicing = shape('Invoicing', {
  /** One of its addresses; null for the one that each order names. */
  addressId: z.nullable(z.string()),
  format: z.enum(INVOICE_FORMATS),
  buyerReference: z.nullable(z.string()),
  peppolId: z.nullable(z.string()),
  /** Whether the statement of account comes by mail every month. */
  monthlyStatement: z.boolean(),
  /** Of the company: sent back as `If-Match`. */
  version: z.number(),
});
export type Invoicing = Answer<typeof invoicing>;

/** The scheme in four digits, a colon and the id in it, such as `0204:991-01234-44`. */
const PEPPOL_ID = /^(?:\d{4}:[!-~]{1,135})?$/;

type Given = {
  readonly format: string;
  readonly buyerReference?: string | null | undefined;
  readonly peppolId?: string | null | undefined;
};

/** Public offices route by a reference, the network by an id: without it the file could not arrive. */
export const invoicingInput = z
  .strictObject({
    addressId: z.nullable(id),
    format: z.enum(INVOICE_FORMATS, 'unknown'),
    buyerReference: optionalText(100),
    peppolId: z.optional(z.nullable(z.string().check(z.trim(), z.regex(PEPPOL_ID, 'peppol-id')))),
    /** As it is unless told. */
    monthlyStatement: z.optional(z.boolean('invalid-value')),
  })
  .check(
    z.refine<Given>(({ format, buyerReference }) => format !== 'xrechnung' || Boolean(buyerReference), {
      path: ['buyerReference'],
      message: 'required',
    }),
    z.refine<Given>(({ format, peppolId }) => format !== 'peppolUbl' || Boolean(peppolId), {
      path: ['peppolId'],
      message: 'required',
    }),
  );
export type InvoicingInput = z.infer<typeof invoicingInput>;

export const invoicingCalls = declareCalls({
  'GET /api/users/business-unit/invoicing': {
    says: 'How the company wants its invoices',
    rights: forRoles(['admin', 'accountant']),
    answer: invoicing,
  },
  'PUT /api/users/business-unit/invoicing': {
    says: 'Choose address and format of invoices',
    rights: forRoles(['admin', 'accountant']),
    body: invoicingInput,
    answer: invoicing,
    takes: 'version',
  },
});
