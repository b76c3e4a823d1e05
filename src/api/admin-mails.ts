import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { adminMailQuery } from '#contract/admin-mail.ts';
import { getMail } from '#services/admin/mail/get-mail.ts';
import { listMails, writeMails } from '#services/admin/mail/list-mails.ts';
import type { Deps } from '#services/deps.ts';
import { respondCsv } from './csv.ts';
import type { ApiEnv } from './env.ts';
import { input } from './input.ts';
import { pathId } from './path-id.ts';
import { respond } from './respond.ts';

const described = (summary: string, description: string) =>
  describeRoute({ summary, tags: ['admin'], responses: { 200: { description } } });

/** What the shop has written to people. */
export const adminMailsRouter = (deps: Deps) =>
  new Hono<ApiEnv>()
    .get('/admin/mails', described('Sent mails', 'A page, newest first'), input('query', adminMailQuery), async (c) =>
      respond(c, await listMails(deps, await c.get('getActor')(), c.req.valid('query')), (page) => c.json(page)),
    )
    .get('/admin/mails.csv', described('Sent mails as a file', 'CSV'), input('query', adminMailQuery), async (c) =>
      respondCsv(c, 'mails', await writeMails(deps, await c.get('getActor')(), c.req.valid('query'))),
    )
    .get('/admin/mails/:id', described('One sent mail', 'The mail'), pathId('id'), async (c) =>
      respond(c, await getMail(deps, await c.get('getActor')(), c.req.valid('param').id), (mail) => c.json(mail)),
    );
