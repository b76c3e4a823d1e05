import type { MailPreview } from '#contract/admin-mail-words.ts';
import type { PreparedMail } from '#contract/mail.ts';
import { fillPlaces, type MailWords } from '#domain/mail/mail-words.ts';
import { knownPlaces } from '#domain/mail/words-fault.ts';
import { pick } from '#domain/table.ts';
import { prepareSample } from '#documents/sample/sample-mails.ts';
import { embedPictures } from './embed-pictures.ts';
import { originalWords, type WhichMail } from './original-words.ts';
import { renderMail } from './render-mail.tsx';
import { toPlaces } from './say-anew.ts';
import type { MailSettings } from './to-mail-body.ts';
import { toMailValues } from './to-mail-values.ts';

/** The samples have names that are easily broken; who writes words should not stumble over them. */
function prepareExample({ template, locale }: WhichMail): PreparedMail {
  const mail = prepareSample(template, locale);
  const names = { company: 'Nordwind Logistik GmbH', sender: 'Jan Kowalski' };
  const known = Object.entries(names).filter(([name]) => name in mail.content);
  return { ...mail, content: Object.assign({}, mail.content, Object.fromEntries(known)) };
}

/** What the catalogue says in a mail, what its subject may be, and what may stand in its places. */
export function describeMail(which: WhichMail, { productName: product }: Pick<MailSettings, 'productName'>) {
  const original = originalWords(which);
  const { content } = prepareExample(which);
  const places = toPlaces(which, { product, ...toMailValues(which.locale, content) });
  return {
    original,
    subject: fillPlaces(original.subject ?? '', places),
    examples: pick(places, knownPlaces(original)),
  };
}

/** A mail as it would look, with nothing in it to follow: the page that shows it allows it no styles for dark screens either. */
export async function previewMail(
  { words, ...which }: WhichMail & { readonly words: MailWords },
  settings: MailSettings,
): Promise<MailPreview> {
  const rendered = await renderMail(prepareExample(which), settings, words);
  const html = embedPictures(rendered)
    .replace(/<style>[^<]*<\/style>/, '')
    .replaceAll(' href="', ' data-link="');
  return { subject: rendered.subject, html, text: rendered.text };
}
