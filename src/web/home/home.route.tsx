import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { loadPatiently } from '#web/client/load-patiently.ts';
import { whenSeen } from '#web/client/when-seen.ts';
import { getRequest } from '#web/request-context.server.ts';
import { Hero } from './hero.tsx';
import { loadHome } from './load-home.server.ts';

const Sections = lazy(async () => {
  await whenSeen('shop');
  return loadPatiently(() => import('./sections.tsx'));
});

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.title },
        { name: 'description', content: loaderData.description },
        { property: 'og:title', content: loaderData.title },
        { property: 'og:description', content: loaderData.description },
      ]
    : [];

export const loader = ({ context }: LoaderFunctionArgs) => loadHome(getRequest(context));

export default function HomePage() {
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <Hero {...data.hero} period={data.period} depots={data.depots} />
      <Suspense>
        <Sections {...data} />
      </Suspense>
    </>
  );
}
