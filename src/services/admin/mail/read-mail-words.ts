import type { MailWordsAnswer } from '#contract/admin-mail-words.ts';
import type { MailTemplate } from '#contract/mail.ts';
import type { Database } from '#db/client.ts';
import { listMailWordsVersions, listRewrittenMails, type MailWordsVersionRow } from '#db/mail/mail-words.queries.ts';
import { MAIL_PARTS } from '#domain/mail/mail-words.ts';
import { neededPlaces } from '#domain/mail/words-fault.ts';
import type { Locale } from '#i18n/locales.ts';
import type { OriginalMail } from '../../ports/mail-words.ts';

/** So many versions are shown; all of them stand in the log. */
const MOST_VERSIONS = 50;

export type WhichMail = { readonly template: MailTemplate; readonly locale: Locale };

/** The words of a mail with what the catalogue says, and what was written before. */
export async function readMailWords(
  db: Database,
  { template, locale }: WhichMail,
  { original, examples }: OriginalMail,
): Promise<MailWordsAnswer> {
  const versions = await listMailWordsVersions(db, { template, locale, limit: MOST_VERSIONS });
  const rewritten = await listRewrittenMails(db);
  const [newest] = versions;
  const needed = neededPlaces(original);
  return {
    kind: template,
    locale,
    parts: MAIL_PARTS.filter((part) => original[part] !== undefined),
    original,
    words: newest?.words ?? {},
    places: Object.entries(examples).map(([name, example]) => ({ name, example, isNeeded: needed.includes(name) })),
    languages: rewritten.filter((row) => row.template === template).map((row) => row.locale),
    version: newest?.version ?? 0,
    versions: versions.map(toVersion),
  };
}

const toVersion = ({ version, words, changedAt, changedBy, reason }: MailWordsVersionRow) => ({
  version,
  words,
  at: changedAt.toISOString(),
  by: changedBy,
  reason,
});
