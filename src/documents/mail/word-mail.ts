import type { PreparedMail } from '#contract/mail.ts';
import { toMailText } from './mail-text.ts';
import { type MailSettings, toMailBody } from './to-mail-body.ts';

/** What a mail says, without its looks: a small part of the work. */
export function wordMail(mail: PreparedMail, settings: MailSettings): { subject: string; text: string } {
  const body = toMailBody(mail, settings);
  return { subject: body.subject, text: toMailText(body) };
}
