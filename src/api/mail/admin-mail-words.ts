import { adminMailWordsCalls } from '#contract/admin-mail-words.ts';
import { changeMailWords } from '#services/admin/mail/change-mail-words.ts';
import { getMailWords } from '#services/admin/mail/get-mail-words.ts';
import { listMailWords } from '#services/admin/mail/list-mail-words.ts';
import { previewMailWords } from '#services/admin/mail/preview-mail-words.ts';
import type { Deps } from '#services/deps.ts';
import { implement } from '../implement.ts';

/** What mails say where the operator has written it anew. */
export const implementAdminMailWords = (deps: Deps) =>
  implement(adminMailWordsCalls, {
    'GET /api/admin/mail-words': ({ actor, query }) => listMailWords(deps, actor, query),
    'GET /api/admin/mail-words/{kind}/{locale}': ({ actor, params: { kind: template, locale } }) =>
      getMailWords(deps, actor, { template, locale }),
    'POST /api/admin/mail-words/{kind}/{locale}/preview': ({ actor, params: { kind: template, locale }, body }) =>
      previewMailWords(deps, actor, { template, locale, ...body }),
    'PUT /api/admin/mail-words/{kind}/{locale}': ({ actor, params: { kind: template, locale }, body, version }) =>
      changeMailWords(deps, actor, { template, locale, input: body, version }),
  });
