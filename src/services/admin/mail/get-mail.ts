import type { AdminMail } from '#contract/admin-mail.ts';
import { findMail } from '#db/mail/admin-mail.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import { toMailSummary } from './list-mails.ts';

/** One mail as it was kept: links that would open an account are masked. */
export async function getMail({ db }: Pick<Deps, 'db'>, actor: Actor, mailId: string): Promise<Outcome<AdminMail>> {
  const admin = requireStaff(actor, 'mails.read');
  if (!admin.ok) return admin;
  const row = await findMail(db, mailId);
  if (row === undefined) return refuse('not-found');
  const { bodyText: text, error, userId, businessUnitId: id, businessUnitName: name } = row;
  const businessUnit = id === null ? null : { id, name: name ?? '' };
  return ok({ ...toMailSummary(row), text, error, userId, businessUnit });
}
