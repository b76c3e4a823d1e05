import * as z from 'zod/mini';
import type { Locale } from '#i18n/locales.ts';
import { id } from './field.ts';
import { type ListPage, listFields, type SentQuery, sortOf } from './list-query.ts';

export const MAIL_STATUSES = ['sent', 'failed'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

export const adminMailQuery = z.strictObject({
  ...listFields,
  status: z.optional(z.enum(MAIL_STATUSES, 'unknown')),
  businessUnit: z.optional(id),
  sort: sortOf(['at']),
});
export type AdminMailQuery = z.infer<typeof adminMailQuery>;

export type AdminMailSummary = {
  readonly id: string;
  readonly at: string;
  readonly recipient: string;
  readonly subject: string;
  readonly template: string;
  readonly locale: Locale;
  readonly status: MailStatus;
};

export type AdminMail = AdminMailSummary & {
  /** Links that would open an account are masked. */
  readonly text: string;
  readonly error: string | null;
  readonly userId: string | null;
  readonly businessUnit: { readonly id: string; readonly name: string } | null;
};

export interface AdminMailCalls {
  'GET /api/admin/mails': { query: SentQuery<AdminMailQuery>; answer: ListPage<AdminMailSummary> };
  'GET /api/admin/mails/{id}': { answer: AdminMail };
}
