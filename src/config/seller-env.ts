import { z } from 'zod';
import { needsClearance, SELLER_CHANNELS } from '#domain/invoice/seller-channel.ts';
import { json, optional } from './env-field.ts';

const country = z.string().regex(/^[A-Z]{2}$/);
/** A registration under which orders are billed. */
const seller = z.strictObject({
  name: z.string().min(1).max(200),
  vatId: z.string().regex(/^[A-Z]{2}[0-9A-Z+*]{2,13}$/),
  taxNumber: z.string().min(1).max(50),
  // Stands for the seller where no VAT id may be named.
  register: z.string().min(1).max(200),
  directors: z.string().max(200).nullable().default(null),
  address: z.strictObject({
    street: z.string().min(1).max(200),
    addressLine2: z.string().min(1).max(200).nullable().default(null),
    postalCode: z.string().min(1).max(20),
    city: z.string().min(1).max(100),
    region: z.string().min(1).max(100).nullable().default(null),
    country,
  }),
  contact: z.strictObject({
    name: z.string().min(1).max(100),
    phone: z
      .string()
      .regex(/\d(?:\D*\d){2}/)
      .max(50),
    email: z.email(),
  }),
  peppolId: z
    .strictObject({ scheme: z.string().regex(/^\d{4}$/), id: z.string().regex(/^[!-~]{1,135}$/) })
    .nullable()
    .default(null),
  channel: z.enum(SELLER_CHANNELS).default('mail'),
});

/** Who rents out, as letterheads name it. */
export const LESSOR = json(
  z.strictObject({
    name: optional,
    street: z.string().min(1),
    postalCode: z.string().min(1),
    city: z.string().min(1),
    country,
    directors: z.string().default(''),
    register: z.string().default(''),
    vatId: z.string().default(''),
  }),
  {
    street: 'Altenwerder Hauptstraße 12',
    postalCode: '21129',
    city: 'Hamburg',
    country: 'DE',
    directors: 'Henrike Albers, Jonas Petersen',
    register: 'Amtsgericht Hamburg, HRB 999999',
    vatId: 'DE 999 999 999',
  },
);

/** Who bills what is rented from the depots of a country. */
export const SELLERS_BY_COUNTRY = json(z.record(country, seller), {}).superRefine((sellers, context) => {
  for (const [code, { vatId, channel }] of Object.entries(sellers)) {
    if (needsClearance(code) && channel !== 'clearance') {
      context.addIssue({
        code: 'custom',
        path: [code, 'channel'],
        message: 'is "clearance" where a platform of the state clears invoices',
      });
    }
    if (!vatId.startsWith(code === 'GR' ? 'EL' : code)) {
      context.addIssue({ code: 'custom', path: [code, 'vatId'], message: `is no VAT id of ${code}` });
    }
  }
});
