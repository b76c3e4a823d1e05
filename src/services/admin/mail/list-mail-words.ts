import type { MailWordsSummary } from '#contract/admin-mail-words.ts';
import { MAIL_KINDS, MAIL_TEMPLATES } from '#contract/mail-kind.ts';
import { listRewrittenMails } from '#db/mail/mail-words.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Deps } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { requireStaff } from '../../require-actor.ts';

/** Every kind of mail, called by its subject, with the languages that have words of their own. */
export async function listMailWords(
  { db, mailWords, settings }: Pick<Deps, 'db' | 'mailWords' | 'settings'>,
  actor: Actor,
  { language: locale }: { readonly language: Locale },
): Promise<Outcome<{ readonly items: readonly MailWordsSummary[] }>> {
  const admin = requireStaff(actor, 'settings.read');
  if (!admin.ok) return admin;
  const rewritten = await listRewrittenMails(db);
  const items = MAIL_TEMPLATES.map(async (kind) => ({
    kind,
    group: MAIL_KINDS[kind],
    subject: (await mailWords.describe({ template: kind, locale }, settings)).subject,
    languages: rewritten.filter(({ template }) => template === kind).map((row) => row.locale),
  }));
  return ok({ items: await Promise.all(items) });
}
