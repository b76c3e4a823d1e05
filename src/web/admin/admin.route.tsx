import { getRequest } from '#web/request-context.server.ts';
import { Dashboard } from './figure/dashboard.tsx';
import { Impersonating } from './frame/impersonating.tsx';
import { loadAdmin } from './load-admin.server.ts';
import type { Route } from './+types/admin.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadAdmin(getRequest(context), url);

export default function AdminPage({ loaderData: { dashboard, impersonation } }: Route.ComponentProps) {
  if (impersonation !== undefined) return <Impersonating view={impersonation} />;
  return <Dashboard view={dashboard} />;
}
