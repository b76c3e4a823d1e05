import type { MailWordsAnswer } from '#contract/admin-mail-words.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { requireStaff } from '../../require-actor.ts';
import { readMailWords, type WhichMail } from './read-mail-words.ts';

/** What a mail says in one language. */
export async function getMailWords(
  { db, mailWords, settings }: Pick<Deps, 'db' | 'mailWords' | 'settings'>,
  actor: Actor,
  which: WhichMail,
): Promise<Outcome<MailWordsAnswer>> {
  const admin = requireStaff(actor, 'settings.read');
  if (!admin.ok) return admin;
  return ok(await readMailWords(db, which, await mailWords.describe(which, settings)));
}
