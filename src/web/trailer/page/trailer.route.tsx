import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { getRequest } from '#web/request-context.server.ts';
import { loadTrailer } from './load-trailer.server.ts';
import { describeProduct } from './structured-data.ts';
import { TrailerPage } from './trailer-page.tsx';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
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

export const loader = ({ params, url, context }: LoaderFunctionArgs) =>
  loadTrailer(getRequest(context), params['trailerId'] ?? '', url);

export default function TrailerRoute() {
  const data = useLoaderData<typeof loader>();
  // What was chosen for one trailer is not meant for the next.
  return <TrailerPage key={data.id} data={data} />;
}
