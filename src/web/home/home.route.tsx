import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { getRequest } from '#web/request-context.server.ts';
import { DepotSection } from './depot-section.tsx';
import { HelpSection } from './help-section.tsx';
import { Hero } from './hero.tsx';
import { loadHome } from './load-home.server.ts';
import { PriceSection } from './price-section.tsx';
import { StepsSection } from './steps-section.tsx';
import { TypeTiles } from './type-tiles.tsx';

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
      <div className="mx-auto max-w-content space-y-18 px-4 py-16 md:space-y-24 md:px-6">
        <TypeTiles headline={data.typesHeadline} tiles={data.tiles} contact={data.contact} trailers={data.trailers} />
        {data.price && <PriceSection {...data.price} />}
        <DepotSection headline={data.depotsHeadline} depots={data.depots} />
        <HelpSection help={data.help} />
      </div>
      <StepsSection headline={data.stepsHeadline} steps={data.steps} />
    </>
  );
}
