import type { IntlShape } from '#i18n/intl.tsx';
import type { PublicConfig } from '#config/public.ts';
import { typeName } from '#web/words/trailer-name.ts';
import { type DepotView, placeName, readPlace, type Spot } from './place.ts';

type Described = {
  readonly intl: IntlShape;
  readonly search: URLSearchParams;
  readonly depots: readonly DepotView[];
  readonly spots: readonly Spot[];
  readonly types: readonly string[];
  readonly config: PublicConfig;
};

/** Title and description of a search, for people who get its link and for search engines. */
export function describeSearch({ intl, search, depots, spots, types, config }: Described) {
  const place = placeName(readPlace(search, spots), depots);
  const [type] = types;
  const what =
    types.length === 1 && type !== undefined ? typeName(intl, type) : intl.formatMessage({ id: 'word.trailers' });
  const headline =
    place === undefined
      ? intl.formatMessage({ id: 'searchMeta.headline' }, { what })
      : intl.formatMessage({ id: 'searchMeta.headlineAt' }, { what, place });
  return {
    headline,
    title: `${headline} · ${config.productName}`,
    description: intl.formatMessage({ id: 'searchMeta.description' }, { what, depots: depots.length }),
  };
}
