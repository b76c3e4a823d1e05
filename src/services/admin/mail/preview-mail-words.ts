import type { MailPreview, PreviewMailWordsInput } from '#contract/admin-mail-words.ts';
import { findWordsFaults } from '#domain/mail/words-fault.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { requireStaff } from '../../require-actor.ts';
import type { WhichMail } from './read-mail-words.ts';
import { refuseWords } from './refuse-words.ts';

/** A mail with example values in words that are not saved, if they could be. */
export async function previewMailWords(
  { mailWords, settings }: Pick<Deps, 'mailWords' | 'settings'>,
  actor: Actor,
  { words, ...which }: WhichMail & PreviewMailWordsInput,
): Promise<Outcome<MailPreview>> {
  const admin = requireStaff(actor, 'settings.read');
  if (!admin.ok) return admin;
  const { original } = await mailWords.describe(which, settings);
  const faults = findWordsFaults(words, original);
  if (Object.keys(faults).length > 0) return refuseWords(faults);
  return ok(await mailWords.preview({ ...which, words }, settings));
}
