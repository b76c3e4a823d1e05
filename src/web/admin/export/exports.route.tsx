import { getRequest } from '#web/request-context.server.ts';
import { ExportOverview } from './export-overview.tsx';
import { loadExports } from './load-exports.server.ts';
import type { Route } from './+types/exports.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadExports(getRequest(context), url);

export default function ExportsPage({ loaderData }: Route.ComponentProps) {
  return <ExportOverview {...loaderData} />;
}
