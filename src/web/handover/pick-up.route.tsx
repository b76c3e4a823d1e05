import { getRequest } from '#web/request-context.server.ts';
import { HandoverPage } from './handover-page.tsx';
import { loadHandoverPage } from './load-handover.server.ts';
import type { Route } from './+types/pick-up.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ params: { orderId, lineItemId }, url, context }: Route.LoaderArgs) =>
  loadHandoverPage(getRequest(context), {
    kind: 'pickUp',
    orderId,
    lineItemId,
    path: url.pathname,
    trailerId: url.searchParams.get('trailer'),
  });

export default function PickUpPage({ loaderData }: Route.ComponentProps) {
  return <HandoverPage page={loaderData} />;
}
