import { lazy, Suspense } from 'react';
import { loadPatiently } from '#web/client/load-patiently.ts';
import { whenSeen } from '#web/client/when-seen.ts';
import { getRequest } from '#web/request-context.server.ts';
import { Hero } from './hero.tsx';
import { loadHome } from './load-home.server.ts';
import type { Route } from './+types/home.route.ts';

const Sections = lazy(async () => {
  await whenSeen('shop');
  return loadPatiently(() => import('./sections.tsx'));
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.title },
        { name: 'description', content: loaderData.description },
        { property: 'og:title', content: loaderData.title },
        { property: 'og:description', content: loaderData.description },
      ]
    : [];

export const loader = ({ context }: Route.LoaderArgs) => loadHome(getRequest(context));

export default function HomePage({ loaderData: data }: Route.ComponentProps) {
  return (
    <>
      <Hero {...data.hero} period={data.period} depots={data.depots} />
      <Suspense>
        <Sections {...data} />
      </Suspense>
    </>
  );
}
