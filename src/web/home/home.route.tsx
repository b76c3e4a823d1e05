import { lazy, Suspense } from 'react';
import { loadPatiently } from '#web/client/load-patiently.ts';
import { whenSeen } from '#web/client/when-seen.ts';
import { getRequest } from '#web/request-context.server.ts';
import { loadToday } from '#web/today/load-today.server.ts';
import { Hero } from './hero.tsx';
import { findMemberForToday } from './find-member-for-today.server.ts';
import { loadHome } from './load-home.server.ts';
import { SearchForm } from './search-form.tsx';
import type { Route } from './+types/home.route.ts';

// Those who are signed in have a page of their own here, which guests need not download. The server has it before anybody
// asks: it would send the first of them a page without it, and the page would move when it comes.
const Today = import.meta.env.SSR
  ? (await import('#web/today/today-page.tsx')).default
  : lazy(() => loadPatiently(() => import('#web/today/today-page.tsx')));
const Sections = lazy(async () => {
  await whenSeen('shop');
  return loadPatiently(() => import('./sections.tsx'));
});

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [...loaderData.meta] : []);

export async function loader({ url, context }: Route.LoaderArgs) {
  const request = getRequest(context);
  const member = await findMemberForToday(request, url);
  return member ? loadToday(request, member) : loadHome(request);
}

export default function HomePage({ loaderData: data }: Route.ComponentProps) {
  if (data.kind === 'today') {
    return (
      <Suspense>
        <Today {...data} SearchForm={SearchForm} />
      </Suspense>
    );
  }
  return (
    <>
      <Hero {...data.hero} period={data.period} depots={data.depots} />
      <Suspense>
        <Sections {...data} />
      </Suspense>
    </>
  );
}
