import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { getRequest } from '#web/request-context.server.ts';
import { Dashboard } from './figure/dashboard.tsx';
import { Impersonating } from './frame/impersonating.tsx';
import { loadAdmin } from './load-admin.server.ts';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ context }: LoaderFunctionArgs) => loadAdmin(getRequest(context));

export default function AdminPage() {
  const { dashboard, impersonation } = useLoaderData<typeof loader>();
  if (impersonation !== undefined) return <Impersonating view={impersonation} />;
  return <Dashboard view={dashboard} />;
}
