import { adminMailQuery } from '#contract/admin-mail.ts';
import { getMail } from '#services/admin/mail/get-mail.ts';
import { listMails } from '#services/admin/mail/list-mails.ts';
import { pageTitle } from '#web/page-title.server.ts';
import { recordTime } from '#web/record-time.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { findCompany } from '../list/find-company.server.ts';
import { readListQuery } from '../list/read-list-query.server.ts';

export async function loadMails(request: PageRequest, { searchParams }: URL) {
  const { deps, format, getActor } = request;
  const actor = await getActor();
  const query = readListQuery(adminMailQuery, searchParams);
  const { items, nextCursor } = requireValue(await listMails(deps, actor, query));
  return {
    title: pageTitle(request, 'admin.nav.mails'),
    rows: items.map((mail) => ({ ...mail, time: recordTime(format, mail.at) })),
    nextCursor,
    company: await findCompany(request, actor, query.businessUnit),
  };
}

export type MailRow = Awaited<ReturnType<typeof loadMails>>['rows'][number];

export async function loadMail({ deps, format, getActor, config }: PageRequest, mailId: string) {
  const mail = requireValue(await getMail(deps, await getActor(), mailId));
  return { title: `${mail.subject} · ${config.productName}`, mail, time: recordTime(format, mail.at) };
}
