import { data } from 'react-router';
import { isResetOpen } from '#services/user/is-reset-open.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';

/** Looks at a link without using it up. A dead one is a page that offers the next. */
export async function loadReset(request: PageRequest, token: string) {
  if (await isResetOpen(request.deps, token)) return data({ token, title: pageTitle(request, 'reset.new.title') });
  return data({ token: undefined, title: pageTitle(request, 'word.linkInvalid') }, { status: 404 });
}
