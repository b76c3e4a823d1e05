import type { AdminMailQuery, MailStatus } from '#contract/admin-mail.ts';
import { countMailStates } from '#db/mail/admin-mail.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { chosenScope } from '#domain/team/scope.ts';
import type { Reads } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { COUNTED_AT_MOST } from '../../list/sum-up.ts';
import { requireStaff } from '../../require-actor.ts';

/** How many mails there are in each state under the filters of a list. */
export async function countMails(
  { db }: Pick<Reads, 'db'>,
  actor: Actor,
  { q, businessUnit }: AdminMailQuery,
): Promise<Outcome<Readonly<Record<MailStatus | 'all', number>>>> {
  const admin = requireStaff(actor, 'mails.read');
  if (!admin.ok) return admin;
  return ok(await countMailStates(db, { q, scope: chosenScope(businessUnit), most: COUNTED_AT_MOST }));
}
