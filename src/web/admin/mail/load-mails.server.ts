import { type AdminMail, adminMailQuery } from '#contract/admin-mail.ts';
import type { Format } from '#i18n/format.ts';
import { countMails } from '#services/admin/mail/count-mails.ts';
import { getMail } from '#services/admin/mail/get-mail.ts';
import { listMails } from '#services/admin/mail/list-mails.ts';
import { pageTitle } from '#web/page-title.server.ts';
import { recordTime } from '#web/record-time.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { findCompany } from '../list/find-company.server.ts';
import { loadViews } from '../list/load-views.server.ts';
import { readListQuery } from '../list/read-list-query.server.ts';

export async function loadMails(request: PageRequest, { searchParams }: URL) {
  const { deps, format, getActor } = request;
  const actor = await getActor();
  const query = readListQuery(adminMailQuery, searchParams);
  const [page, counts] = await Promise.all([listMails(deps, actor, query), countMails(deps, actor, query)]);
  const { items, nextCursor } = requireValue(page);
  return {
    title: pageTitle(request, 'admin.nav.mails'),
    rows: items.map((mail) => toMailRow(mail, format)),
    nextCursor,
    views: await loadViews(request, actor, 'mails'),
    counts: requireValue(counts),
    company: await findCompany(request, actor, query.businessUnit),
  };
}

/** What was said to somebody who is forgotten has no words left: it is called by its time. */
export function toMailRow<Mail extends Pick<AdminMail, 'subject' | 'at'>>(mail: Mail, format: Format) {
  const time = recordTime(format, mail.at);
  return { ...mail, subject: mail.subject || time, time };
}

export type MailRow = Awaited<ReturnType<typeof loadMails>>['rows'][number];

export async function loadMail({ deps, format, getActor, config }: PageRequest, mailId: string) {
  const { time, ...mail } = toMailRow(requireValue(await getMail(deps, await getActor(), mailId)), format);
  return { title: `${mail.subject} · ${config.productName}`, mail, time };
}
