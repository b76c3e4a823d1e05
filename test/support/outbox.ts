import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { simpleParser } from 'mailparser';

const folder = () => join(process.env['E2E_DATA_DIR'] ?? '', 'outbox');

async function readMails(to: string) {
  const files = await readdir(folder()).catch(() => []);
  const mails = await Promise.all(
    files
      .filter((file) => file.endsWith('.eml'))
      .toSorted()
      .map(async (file) => simpleParser(await readFile(join(folder(), file)))),
  );
  return mails.filter((mail) => mail.to?.value.some(({ address }) => address === to));
}

/** Waits for a mail to somebody whose subject says something. */
export const expectMail = (to: string, about: string) =>
  expect
    .poll(async () => (await readMails(to)).filter(({ subject = '' }) => subject.includes(about)).length, {
      message: `a mail to ${to} about ${about}`,
      timeout: 20_000,
    })
    .toBe(1);

/** The path of the latest link below `path` that was mailed to somebody; waits until the mail is there. */
export async function findMailedPath(to: string, path: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const texts = (await readMails(to)).map(({ text = '' }) => text);
        const links = texts.flatMap((text) =>
          Array.from(text.matchAll(/https?:\/\/[^\s/]+(\/[^\s<>"]*)/g), ([, link]) => link),
        );
        found = links.findLast((link) => link !== undefined && path.test(link));
        return found;
      },
      { timeout: 20_000 },
    )
    .toBeDefined();
  return found ?? '';
}
