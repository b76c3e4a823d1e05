import { getRequest } from '#web/request-context.server.ts';
import { DepotPage } from './depot-page.tsx';
import { loadDepot } from './load-depot.server.ts';
import { describePlace } from './structured-data.ts';
import type { Route } from './+types/depot.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.title },
        { name: 'description', content: loaderData.description },
        { property: 'og:title', content: loaderData.title },
        { property: 'og:description', content: loaderData.description },
        { property: 'og:url', content: loaderData.url },
        { 'script:ld+json': describePlace(loaderData) },
      ]
    : [];

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadDepot(getRequest(context), params.code, url.pathname);

export default function DepotRoute({ loaderData: data }: Route.ComponentProps) {
  return <DepotPage key={data.code} depot={data} />;
}
