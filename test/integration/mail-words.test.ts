import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MailWords } from '#domain/mail/mail-words.ts';
import { inTransaction } from '#db/transaction.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import type { Locale } from '#i18n/locales.ts';
import { changeMailWords } from '#services/admin/mail/change-mail-words.ts';
import { getMailWords } from '#services/admin/mail/get-mail-words.ts';
import { listMailWords } from '#services/admin/mail/list-mail-words.ts';
import { previewMailWords } from '#services/admin/mail/preview-mail-words.ts';
import { queueMail } from '#services/mail/queue-mail.ts';
import type { Browser } from '../support/browser.ts';
import { makeUser } from '../support/make-rows.ts';
import { makePlatformAdmin, signIn } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let operator: PlatformAdmin;
let browser: Browser;
beforeAll(async () => {
  shop = await createTestApp();
  const admin = await makePlatformAdmin(shop.deps);
  operator = { kind: 'platformAdmin', role: 'admin', userId: admin.userId };
  browser = shop.newBrowser();
  await signIn(browser, admin);
});
afterAll(() => shop[Symbol.asyncDispose]());

const value = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const KIND = 'passwordChanged';
const which = (locale: Locale) => ({ template: KIND, locale }) as const;
const write = (locale: Locale, words: MailWords | null, version?: number) =>
  changeMailWords(shop.deps, operator, { ...which(locale), input: { words, reason: 'Kinder' }, version });
const read = async (locale: Locale) => value(await getMailWords(shop.deps, operator, which(locale)));

/** Promises the mail to somebody of that language. */
async function promise(locale: Locale): Promise<string> {
  const email = `${randomUUID()}@test.example`;
  const userId = await makeUser(shop.deps.db, { locale, email });
  await inTransaction(shop.deps.db, (trx) =>
    queueMail(trx, { template: KIND, userId, at: shop.deps.clock.now().toISOString() }),
  );
  return email;
}

const mailTo = (email: string) => {
  const mail = shop.mails.find(({ to }) => to === email);
  if (mail === undefined) throw new Error(`No mail was sent to ${email}`);
  return mail;
};

describe('the words of a mail', () => {
  test('are those of the catalogue until somebody writes them anew', async () => {
    const { original, words, version, versions, parts, places, languages } = await read('de');
    expect({ words, version, versions, languages }).toEqual({ words: {}, version: 0, versions: [], languages: [] });
    expect(parts).toEqual(['subject', 'text', 'note']);
    expect(original.text).toContain('{at}');
    expect(places.map(({ name, isNeeded }) => [name, isNeeded])).toEqual([
      ['product', false],
      ['at', false],
    ]);
  });

  test('are said in mails of that language, also of those that wait, and in no other', async () => {
    const [german, english] = [await promise('de'), await promise('en')];
    value(await write('de', { subject: 'Neues Kennwort bei {product}', text: 'Am {at}.\n\n<b>Alles gut?</b>' }, 0));
    await shop.workOffOutbox();
    const { subject, html, text } = mailTo(german);
    expect(subject).toBe('Neues Kennwort bei Trailyard');
    expect(html).toContain('&lt;b&gt;Alles gut?&lt;/b&gt;');
    expect(text).toMatch(/Am .*\.\n\n<b>Alles gut\?<\/b>/);
    // The closing line was not written anew.
    expect(text).toContain((await read('de')).original.note);
    expect(mailTo(english).subject).toBe((await read('en')).original.subject);
    const kept = await shop.deps.db
      .selectFrom('sentMail')
      .select(['subject', 'bodyText'])
      .where('recipient', '=', german)
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({ subject, bodyText: text });
  });

  test('stand in the log with what they were and are', async () => {
    const { original, version } = await read('de');
    value(await write('de', { subject: 'Kennwort neu' }, version));
    const entry = await shop.deps.db
      .selectFrom('auditLog')
      .select(['objectType', 'objectId', 'data'])
      .where('action', '=', 'mailWords.change')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({
      objectType: 'mailWords',
      objectId: 'passwordChanged/de',
      data: {
        version: version + 1,
        note: 'Kinder',
        changes: {
          subject: ['Neues Kennwort bei {product}', 'Kennwort neu'],
          text: ['Am {at}.\n\n<b>Alles gut?</b>', original.text],
        },
      },
    });
    const listed = await browser.get('/api/admin/audit?action=mailWords');
    expect(await listed.json()).toMatchObject({
      items: [{ page: { type: 'mailWords', id: 'passwordChanged/de' } }, {}],
    });
  });

  test('return to those of the catalogue, and to an earlier version, as a new one', async () => {
    const { original, version } = await read('de');
    const reset = value(await write('de', null, version));
    expect(reset).toMatchObject({ words: {}, version: version + 1, languages: [] });
    expect(reset.versions[0]).toMatchObject({ words: null, reason: 'Kinder' });
    const email = await promise('de');
    await shop.workOffOutbox();
    expect(mailTo(email).subject).toBe(original.subject);
    const restored = value(await write('de', { subject: 'Kennwort neu' }, version + 1));
    expect(restored).toMatchObject({ words: { subject: 'Kennwort neu' }, version: version + 2, languages: ['de'] });
  });

  test('are written without a reason, as a form sends it', async () => {
    const input = { words: { subject: 'Contraseña nueva' }, reason: '' };
    const written = value(await changeMailWords(shop.deps, operator, { ...which('es'), input }));
    expect(written.versions[0]).toMatchObject({ reason: null });
    value(await write('es', null));
  });

  test('make no version if they are as they were, or as the catalogue has them', async () => {
    const { words, original, version } = await read('de');
    expect(value(await write('de', { ...original, ...words })).version).toBe(version);
    expect(value(await write('fr', (await read('fr')).original)).version).toBe(0);
  });

  test('are written by one of two at the same moment, and the other is told', async () => {
    const results = await Promise.all(['Uno', 'Due'].map((subject) => write('it', { subject }, 0)));
    const [won, ...others] = results.toSorted((a, b) => Number(b.ok) - Number(a.ok));
    expect(others).toMatchObject([{ ok: false, error: { code: 'stale-version', details: { current: {} } } }]);
    expect((await read('it')).words).toEqual(won?.ok ? won.value.words : {});
  });

  test.each([
    ['another value', sql`update mail_words set words = null`],
    ['being deleted', sql`delete from mail_words`],
    ['being emptied', sql`truncate mail_words`],
  ])('keep their versions from %s', async (_, statement) => {
    await expect(statement.execute(shop.deps.db)).rejects.toMatchObject({ constraint: 'mail_words_is_append_only' });
  });

  test('are read by an auditor and written by nobody but an admin', async () => {
    const auditor = { ...operator, role: 'auditor' } as const;
    const desk = { ...operator, role: 'desk' } as const;
    const words = { subject: 'Anders' };
    expect(await getMailWords(shop.deps, auditor, which('de'))).toMatchObject({ ok: true });
    expect(await previewMailWords(shop.deps, auditor, { ...which('de'), words })).toMatchObject({ ok: true });
    const input = { words, reason: null };
    for (const refused of [
      await changeMailWords(shop.deps, auditor, { ...which('de'), input }),
      await getMailWords(shop.deps, desk, which('de')),
      await listMailWords(shop.deps, desk, { language: 'de' }),
      await previewMailWords(shop.deps, desk, { ...which('de'), words }),
    ]) {
      expect(refused).toMatchObject({ error: { code: 'forbidden' } });
    }
  });
});

test('the list calls each kind by its subject and names the languages that were rewritten', async () => {
  const { items } = value(await listMailWords(shop.deps, operator, { language: 'de' }));
  expect(items.find(({ kind }) => kind === KIND)).toEqual({
    kind: KIND,
    group: 'people',
    subject: (await read('de')).original.subject,
    languages: ['de', 'it'],
  });
  expect(items.find(({ kind }) => kind === 'invoice')).toMatchObject({ languages: [] });
  expect(items.map(({ subject }) => subject).filter((subject) => /[{}]/.test(subject))).toEqual([]);
});

describe('the call', () => {
  const send = (words: unknown, path = '/api/admin/mail-words/invoice/de') =>
    browser.send('PUT', path, { body: { words } });

  test.each([
    ['a place that is not there', { text: 'Zu {iban}' }, { 'words.text': 'place-unknown:{iban}' }],
    ['a place that is missing', { subject: 'Rechnung', text: 'Anbei.' }, { 'words.text': 'place-missing:{number}' }],
    ['nothing', { subject: '  ' }, { 'words.subject': 'required' }],
    ['two lines in a subject', { subject: 'Rechnung {number}\n{amount}' }, { 'words.subject': 'characters' }],
    ['a sign that nobody sees', { text: 'Anbei\u0007 {number} {amount}' }, { 'words.text': 'characters' }],
    ['too much', { subject: 'x'.repeat(151) }, { 'words.subject': 'too-long' }],
    ['a closing line that the mail does not have', { note: 'Bis bald' }, { 'words.note': 'unknown' }],
  ])('refuses %s', async (_, words, fields) => {
    const refused = await send(words);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ fields });
    const preview = await browser.send('POST', '/api/admin/mail-words/invoice/de/preview', { body: { words } });
    expect(await preview.json()).toMatchObject({ fields });
  });

  test('knows no other mails and languages', async () => {
    expect((await send({ subject: 'A' }, '/api/admin/mail-words/newsletter/de')).status).toBe(404);
    expect((await send({ subject: 'A' }, '/api/admin/mail-words/invoice/xx')).status).toBe(404);
  });

  test('shows words that are not saved with examples, and saves nothing', async () => {
    const response = await browser.send('POST', '/api/admin/mail-words/invoice/de/preview', {
      body: { words: { subject: 'Beleg {number} über {amount}' } },
    });
    expect(await response.json()).toMatchObject({ subject: expect.stringMatching(/^Beleg I-.* über .*€$/) });
    const { version } = value(await getMailWords(shop.deps, operator, { template: 'invoice', locale: 'de' }));
    expect(version).toBe(0);
  });
});
