import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { loadDashboard } from './figure/load-dashboard.server.ts';
import { loadImpersonation } from './frame/load-impersonation.server.ts';

/** Whoever acts in somebody's place sees that and nothing else. */
export async function loadAdmin(request: PageRequest, url: URL) {
  const title = pageTitle(request, 'nav.admin');
  const actor = await request.getActor();
  const impersonation = await loadImpersonation(request, actor);
  if (impersonation !== null) return { title, impersonation };
  return { title, dashboard: await loadDashboard(request, actor, url) };
}
