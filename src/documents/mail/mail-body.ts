import type { IntlShape } from 'react-intl';
import type { PreparedMail } from '#contract/mail.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import type { Locale } from '#i18n/locales.ts';
import { localePath } from '#i18n/paths.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { toNewsRows, toNewsValues } from './booking-news-mail.ts';
import { toBookingRows, toBookingValues } from './booking-mail.ts';
import { toCertificateRows } from './certificate-mail.ts';
import { toHandoverRows, toHandoverValues } from './handover-mail.ts';
import type { MailBody, MailRow } from './mail-layout.tsx';
import { toStopRows } from './stop-mail.ts';
import { toOrderRows, toOrderValues } from './order-mail.ts';

export type MailSettings = { readonly productName: string; readonly origin: string; readonly contactEmail: string };

/** Puts a mail into the words of its reader's language. Links lead to the shop's own origin and to nothing else. */
export function toMailBody({ locale, content }: PreparedMail, settings: MailSettings): MailBody {
  const intl = getIntl(locale);
  const { template, path } = content;
  const product = settings.productName;
  const values = { product, ...toValues(intl, locale, content) };
  const name = 'name' in content ? content.name : '';
  return {
    locale,
    product,
    subject: intl.formatMessage({ id: `mail.${template}.subject` }, values),
    greeting:
      name === ''
        ? intl.formatMessage({ id: 'mail.greeting.anonymous' })
        : intl.formatMessage({ id: 'mail.greeting' }, { name }),
    paragraphs: [intl.formatMessage({ id: `mail.${template}.text` }, values)],
    rows: toRows(locale, content),
    action: {
      label: intl.formatMessage({ id: `mail.${template}.action` }),
      url: settings.origin + localePath(locale, path),
      hint: intl.formatMessage({ id: 'mail.linkHint' }),
    },
    note: toNote(intl, content, values),
    footer: intl.formatMessage({ id: 'mail.footer' }, { product, contact: settings.contactEmail }),
  };
}

function toRows(locale: Locale, content: PreparedMail['content']): readonly MailRow[] {
  if ('order' in content) return toOrderRows(locale, content.order, content.template);
  if ('news' in content) return toNewsRows(locale, content);
  if ('bookings' in content) return toBookingRows(locale, content);
  if ('certificates' in content) return toCertificateRows(locale, content.certificates);
  if ('stop' in content) return toStopRows(locale, content);
  return 'handover' in content ? toHandoverRows(locale, content.handover) : [];
}

type Decision = Extract<PreparedMail['content'], { template: 'companyApproved' | 'companyRejected' }>;
const isDecision = (content: PreparedMail['content']): content is Decision =>
  content.template === 'companyApproved' || content.template === 'companyRejected';

/** What to do if the mail was not expected. News about the reader's own business is. */
function toNote(
  intl: IntlShape,
  content: PreparedMail['content'],
  values: Readonly<Record<string, string>>,
): string | undefined {
  if ('order' in content || 'handover' in content || 'news' in content || 'bookings' in content || isDecision(content))
    return undefined;
  if ('certificates' in content || 'stop' in content) return undefined;
  return intl.formatMessage({ id: `mail.${content.template}.note` }, values);
}

function toValues(intl: IntlShape, locale: Locale, content: PreparedMail['content']): Record<string, string> {
  if ('order' in content) return toOrderValues(locale, content.order);
  if ('handover' in content) return toHandoverValues(content.handover);
  if ('news' in content) return toNewsValues(locale, content);
  if ('bookings' in content) return toBookingValues(content);
  switch (content.template) {
    case 'invitation': {
      const { inviter, company, role } = content;
      return { inviter, company, role: intl.formatMessage({ id: `role.${role}` }) };
    }
    case 'signUpLink':
    case 'companyApproved':
    case 'companyRejected':
      return { company: content.company };
    case 'passwordChanged':
      return {
        // Nobody knows where it is read.
        at: intl.formatDate(content.at, { dateStyle: 'long', timeStyle: 'short', timeZone: OPERATOR_ZONE }),
      };
    case 'pickUpStopped':
      return { number: content.number, trailer: content.trailer, company: content.company };
    case 'certificatesEnding':
    case 'passwordReset':
    case 'signUpKnown':
      return {};
  }
}
