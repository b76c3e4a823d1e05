import * as z from 'zod/mini';
import { id, locale } from './field.ts';
import { listFields, sortOf } from './list-query.ts';
import { type Answer, pageOf, shape } from './shape.ts';
import { declareCalls } from './call.ts';
import { staff } from './rights-row.ts';

export const MAIL_STATUSES = ['sent', 'failed'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];
export const mailStatus = z.enum(MAIL_STATUSES);

export const adminMailQuery = z.strictObject({
  ...listFields,
  status: z.optional(z.enum(MAIL_STATUSES, 'unknown')),
  businessUnit: z.optional(id),
  sort: sortOf(['at']),
});
export type AdminMailQuery = z.infer<typeof adminMailQuery>;

export const adminMailSummary = shape('AdminMailSummary', {
  id: z.string(),
  at: z.string(),
  recipient: z.string(),
  subject: z.string(),
  template: z.string(),
  locale,
  status: mailStatus,
  /** It can be put into words anew. Links to an account are not. */
  canResend: z.boolean(),
});
export type AdminMailSummary = Answer<typeof adminMailSummary>;

export const adminMail = shape(
  'AdminMail',
  z.extend(adminMailSummary, {
    /** Links that would open an account are masked. */
    text: z.string(),
    error: z.nullable(z.string()),
    userId: z.nullable(z.string()),
    businessUnit: z.nullable(z.strictObject({ id: z.string(), name: z.string() })),
  }),
);
export type AdminMail = Answer<typeof adminMail>;

export const adminMailCalls = declareCalls({
  'GET /api/admin/mails': {
    says: 'Sent mails',
    rights: staff('mails.read'),
    query: adminMailQuery,
    answer: pageOf(adminMailSummary),
  },
  'GET /api/admin/mails.csv': {
    says: 'Sent mails as a file',
    rights: staff('mails.read'),
    query: adminMailQuery,
    answer: { file: 'text/csv' },
  },
  'GET /api/admin/mails/{id}': { says: 'One sent mail', rights: staff('mails.read'), answer: adminMail },
  'POST /api/admin/mails/{id}/resend': { says: 'Send a mail once more', rights: staff('customers.write'), status: 202 },
});
