import type { MailPart } from '#domain/mail/mail-words.ts';
import type { MessageKey } from '#i18n/message-key.ts';

export const MAIL_PART_LABELS = {
  subject: 'adminMail.subject',
  text: 'adminMailWords.text',
  note: 'adminMailWords.note',
} as const satisfies Record<MailPart, MessageKey>;
