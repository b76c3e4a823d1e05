import { describe, expect, test } from 'vitest';
import type { MailTemplate } from '#contract/mail.ts';
import { keysOf } from '#domain/table.ts';
import { type Locale, LOCALES } from '#i18n/locales.ts';
import { localePrefix } from '#i18n/paths.ts';
import { SAMPLE_LESSOR } from '../../../test/support/sample-lessor.ts';
import { prepareSample, SAMPLE_MAILS } from '#documents/sample/sample-mails.ts';
import { SAMPLE_ORDER } from '#documents/sample/sample-order.ts';
import { renderMail } from './render-mail.tsx';

const SETTINGS = {
  productName: 'Trailyard',
  origin: 'https://shop.example',
  lessor: SAMPLE_LESSOR,
  mapLink: 'https://map.example/?at={lat},{lon}',
};
const TEMPLATES = keysOf(SAMPLE_MAILS);
const rendered = new Map<string, ReturnType<typeof renderMail>>();

/** Each mail once, for however many tests look at it. */
function render(template: MailTemplate, locale: Locale): ReturnType<typeof renderMail> {
  const known = rendered.get(`${template} ${locale}`) ?? renderMail(prepareSample(template, locale), SETTINGS);
  rendered.set(`${template} ${locale}`, known);
  return known;
}
const plain = (text: string) => text.replaceAll(/&nbsp;|[\u00a0\u202f]/g, ' ').replaceAll('&amp;', '&');

describe.each(LOCALES)('in %s', (locale) => {
  test.each(TEMPLATES)('%s is a text and a page with a link in that language', async (template) => {
    const { subject, html, text } = await render(template, locale);
    const link = `https://shop.example${localePrefix(locale)}${SAMPLE_MAILS[template].path}`;
    expect(text).toContain(link);
    expect(html).toContain(`href="${link}"`);
    expect(html).toContain(`<html lang="${locale}" dir="ltr"`);
    expect(subject.length).toBeGreaterThan(5);
    for (const part of [subject, text]) expect(part).not.toMatch(/(?<![\w-])(mail|document|cart)\.\w|\{|undefined/);
    for (const line of ['Altenwerder Hauptstraße 12, 21129 Hamburg', 'HRB 999999', 'DE 999 999 999']) {
      expect(plain(html)).toContain(line);
      expect(plain(text)).toContain(line);
    }
  });

  test.each(TEMPLATES)('%s leads nowhere but to the shop, a map and a phone, and fetches nothing', async (template) => {
    const { html, pictures } = await render(template, locale);
    const targets = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
    for (const target of targets) expect(target).toMatch(/^(https:\/\/(shop|map)\.example\/|tel:\+\d+$)/);
    const shown = new Set(Array.from(html.matchAll(/src="([^"]+)"/g), ([, source = '']) => source));
    expect([...shown]).toEqual(pictures.map(({ cid }) => `cid:${cid}`));
    expect(html).not.toMatch(/<link|<script|url\(|@import/);
  });

  test.each(TEMPLATES)('%s keeps every amount and time in one piece', async (template) => {
    const { html } = await render(template, locale);
    const cells = [...html.matchAll(/<td([^>]*)>([^<]*)<\/td>/g)].filter(([, , text = '']) => /\d[.,]\d\d/.test(text));
    for (const [, attributes] of cells) expect(attributes).toContain('white-space:nowrap');
    // Where an amount stands in a sentence, its currency stays with it.
    expect(html.replaceAll(/<style>.*?<\/style>/gs, '')).not.toMatch(/\d (€|EUR|zł)/);
    // Nothing is wider than the narrowest phone but what gives way.
    const widths = [...html.matchAll(/(?<!max-|<!--\[if mso\]><table role="presentation" )width[:="]+(\d+)(?:px|")/g)];
    for (const [, width] of widths) expect(Number(width)).toBeLessThanOrEqual(320);
  });
});

test.each(LOCALES)(
  'what is read first about a company nobody knows says nothing that people typed, in %s',
  async (locale) => {
    for (const template of ['signUpLink', 'signUpKnown', 'invitation', 'companyApproved', 'companyRejected'] as const) {
      const { subject } = await render(template, locale);
      expect(subject).toContain('Trailyard');
      expect(subject).not.toMatch(/Maria|Müller|Uwe|Nordwind/);
    }
  },
);

test('what people type stays text', async () => {
  const { html, text } = await render('signUpLink', 'de');
  expect(html).not.toContain('<Söhne>');
  expect(text).toContain('Müller & <Söhne>');
});

test('a mail about an order tells its trailers, its sums to the cent and where a transfer goes', async () => {
  const { html, text } = await render('orderAwaitingTransfer', 'de');
  for (const part of [html, text].map(plain)) {
    for (const fact of [
      'KM-101',
      'HH TY 4711',
      '20.11.2026, 09:00',
      '516,40',
      '108,44',
      '624,84',
      'DE02 1203 0000 0000 2020 51',
      'Kühlauflieger Mono',
      '7 × 66,30 €',
    ])
      expect(part).toContain(fact);
  }
});

test('what invoices will ask for, the mail of a confirmed order does not', async () => {
  const sample = prepareSample('orderConfirmed', 'de');
  if (sample.content.template !== 'orderConfirmed') throw new Error('Another sample');
  const { order } = sample.content;
  const { gross } = order.totals;
  const tell = async (dueOn: string | null) => {
    const payment = { ...SAMPLE_ORDER.payment, dueOn };
    const balance = { ...order.balance, open: gross };
    const content = { ...sample.content, order: { ...order, payment, balance, lapsesAt: null } };
    return renderMail({ ...sample, content }, SETTINGS);
  };
  const [asking, waiting] = [await tell('2026-11-29'), await tell(null)];
  for (const part of [asking.html, asking.text]) expect(plain(part)).toContain('DE02 1203 0000 0000 2020 51');
  for (const part of [waiting.html, waiting.text].map(plain)) {
    expect(part).toContain('Sie erhalten Rechnungen per E-Mail.');
    expect(part).not.toMatch(/DE02 1203|IBAN|BIC|\bOffen\b|Zu zahlen/);
  }
});

test('a mail about a trailer tells the street of its depot and the way there', async () => {
  for (const template of ['orderConfirmed', 'bookingExtended', 'trailerSwapped', 'pickUpSigned'] as const) {
    const { html, text } = await render(template, 'de');
    for (const part of [html, text]) {
      for (const fact of [
        'Șoseaua Odăii 307, 013604 București',
        '+40 21 555 0101',
        'https://map.example/?at=44.5,26.1',
      ])
        expect(part).toContain(fact);
    }
  }
});

test('a mail about a changed period tells both by the clock of the depot, and what it costs', async () => {
  const text = plain((await render('periodCorrected', 'de')).text);
  for (const fact of ['19.11.2026, 09:00', '20.11.2026, 09:00', '27.11.2026, 09:00', '−66,30']) {
    expect(text).toContain(fact);
  }
});

test('files that come with a mail are named in it', async () => {
  const { html, text } = await render('orderConfirmed', 'de');
  for (const name of [
    'Auftragsbestätigung-O-26-000123.pdf',
    'Mietvertrag-O-26-000123.pdf',
    'Termine-O-26-000123.ics',
  ]) {
    expect(html).toContain(name);
    expect(text).toContain(name);
  }
});

test('the address of a link stands in letters only where the link is what the mail is about', async () => {
  expect((await render('passwordReset', 'de')).html).toContain('>https://shop.example/reset-account/token</a>');
  expect((await render('orderConfirmed', 'de')).html).not.toContain('>https://shop.example/');
});

test('a mail can be read in the dark and brings its mark and its drawings along', async () => {
  const { html, pictures } = await render('orderConfirmed', 'de');
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(html).toContain('@media (prefers-color-scheme: dark)');
  expect(pictures.map(({ cid, contentType }) => [cid, contentType])).toEqual([
    ['logo@trailyard', 'image/png'],
    ['cool-mono@trailyard', 'image/png'],
  ]);
});

test('the number of an invoice stays on one line', async () => {
  const { html } = await render('invoice', 'de');
  expect(html).toMatch(/<span style="white-space:nowrap[^"]*">I-26-DE-000123<\/span>/);
});
