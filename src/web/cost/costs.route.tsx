import { data } from 'react-router';
import { getRequest } from '#web/request-context.server.ts';
import { CostsClosed } from './costs-closed.tsx';
import { CostsPage } from './costs-page.tsx';
import { loadCostsPage } from './load-costs.server.ts';
import type { Route } from './+types/costs.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = await loadCostsPage(getRequest(context), url);
  return page.kind === 'closed' ? data(page, { status: 403 }) : page;
}

export default function CostsRoute({ loaderData: page }: Route.ComponentProps) {
  return page.kind === 'closed' ? <CostsClosed isMember={page.isMember} /> : <CostsPage data={page} />;
}
