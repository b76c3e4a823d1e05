import { getRequest } from '#web/request-context.server.ts';
import { DebitOverview } from './debit-overview.tsx';
import { loadDebits } from './load-debits.server.ts';
import type { Route } from './+types/debits.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadDebits(getRequest(context), url);

export default function DebitsPage({ loaderData }: Route.ComponentProps) {
  return <DebitOverview {...loaderData} />;
}
