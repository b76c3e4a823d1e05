import { getRequest } from '#web/request-context.server.ts';
import { DunningOverview } from './dunning-overview.tsx';
import { loadDunning } from './load-dunning.server.ts';
import type { Route } from './+types/dunning.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadDunning(getRequest(context), url);

export default function DunningPage({ loaderData }: Route.ComponentProps) {
  return <DunningOverview {...loaderData} />;
}
