import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { DepotSection } from './depot-section.tsx';
import { HelpSection } from './help-section.tsx';
import LegTeaser from '#web/leg/leg-teaser.tsx';
import type { HomeData } from './load-home.server.ts';
import { PriceSection } from './price-section.tsx';
import { StepsSection } from './steps-section.tsx';
import { TypeTiles } from './type-tiles.tsx';

/** Everything below the search. */
export default function Sections(data: HomeData) {
  useSectionOfAddress();
  return (
    <>
      <div id="shop" className="mx-auto max-w-content space-y-18 px-4 py-16 md:space-y-24 md:px-6">
        {data.legs && <LegTeaser {...data.legs} />}
        <TypeTiles headline={data.typesHeadline} tiles={data.tiles} contact={data.contact} trailers={data.trailers} />
        {data.price && <PriceSection {...data.price} />}
        <DepotSection headline={data.depotsHeadline} depots={data.depots} />
        <HelpSection help={data.help} />
      </div>
      <StepsSection headline={data.stepsHeadline} steps={data.steps} />
    </>
  );
}

/** The router looks for the section of an address when the page comes, which may be before its sections do. */
function useSectionOfAddress() {
  const { hash, key } = useLocation();
  // Into a whole document, browsers find the way themselves.
  const isNavigation = key !== 'default';
  useEffect(() => {
    if (isNavigation && hash !== '') document.querySelector(`#${CSS.escape(hash.slice(1))}`)?.scrollIntoView();
  }, [hash, isNavigation]);
}
