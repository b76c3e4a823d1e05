import type { MetaDescriptor } from 'react-router';
import { unpackRows } from '#web/trailer/packed-rows.ts';
import type { ResultsData } from './load-results.server.ts';

type Described = Pick<ResultsData, 'title' | 'description' | 'headline' | 'base' | 'cards'>;

/** For search engines and for the preview of a shared link. */
export const resultsMeta = ({ title, description, headline, base, cards }: Described): MetaDescriptor[] => [
  { title },
  { name: 'description', content: description },
  { property: 'og:type', content: 'website' },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:url', content: `${base}/trailers` },
  {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: headline,
      numberOfItems: cards.rows.length,
      itemListElement: unpackRows(cards).map(({ id }, position) => ({
        '@type': 'ListItem',
        position: position + 1,
        url: `${base}/trailers/${id}`,
      })),
    },
  },
];
