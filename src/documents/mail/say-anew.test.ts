import { describe, expect, test } from 'vitest';
import { MAIL_TEMPLATES } from '#contract/mail-kind.ts';
import { fillPlaces, MAIL_PARTS } from '#domain/mail/mail-words.ts';
import { findWordsFaults } from '#domain/mail/words-fault.ts';
import { LOCALES } from '#i18n/locales.ts';
import { prepareSample } from '../sample/sample-mails.ts';
import { describeMail, previewMail } from './example-mail.ts';
import { originalWords } from './original-words.ts';
import { renderMail } from './render-mail.tsx';
import { toPlaces } from './say-anew.ts';
import { toMailBody } from './to-mail-body.ts';
import { toMailValues } from './to-mail-values.ts';
import { SAMPLE_LESSOR } from '../../../test/support/sample-lessor.ts';

const SETTINGS = {
  productName: 'Trailyard',
  origin: 'https://shop.example',
  lessor: SAMPLE_LESSOR,
  mapLink: 'https://map.example/?at={lat},{lon}',
};

describe.each(LOCALES)('the words of the catalogue in %s', (locale) => {
  test.each(MAIL_TEMPLATES)('of %s, written with places, say the same', (template) => {
    const which = { template, locale };
    const mail = prepareSample(template, locale);
    const original = originalWords(which);
    const places = toPlaces(which, { product: SETTINGS.productName, ...toMailValues(locale, mail.content) });
    const body = toMailBody(mail, SETTINGS);
    for (const part of MAIL_PARTS) {
      const text = original[part];
      expect(text === undefined ? undefined : fillPlaces(text, places), part).toBe(body[part]);
    }
    expect(findWordsFaults(original, original)).toEqual({});
  });
});

const INVOICE = { template: 'invoice', locale: 'de' } as const;

describe('words that are written anew', () => {
  test('stand in subject, title, text and page, and the rest is as it was', async () => {
    const mail = prepareSample('invoice', 'de');
    const { subject, html, text } = await renderMail(mail, SETTINGS, { subject: 'Ihr Beleg {number} ({amount})' });
    expect(subject).toMatch(/^Ihr Beleg I-\d\d-DE-\d+ \(.*€\)$/);
    expect(text.startsWith(subject)).toBe(true);
    expect(html).toContain('Ihr Beleg');
    expect(text).toContain(toMailBody(mail, SETTINGS).text);
  });

  test('stay text, with the lines that they have', async () => {
    const words = { text: 'Guten <b>Tag</b> & "{number}"\nZeile zwei\n\nAbsatz zwei {amount}' };
    const { html, text } = await renderMail(prepareSample('invoice', 'de'), SETTINGS, words);
    expect(html).toContain('Guten &lt;b&gt;Tag&lt;/b&gt; &amp; &quot;');
    expect(html).not.toContain('<b>Tag');
    expect(html).toMatch(/<br\/>Zeile zwei<\/p><p[^>]*>Absatz zwei/);
    expect(text).toContain('Zeile zwei\n\nAbsatz zwei');
  });

  test('replace a closing line where there is one', async () => {
    const quote = await renderMail(prepareSample('quote', 'fr'), SETTINGS, { note: 'Merci de {product}' });
    expect(quote.text).toContain('Merci de Trailyard');
    const invoice = await renderMail(prepareSample('invoice', 'fr'), SETTINGS, { note: 'Merci de {product}' });
    expect(invoice.text).not.toContain('Merci');
  });

  test('are left to the catalogue if they name what the mail does not know any more', () => {
    const mail = prepareSample('invoice', 'de');
    const body = toMailBody(mail, SETTINGS, { subject: 'Neu {colour}', text: 'Neu {number}' });
    expect(body.subject).toBe(toMailBody(mail, SETTINGS).subject);
    expect(body.text).toMatch(/^Neu I-/);
  });

  test.each([
    ['unproven', 'Prüfung: Ihre Angaben zur Firma ließen sich nicht nachweisen. Ende'],
    [null, 'Prüfung: Ende'],
  ] as const)('say what the catalogue chooses for %s in its place', (ground, text) => {
    const mail = prepareSample('companyRejected', 'de');
    const content = {
      ...mail.content,
      template: 'companyRejected',
      company: 'A',
      name: 'B',
      ground,
      path: '/',
    } as const;
    expect(toMailBody({ ...mail, content }, SETTINGS, { text: 'Prüfung: {ground} Ende' }).text).toBe(text);
  });
});

test('a mail is described by its words, an example of its subject and examples of its places', () => {
  const { original, subject, examples } = describeMail(INVOICE, SETTINGS);
  expect(original.subject).toContain('{number}');
  expect(subject).toMatch(/^Rechnung I-\d\d-DE-\d+/);
  expect(Object.keys(examples).toSorted()).toEqual(['amount', 'number', 'order']);
  expect(describeMail({ template: 'companyApproved', locale: 'de' }, SETTINGS).examples['company']).not.toContain('<');
});

test('a preview leads nowhere, fetches nothing and brings no style sheet', async () => {
  const { html } = await previewMail({ ...INVOICE, words: {} }, SETTINGS);
  expect(html).toContain('data:image/png;base64,');
  expect(html).not.toMatch(/href=|<style|cid:|<script/);
});
