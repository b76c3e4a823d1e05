import { redirect } from 'react-router';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { toReturnPath } from './return-path.ts';

/** Who is signed in already has no business here. */
export async function loadLogin(request: PageRequest, url: URL) {
  const target = toReturnPath(url.searchParams.get('redirect'));
  const actor = await request.getActor();
  if (actor.kind !== 'guest') throw redirect(target ?? '/');
  return { title: pageTitle(request, 'loginPage.title'), target };
}
