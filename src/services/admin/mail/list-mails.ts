import type { AdminMailQuery, AdminMailSummary } from '#contract/admin-mail.ts';
import type { ListPage } from '#contract/list-query.ts';
import { listMails as findMails, MAIL_ORDERS, type MailSummaryRow } from '#db/mail/admin-mail.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import { chosenScope } from '#domain/team/scope.ts';
import { asIs, writeCsv } from '#services/list/write-csv.ts';
import type { Deps } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { orderBy, pageOf } from '../../list/page-of.ts';
import { requirePlatformAdmin } from '#services/require-actor.ts';

/** What the shop has written to people, newest first. */
export async function listMails(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { sort = '-at', q, status, businessUnit, ...asked }: AdminMailQuery,
): Promise<Outcome<ListPage<AdminMailSummary>>> {
  const admin = requirePlatformAdmin(actor);
  if (!admin.ok) return admin;
  const filters = { q, status, scope: chosenScope(businessUnit) };
  return pageOf(
    orderBy(MAIL_ORDERS, sort),
    asked,
    (page) => findMails(db, { ...filters, ...page }),
    (row) => toMailSummary(row),
  );
}

export const toMailSummary = (row: Omit<MailSummaryRow, 'place'>): AdminMailSummary => {
  const { id, createdAt, recipient, subject, template, locale, status } = row;
  return { id, at: createdAt.toISOString(), recipient, subject, template, locale, status };
};

const COLUMNS = {
  ...asIs('at', 'recipient', 'subject', 'template', 'locale', 'status', 'id'),
};

export const writeMails = (deps: Pick<Deps, 'db'>, actor: Actor, query: AdminMailQuery) =>
  writeCsv(COLUMNS, (page) => listMails(deps, actor, { ...query, ...page }));
