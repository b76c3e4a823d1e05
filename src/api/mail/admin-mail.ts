import { adminMailCalls } from '#contract/admin-mail.ts';
import { getMail } from '#services/admin/mail/get-mail.ts';
import { listMails, writeMails } from '#services/admin/mail/list-mails.ts';
import { resendMail } from '#services/admin/mail/resend-mail.ts';
import type { Deps } from '#services/deps.ts';
import { respondCsv } from '../csv.ts';
import { implement } from '../implement.ts';

/** What the shop has written to people. */
export const implementAdminMails = (deps: Deps) =>
  implement(adminMailCalls, {
    'GET /api/admin/mails': ({ actor, query }) => listMails(deps, actor, query),
    'GET /api/admin/mails.csv': ({ c, actor, query }) =>
      respondCsv(c, 'mails', (reader) => writeMails(deps, actor, query, reader)),
    'GET /api/admin/mails/{id}': ({ actor, params }) => getMail(deps, actor, params.id),
    'POST /api/admin/mails/{id}/resend': ({ actor, params }) => resendMail(deps, actor, params.id),
  });
