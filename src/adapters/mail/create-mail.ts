import type { MailPort } from '#services/ports/mail.ts';

type MailOptions = { readonly url: string | undefined; readonly from: string; readonly outboxDir: string };

export function createMail(options: MailOptions): MailPort {
  throw new Error(`not composed yet: ${options.outboxDir}`);
}
