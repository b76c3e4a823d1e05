import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { ok } from '#domain/result.ts';
import type { MailPort } from '#services/ports/mail.ts';
import { toMessage } from './to-message.ts';

type Options = { readonly folder: string; readonly from: string; readonly now: () => Date };

const SAFE_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Without a mail server every message becomes a file that any mail program opens; their names sort by time. */
export function createOutboxMail({ folder, from, now }: Options): MailPort {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      if (!SAFE_ID.test(mail.id)) throw new TypeError(`Not an id of a mail: ${JSON.stringify(mail.id)}`);
      const sentAt = now();
      const { message } = await transport.sendMail(toMessage(mail, from, sentAt));
      const time = sentAt.toISOString().replaceAll(/[-:.]/g, '');
      const part = path.join(folder, `.${randomUUID()}.part`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        await writeFile(part, message, { mode: 0o600 });
        await rename(part, path.join(folder, `${time}-${mail.id}.eml`));
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      return ok(undefined);
    },
    close: () => transport.close(),
  };
}
