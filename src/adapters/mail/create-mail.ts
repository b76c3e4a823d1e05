import type { MailPort } from '#services/ports/mail.ts';
import { createOutboxMail } from './outbox-mail.ts';
import { createSmtpMail } from './smtp-mail.ts';

type Options = {
  readonly url: string | undefined;
  readonly from: string;
  readonly outboxDir: string;
  readonly now?: () => Date;
  readonly onFailure?: (error: unknown) => void;
};

export const createMail = ({ url, from, outboxDir, now = () => new Date(), onFailure = () => {} }: Options): MailPort =>
  url === undefined
    ? createOutboxMail({ folder: outboxDir, from, now })
    : createSmtpMail({ url, from, now, onFailure });
