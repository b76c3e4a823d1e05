import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { simpleParser } from 'mailparser';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '#services/ports/mail.ts';
import { createMail } from './create-mail.ts';

const NOW = new Date('2026-03-02T08:09:10.123Z');
const MAIL: Mail = {
  id: 'order-4711',
  to: 'anna.krüger@spedition.example',
  subject: 'Ваш заказ — Überführung № 4711',
  html: '<p>Größe: 13,6 m</p>',
  text: 'Größe: 13,6 m',
};

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'trailyard-outbox-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const outbox = () =>
  createMail({ url: undefined, from: 'Trailyard <service@trailyard.example>', outboxDir: folder, now: () => NOW });

async function readOnly() {
  const [name = '', ...others] = await readdir(folder);
  expect(others).toEqual([]);
  return { name, mail: await simpleParser(await readFile(path.join(folder, name))) };
}

describe('the outbox folder', () => {
  test('holds each mail as a file that names its time and its id', async () => {
    expect(await outbox().send(MAIL)).toEqual({ ok: true });
    const { name, mail } = await readOnly();
    expect(name).toBe('20260302T080910123Z-order-4711.eml');
    expect(mail.subject).toBe(MAIL.subject);
    expect(mail.from?.value).toEqual([{ name: 'Trailyard', address: 'service@trailyard.example' }]);
    expect(mail.to?.value).toEqual([{ name: '', address: MAIL.to }]);
    expect(mail.html).toContain('Größe: 13,6 m');
    expect(mail.text?.trim()).toBe('Größe: 13,6 m');
    expect(mail.messageId).toBe('<order-4711@trailyard.example>');
    expect(mail.date).toEqual(new Date('2026-03-02T08:09:10Z'));
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
  });

  test('keeps attachments as they are', async () => {
    const bytes = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 255]);
    await outbox().send({
      ...MAIL,
      replyTo: 'depot@trailyard.example',
      attachments: [{ filename: 'Bestätigung.pdf', contentType: 'application/pdf', bytes }],
    });
    const { mail } = await readOnly();
    expect(mail.replyTo?.value).toEqual([{ name: '', address: 'depot@trailyard.example' }]);
    expect(mail.attachments).toHaveLength(1);
    expect(mail.attachments[0]).toMatchObject({ filename: 'Bestätigung.pdf', contentType: 'application/pdf' });
    expect(mail.attachments[0]?.content).toEqual(Buffer.from(bytes));
  });

  test('carries a picture inside, beside what is attached', async () => {
    const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
    await outbox().send({
      ...MAIL,
      html: '<img src="cid:logo@trailyard">',
      pictures: [{ cid: 'logo@trailyard', contentType: 'image/png', bytes }],
      attachments: [{ filename: 'Termine.ics', contentType: 'text/calendar', bytes: new Uint8Array([66]) }],
    });
    const { mail } = await readOnly();
    // The parser puts the picture where the page asks for it.
    expect(mail.html).toContain(`src="data:image/png;base64,${Buffer.from(bytes).toString('base64')}"`);
    const attached = mail.attachments.filter(({ related }) => related !== true);
    expect(attached.map(({ filename }) => filename)).toEqual(['Termine.ics']);
  });

  test('lets nobody add a header or a recipient by way of a field', async () => {
    await outbox().send({
      ...MAIL,
      subject: 'Hallo\r\nBcc: spy@evil.example',
      to: 'a@spedition.example, spy@evil.example',
      replyTo: 'b@spedition.example\r\nBcc: spy@evil.example',
    });
    const { mail } = await readOnly();
    expect(mail.headers.has('bcc')).toBe(false);
    expect(mail.to?.value.map(({ address }) => address)).not.toContain('spy@evil.example');
  });

  test('refuses an id that is no file name', async () => {
    await expect(outbox().send({ ...MAIL, id: '../escape' })).rejects.toThrow(TypeError);
    expect(await readdir(folder)).toEqual([]);
  });
});
