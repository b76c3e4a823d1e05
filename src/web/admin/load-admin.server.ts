import { listMails } from '#services/admin/list-mails.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';

const OPERATOR_ZONE = 'Europe/Berlin';

/** Whoever acts in somebody's place sees that and nothing else; the banner above the page leads out. */
export async function loadAdmin(request: PageRequest) {
  const title = pageTitle(request, 'admin.title');
  const actor = await request.getActor();
  if (actor.kind === 'member' && actor.impersonatedBy !== null) return { title, mails: null };
  const mails = requireValue(await listMails(request.deps, actor));
  return {
    title,
    mails: mails.map((mail) => ({ ...mail, sentAt: request.format.dayTime(mail.sentAt, OPERATOR_ZONE) })),
  };
}
