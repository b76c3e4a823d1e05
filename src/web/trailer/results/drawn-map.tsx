import { useIntl } from '#i18n/intl.tsx';
import { useHref } from 'react-router';
import { DepotMap } from '#web/depot/depot-map.tsx';
import type { MapPin } from '#web/map/map-pin.ts';
import { toHref, withValues } from './search-params.ts';

/** For browsers that cannot draw a moving map: the still one, whose pins search at their depot. */
export function DrawnMap({ pins, search }: { readonly pins: readonly MapPin[]; readonly search: URLSearchParams }) {
  const intl = useIntl();
  const path = useHref('/trailers');
  return (
    <DepotMap
      label={intl.formatMessage({ id: 'map.label' })}
      pins={pins.map(({ code, name, lat, lon, count }) => ({
        id: code,
        name,
        lat,
        lon,
        trailers: count,
        label: intl.formatMessage({ id: 'map.pin' }, { name, count }),
        href: path + toHref(withValues(search, { depot: code, near: undefined, radiusKm: undefined })),
      }))}
    />
  );
}
