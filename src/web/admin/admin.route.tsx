import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { getRequest } from '#web/request-context.server.ts';
import { Dashboard } from './figure/dashboard.tsx';
import { Impersonating } from './frame/impersonating.tsx';
import { loadAdmin } from './load-admin.server.ts';
import type { Route } from './+types/admin.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ context }: Route.LoaderArgs) => loadAdmin(getRequest(context));

/** Unfolding a depot shows what is there already. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;

export default function AdminPage({ loaderData: { dashboard, impersonation } }: Route.ComponentProps) {
  if (impersonation !== undefined) return <Impersonating view={impersonation} />;
  return <Dashboard view={dashboard} />;
}
