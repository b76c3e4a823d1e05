import type { IntlShape } from '#i18n/intl.tsx';
import type { Lessor } from '#contract/lessor.ts';
import type { MailContent, MailFile, PreparedMail } from '#contract/mail.ts';
import type { MailWords } from '#domain/mail/mail-words.ts';
import { phoneText } from '#domain/user/phone.ts';
import { createFormat } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { localePath } from '#i18n/paths.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { toNewsMatter } from './booking-news-mail.ts';
import { toBookingMatter } from './booking-mail.ts';
import { toChangedMatter } from './changed-mail.ts';
import { toCertificateRows } from './certificate-mail.ts';
import { toContactRows } from './contact-mail.ts';
import { toDebitMatter } from './debit-mail.ts';
import { toDunningMatter } from './dunning-mail.ts';
import { toHandoverMatter } from './handover-mail.ts';
import { toDisputeRows } from './dispute-mail.ts';
import { toInvoiceMatter } from './invoice-mail.ts';
import type { MailBody, MailMatter } from './mail-body.ts';
import { toStatementMatter } from './statement-mail.ts';
import { toQuoteMatter } from './quote-mail.ts';
import { toStopRows } from './stop-mail.ts';
import { toOrderMatter } from './order-mail.ts';
import { sayAnew } from './say-anew.ts';
import { toMailValues } from './to-mail-values.ts';
import { unbroken } from './unbroken.ts';

export type MailSettings = {
  readonly productName: string;
  readonly origin: string;
  readonly lessor: Lessor;
  /** The address of a map with `{lat}` and `{lon}` in it. */
  readonly mapLink: string;
};

/** Puts a mail into the words of its reader's language, or into those that the operator has written anew. */
export function toMailBody(
  { locale, content, secret, attachments = [] }: PreparedMail,
  { productName: product, origin, lessor, mapLink }: MailSettings,
  words: MailWords = {},
): MailBody {
  const intl = getIntl(locale);
  const { formatMessage: say } = intl;
  const { template } = content;
  const values = { product, ...toMailValues(locale, content) };
  const anew = sayAnew({ template, locale }, words, values);
  const name = 'name' in content ? content.name : '';
  const subject = anew.subject ?? say({ id: `mail.${template}.subject` }, values);
  const note = toNote(intl, content, values);
  const matter = toMatter(locale, content, mapLink);
  const page = (path: string) => origin + localePath(locale, path);
  const phone = lessor.phone.replaceAll(/[^+\d]/g, '');
  return {
    locale,
    product,
    subject,
    title: matter.title ?? subject,
    number: matter.number,
    greeting: name === '' ? say({ id: 'mail.greeting.anonymous' }) : say({ id: 'mail.greeting' }, { name }),
    text: anew.text ?? say({ id: `mail.${template}.text` }, values),
    span: matter.span,
    action: {
      label: say({ id: `mail.${template}.action` }),
      url: page(content.path),
      hint: secret === undefined ? undefined : say({ id: 'mail.linkHint' }),
    },
    cards: matter.cards ?? [],
    rows: matter.rows ?? [],
    notice: matter.notice,
    steps: { title: say({ id: 'cart.ahead' }), list: matter.steps ?? [] },
    files: { title: say({ id: 'mail.files' }), list: attachments.map((file) => describeFile(intl, file)) },
    note: note && (anew.note ?? note),
    contact: {
      title: say({ id: 'mail.contact' }),
      text: say({ id: 'mail.footer' }, { product, contact: lessor.email }),
      phone: { label: phoneText(phone), url: `tel:${phone}` },
    },
    imprint: toImprint(locale, lessor),
    links: [
      { label: say({ id: 'footer.imprint' }), url: page('/legal/imprint') },
      { label: say({ id: 'footer.privacy' }), url: page('/legal/privacy') },
    ],
  };
}

const BYTES_OF_A_KILOBYTE = 1000;

const describeFile = (intl: IntlShape, { filename, bytes }: MailFile) => ({
  name: filename,
  size: intl.formatNumber(Math.ceil(bytes.length / BYTES_OF_A_KILOBYTE), { style: 'unit', unit: 'kilobyte' }),
});

/** What the law asks of business letters, mails among them. */
function toImprint(locale: Locale, lessor: Lessor): readonly string[] {
  const { formatMessage: say } = getIntl(locale);
  const { name, street, postalCode, city, country, directors, register, vatId } = lessor;
  const facts = [
    directors && say({ id: 'document.directors' }, { names: directors }),
    register,
    vatId && unbroken(`${say({ id: 'word.field.vatId' }).replaceAll('-', '\u2011')} ${vatId}`),
  ];
  return [
    `${name}, ${street}, ${postalCode} ${city}, ${createFormat(locale).country(country)}`,
    facts.filter(Boolean).join(' · '),
  ].filter((line) => line !== '');
}

function toMatter(locale: Locale, content: MailContent, mapLink: string): MailMatter {
  if ('order' in content) return toOrderMatter(locale, content, mapLink);
  if ('invoice' in content) return toInvoiceMatter(locale, content.invoice);
  if ('debit' in content) return toDebitMatter(locale, content.template, content.debit);
  if ('letter' in content) return toDunningMatter(locale, content.letter);
  if ('statement' in content) return toStatementMatter(locale, content.statement);
  if ('quote' in content) return toQuoteMatter(locale, content.quote);
  if ('news' in content) return toNewsMatter(locale, content, mapLink);
  if ('changed' in content) return toChangedMatter(locale, content.changed, mapLink);
  if ('bookings' in content) return toBookingMatter(locale, content, mapLink);
  if ('handover' in content) return toHandoverMatter(locale, content.handover, mapLink);
  if (content.template === 'contactMessage') return { rows: toContactRows(locale, content) };
  if ('answer' in content) return { number: content.number, rows: toDisputeRows(locale, content) };
  if ('certificates' in content) return { rows: toCertificateRows(locale, content.certificates) };
  if ('document' in content || content.template === 'quoteWithdrawn') return { number: content.number };
  return 'stop' in content ? { number: content.number, rows: toStopRows(locale, content) } : {};
}

type Decision = Extract<MailContent, { template: 'companyApproved' | 'companyRejected' | 'quoteWithdrawn' }>;
const isDecision = (content: MailContent): content is Decision =>
  content.template === 'companyApproved' ||
  content.template === 'companyRejected' ||
  content.template === 'quoteWithdrawn';

/** What to do if the mail was not expected. News about the reader's own business is. */
function toNote(intl: IntlShape, content: MailContent, values: Readonly<Record<string, string>>): string | undefined {
  if ('order' in content || 'handover' in content || 'news' in content || 'bookings' in content || isDecision(content))
    return undefined;
  if (
    'changed' in content ||
    'certificates' in content ||
    'stop' in content ||
    'topic' in content ||
    'answer' in content
  )
    return undefined;
  if (
    'invoice' in content ||
    'debit' in content ||
    'letter' in content ||
    'document' in content ||
    'statement' in content
  )
    return undefined;
  return intl.formatMessage({ id: `mail.${content.template}.note` }, values);
}
