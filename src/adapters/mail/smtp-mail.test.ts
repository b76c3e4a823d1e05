import { createServer } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { fail } from '#domain/result.ts';
import type { Mail } from '#services/ports/mail.ts';
import { createMail } from './create-mail.ts';

const MAIL: Mail = {
  id: '5f0c1e',
  to: 'anna@spedition.example',
  subject: 'Zurück im Depot',
  html: '<p>Danke</p>',
  text: 'Danke',
};

const closers: Array<() => unknown> = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function startServer(options: Partial<SMTPServerOptions> = {}) {
  const received: Array<{ raw: Buffer; recipients: string[] }> = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    async onData(stream, session, done) {
      const parts: Buffer[] = [];
      for await (const part of stream) parts.push(Buffer.from(part));
      received.push({ raw: Buffer.concat(parts), recipients: session.envelope.rcptTo.map(({ address }) => address) });
      done();
    },
    ...options,
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  const listener = server.listen(0, '127.0.0.1', resolve);
  closers.push(() => new Promise<void>((closed) => server.close(closed)));
  await promise;
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { received, url: `smtp://127.0.0.1:${address.port}` };
}

function mailTo(url: string) {
  const failures: unknown[] = [];
  const mail = createMail({
    url,
    from: 'Trailyard <service@trailyard.example>',
    outboxDir: '/nowhere',
    onFailure: (error) => failures.push(error),
  });
  closers.push(() => mail.close());
  return { mail, failures };
}

const answer = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

describe('a mail server', () => {
  test('gets the whole message, once, for one recipient', async () => {
    const { received, url } = await startServer();
    expect(await mailTo(url).mail.send(MAIL)).toEqual({ ok: true });
    expect(received.map(({ recipients }) => recipients)).toEqual([[MAIL.to]]);
    const mail = await simpleParser(received[0]?.raw ?? Buffer.alloc(0));
    expect(mail).toMatchObject({ subject: MAIL.subject, messageId: '<5f0c1e@trailyard.example>' });
    expect(mail.html).toContain('Danke');
  });

  test('that does not know the recipient has said its last word', async () => {
    const { received, url } = await startServer({ onRcptTo: (_address, _session, done) => done(answer(550)) });
    const { mail, failures } = mailTo(url);
    expect(await mail.send(MAIL)).toEqual(fail('mail-rejected'));
    expect(received).toEqual([]);
    expect(failures).toHaveLength(1);
  });

  test('that is busy may be asked again', async () => {
    const { url } = await startServer({ onRcptTo: (_address, _session, done) => done(answer(451)) });
    expect(await mailTo(url).mail.send(MAIL)).toEqual(fail('mail-unavailable'));
  });

  test('that wants another password is a matter of configuration, not of the mail', async () => {
    const { url } = await startServer({
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, done) => done(answer(535)),
    });
    const withPassword = url.replace('//', '//user:wrong@');
    expect(await mailTo(withPassword).mail.send(MAIL)).toEqual(fail('mail-unavailable'));
  });

  test('that is down may be asked again', async () => {
    const taken = createServer();
    const { promise, resolve } = Promise.withResolvers<void>();
    taken.listen(0, '127.0.0.1', resolve);
    await promise;
    const address = taken.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    await new Promise<void>((closed) => taken.close(() => closed()));
    expect(await mailTo(`smtp://127.0.0.1:${port}`).mail.send(MAIL)).toEqual(fail('mail-unavailable'));
  });
});
