import { getRequest } from '#web/request-context.server.ts';
import { loadTrailer } from './load-trailer.server.ts';
import { describeProduct } from './structured-data.ts';
import { TrailerPage } from './trailer-page.tsx';
import type { Route } from './+types/trailer.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.title },
        { name: 'description', content: loaderData.description },
        { property: 'og:type', content: 'product' },
        { property: 'og:title', content: loaderData.title },
        { property: 'og:description', content: loaderData.description },
        { property: 'og:url', content: loaderData.url },
        ...(loaderData.shareImage ? [{ property: 'og:image', content: loaderData.shareImage }] : []),
        { 'script:ld+json': describeProduct(loaderData) },
      ]
    : [];

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadTrailer(getRequest(context), params.trailerId, url);

export default function TrailerRoute({ loaderData: data }: Route.ComponentProps) {
  // What was chosen for one trailer is not meant for the next.
  return <TrailerPage key={data.id} data={data} />;
}
