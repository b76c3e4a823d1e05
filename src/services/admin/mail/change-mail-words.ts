import type { ChangeMailWordsInput, MailWordsAnswer } from '#contract/admin-mail-words.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { insertMailWordsVersion } from '#db/mail/mail-words.queries.ts';
import { tellChanges } from '#domain/admin/logged-field.ts';
import { MAIL_PARTS, type MailWords } from '#domain/mail/mail-words.ts';
import { findWordsFaults, rewrittenPart } from '#domain/mail/words-fault.ts';
import { ok } from '#domain/result.ts';
import type { Actor, PlatformAdmin } from '#domain/team/actor.ts';
import { attempt } from '../../attempt.ts';
import type { Deps } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import type { OriginalMail } from '../../ports/mail-words.ts';
import { requireStaff } from '../../require-actor.ts';
import { readMailWords, type WhichMail } from './read-mail-words.ts';
import { refuseWords } from './refuse-words.ts';

type Change = WhichMail & { readonly input: ChangeMailWordsInput; readonly version?: number | undefined };
type Needs = Pick<Deps, 'db' | 'clock' | 'mailWords' | 'settings'>;

/**
 * Writes the words of a mail anew, which holds for all that is sent afterwards. An earlier version returns as a new one; what
 * is as it was makes none.
 */
export async function changeMailWords(deps: Needs, actor: Actor, change: Change): Promise<Outcome<MailWordsAnswer>> {
  const admin = requireStaff(actor, 'settings.write');
  if (!admin.ok) return admin;
  const described = await deps.mailWords.describe(change, deps.settings);
  const words = rewrittenPart(change.input.words ?? {}, described.original);
  const faults = findWordsFaults(words, described.original);
  if (Object.keys(faults).length > 0) return refuseWords(faults);
  return attempt(deps.db, (trx) => write(trx, deps, { ...change, actor: admin.value, words, described }));
}

type Decision = Change & {
  readonly actor: PlatformAdmin;
  readonly words: MailWords;
  readonly described: OriginalMail;
};

async function write(trx: Transaction, { clock }: Needs, decision: Decision): Promise<Outcome<MailWordsAnswer>> {
  const { template, locale, version, input, actor, words, described } = decision;
  const read = () => readMailWords(trx, { template, locale }, described);
  const before = await read();
  if (version !== undefined && version !== before.version) {
    return refuse('stale-version', { details: { current: before } });
  }
  if (isSame(words, before.words)) return ok(before);
  const now = clock.now();
  // A form sends an empty one where there is nothing to say.
  const reason = input.reason || null;
  const row = {
    template,
    locale,
    version: before.version + 1,
    words: Object.keys(words).length === 0 ? null : words,
    reason,
    changedAt: now,
    changedBy: actor.userId,
  };
  if (!(await insertMailWordsVersion(trx, row))) {
    return refuse('stale-version', { details: { current: await read() } });
  }
  await recordAudit(trx, {
    actor,
    businessUnitId: null,
    action: 'mailWords.change',
    objectId: `${template}/${locale}`,
    data: {
      version: row.version,
      ...(reason !== null && { note: reason }),
      ...tellChanges('mailWords', { ...described.original, ...before.words }, { ...described.original, ...words }),
    },
    now,
  });
  return ok(await read());
}

const isSame = (one: MailWords, other: MailWords): boolean => MAIL_PARTS.every((part) => one[part] === other[part]);
