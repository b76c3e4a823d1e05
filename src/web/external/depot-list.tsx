import { X } from 'lucide-react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { useHref } from 'react-router';
import { TypeIcon } from '#web/art/type-icon.tsx';
import type { MapPin } from '#web/map/map-pin.ts';
import { typeName } from '#web/words/trailer-name.ts';
import { IconButton } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { cx } from '#web/ui/cx.ts';
import { PlainLink } from '#web/ui/text-link.tsx';
import type { ExternalMapData } from './load-external-map.server.ts';

type DepotListProps = {
  readonly data: ExternalMapData;
  readonly pins: readonly MapPin[];
  readonly selected: string | null;
  /** All depots one below the other, where there is no map. */
  readonly isWhole: boolean;
  readonly onClose: () => void;
};

/** The depot somebody chose on the map, or all of them in place of a map. */
export function DepotList({ data, pins, selected, isWhole, onClose }: DepotListProps) {
  const shown = isWhole ? pins : pins.filter(({ code }) => code === selected);
  if (shown.length === 0) return null;
  return (
    <ul
      className={cx(
        isWhole
          ? 'h-full space-y-3 overflow-y-auto p-3'
          : 'absolute inset-x-3 bottom-3 z-10 max-h-[70%] overflow-y-auto rounded-card shadow-3 sm:inset-x-auto sm:start-3 sm:w-90',
      )}
    >
      {shown.map((pin) => (
        <li key={pin.code} className="rounded-card border border-line bg-sheet p-4">
          <DepotCard pin={pin} data={data} onClose={isWhole ? undefined : onClose} />
        </li>
      ))}
    </ul>
  );
}

const MOST_TRAILERS = 3;

function DepotCard({
  pin,
  data,
  onClose,
}: {
  readonly pin: MapPin;
  readonly data: ExternalMapData;
  readonly onClose: (() => void) | undefined;
}) {
  const intl = useIntl();
  const results = useHref('/trailers');
  const depot = data.depots.find(({ code }) => code === pin.code);
  const search = new URLSearchParams(data.search);
  search.set('depot', pin.code);
  const trailers = data.cards.filter((card) => card.depot.code === pin.code).slice(0, MOST_TRAILERS);
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-h4">{pin.name}</h2>
          <p className="text-sm text-asphalt-600">{depot?.hours}</p>
        </div>
        {onClose && (
          <IconButton
            tone="quiet"
            label={intl.formatMessage({ id: 'ui.close' })}
            onClick={onClose}
            className="-me-2 -mt-2"
          >
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        )}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 font-condensed">
        {pin.types.map(({ type, count }) => (
          <li key={type} className="flex items-center gap-1.5">
            <TypeIcon type={type} className="size-5" />
            <b className="font-bold">{count}</b> {typeName(intl, type)}
          </li>
        ))}
      </ul>
      <ul className="mt-3 divide-y divide-line border-y border-line text-body-s">
        {trailers.map(({ href, title, number, price, snapped }) => (
          <li key={href} className="flex flex-wrap items-baseline justify-between gap-x-3 py-2">
            <PlainLink href={href} target="_blank" rel="noopener" isAlone>
              {title} {number}
            </PlainLink>
            {price && (
              <span className="shrink-0">
                {price.total} · <FormattedMessage id="ui.days" values={{ days: price.days }} />
              </span>
            )}
            {snapped && <span className="w-full text-sm text-info">{snapped.text}</span>}
          </li>
        ))}
      </ul>
      <a
        href={`${results}?${search.toString()}`}
        target="_blank"
        rel="noopener"
        className={buttonStyle({ tone: 'ink', size: 's', isFullWidth: true, className: 'mt-3' })}
      >
        <FormattedMessage id="external.open" values={{ count: pin.count }} />
      </a>
    </>
  );
}
