import { useRef } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { TypeIcon } from '#web/art/type-icon.tsx';
import { cx } from '#web/ui/cx.ts';
import type { PinGroup } from './cluster-pins.ts';
import { useIsOnMap } from './use-is-on-map.ts';

/** More types than these make a pin too wide to place. */
const MOST_TYPES = 3;
const MOST_NAMES = 2;

type DepotPinProps = {
  readonly group: PinGroup;
  readonly isActive: boolean;
  /** Near enough to tell the types apart. */
  readonly isClose: boolean;
  /** Heard after what is written on the pin. */
  readonly label: string;
  readonly onSelect: () => void;
  readonly onPoint: (isPointed: boolean) => void;
};

/** A depot, or several that stand too close together: their name, and how many of which type. */
export function DepotPin({ group: { pins, count }, isActive, isClose, label, onSelect, onPoint }: DepotPinProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isOnMap = useIsOnMap(button);
  const isNearby = pins.some((pin) => pin.isNearby);
  const [first, ...others] = pins;
  const types = others.length === 0 ? (first?.types ?? []) : [];
  const showsTypes = types.length === 1 || (types.length > 1 && (isClose || isActive));
  return (
    <button
      ref={button}
      type="button"
      // Still a button to whoever has its focus while the map moves on.
      tabIndex={isOnMap ? 0 : -1}
      data-active={isActive || undefined}
      onClick={onSelect}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
      className={cx(
        'relative mb-2 flex items-center gap-2 rounded-control border font-condensed whitespace-nowrap transition-[background-color,color,scale] duration-250 ease-road',
        'after:absolute after:start-1/2 after:-bottom-1.5 after:size-2.5 after:-translate-x-1/2 after:rotate-45 after:border-e after:border-b after:border-inherit after:bg-inherit',
        isActive
          ? 'border-asphalt-950 bg-asphalt-950 text-white shadow-3'
          : isNearby
            ? 'border-asphalt-950 bg-sheet text-asphalt-950 shadow-1'
            : 'border-line-field bg-sheet text-asphalt-600',
        isNearby || isActive
          ? 'min-h-8 px-2.5 text-base font-bold pointer-coarse:min-h-11'
          : 'min-h-6.5 px-2 text-sm font-semibold pointer-coarse:min-h-9',
      )}
    >
      {types.length === 1 && <TypeIcon type={types[0]?.type ?? ''} className="size-5.5 shrink-0" />}
      <span>
        {others.length < MOST_NAMES ? (
          pins.map(({ short }) => short).join(', ')
        ) : (
          <FormattedMessage id="map.depots" values={{ count: pins.length }} />
        )}
        {!(showsTypes && types.length > 1) && ` ${count}`}
      </span>
      {showsTypes &&
        types.length > 1 &&
        types.slice(0, MOST_TYPES).map(({ type, count: of }) => (
          <span key={type} className="flex items-center gap-1">
            <TypeIcon type={type} className="size-5" />
            {of}
          </span>
        ))}
      {showsTypes && types.length > MOST_TYPES && <span>+{types.length - MOST_TYPES}</span>}
      <span className="sr-only">{label}</span>
    </button>
  );
}
