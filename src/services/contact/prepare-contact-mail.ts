import type { PreparedMail } from '#contract/mail.ts';
import { findUser } from '#db/user/user.queries.ts';
import { DEFAULT_LOCALE } from '#i18n/locales.ts';
import type { Deps } from '../deps.ts';
import type { MailRequest } from '../mail/mail-request.ts';

type Request = Extract<MailRequest, { template: 'contactMessage' }>;

/** A message to the operator, whose answer goes to whoever wrote it. */
export async function prepareContactMail(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  { name, email, topic, message, locale: language, userId }: Request,
): Promise<PreparedMail> {
  const user = userId === null ? undefined : await findUser(db, userId);
  return {
    to: settings.contactEmail,
    replyTo: email,
    locale: DEFAULT_LOCALE,
    userId,
    businessUnitId: user?.businessUnitId ?? null,
    content: {
      template: 'contactMessage',
      sender: name,
      email,
      topic,
      message,
      language,
      company: user?.businessUnitName ?? null,
      path: user ? `/admin/users/${user.id}` : '/admin/mails',
    },
  };
}
