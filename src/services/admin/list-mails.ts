import { listSentMails } from '#db/mail.queries.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import type { Failure } from '../failure.ts';
import { requirePlatformAdmin } from '../team/require-actor.ts';

const LATEST = 50;

export type MailView = {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly locale: string;
  readonly isSent: boolean;
  readonly sentAt: string;
};

/** What the shop has written to people lately. Links in the texts are masked before they are kept. */
export async function listMails({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<Result<readonly MailView[], Failure>> {
  const admin = requirePlatformAdmin(actor);
  if (!admin.ok) return admin;
  const mails = await listSentMails(db, LATEST);
  return ok(
    mails.map(({ id, recipient, subject, bodyText, locale, status, createdAt }) => ({
      id,
      recipient,
      subject,
      text: bodyText,
      locale,
      isSent: status === 'sent',
      sentAt: createdAt.toISOString(),
    })),
  );
}
