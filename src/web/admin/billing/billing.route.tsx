import { getRequest } from '#web/request-context.server.ts';
import { BillingOverview } from './billing-overview.tsx';
import { loadBilling } from './load-billing.server.ts';
import type { Route } from './+types/billing.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadBilling(getRequest(context), url);

export default function BillingPage({ loaderData }: Route.ComponentProps) {
  return <BillingOverview {...loaderData} />;
}
