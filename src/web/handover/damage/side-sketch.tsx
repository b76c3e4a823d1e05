import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { BodyShape } from '#domain/trailer/trailer-type.ts';
import type { DamageView } from '#domain/handover/damage.ts';
import { cx } from '#web/ui/cx.ts';
import { hasZones, middleOf, pointIn, type Zone, ZONES } from '../damage-zone.ts';
import type { Mark, SketchProps } from './mark.ts';
import { SideLines } from './side-lines.tsx';

type SideSketchProps = SketchProps & {
  readonly view: DamageView;
  readonly shape: BodyShape;
  readonly axles: number;
  readonly className?: string;
};

/** One side of the trailer to tap on. Its thirds are buttons, so that a keyboard can mark as well, if less exactly. */
export function SideSketch({ view, shape, axles, marks, chosen, onMark, onChoose, className }: SideSketchProps) {
  return (
    <div className={cx('relative overflow-hidden rounded-control border-2 border-asphalt-700 bg-sheet', className)}>
      <SideLines view={view} shape={shape} axles={axles} />
      <p aria-hidden="true" className="pointer-events-none absolute inset-x-0 top-1.5 text-center">
        <span className="bg-sheet/90 px-1 font-condensed text-sm font-bold">
          <FormattedMessage id={`handover.view.${view}`} />
        </span>
      </p>
      {onMark && (
        <div className="absolute inset-0 flex flex-col">
          {(hasZones(view) ? ZONES : [undefined]).map((zone) => (
            <ZoneButton key={zone ?? view} view={view} zone={zone} onMark={onMark} />
          ))}
        </div>
      )}
      {marks
        .filter((mark) => mark.view === view)
        .map((mark) => (
          <MarkButton key={mark.id} mark={mark} isChosen={mark.id === chosen} onChoose={onChoose} />
        ))}
    </div>
  );
}

type ZoneButtonProps = {
  readonly view: DamageView;
  readonly zone: Zone | undefined;
  readonly onMark: NonNullable<SketchProps['onMark']>;
};

function ZoneButton({ view, zone, onMark }: ZoneButtonProps) {
  const { formatMessage } = useIntl();
  const side = formatMessage({ id: `handover.view.${view}` });
  const place = zone === undefined ? side : `${side}, ${formatMessage({ id: `handover.zone.${zone}` })}`;
  const mark = (event: MouseEvent<HTMLButtonElement>) => {
    const sheet = event.currentTarget.parentElement?.getBoundingClientRect();
    // A click without a place comes from the keyboard.
    const isKey = event.detail === 0 || !sheet;
    onMark(view, isKey ? middleOf(zone) : pointIn(sheet, event));
  };
  return (
    <button
      type="button"
      aria-label={formatMessage({ id: 'handover.damages.mark' }, { place })}
      onClick={mark}
      className="min-h-0 grow cursor-crosshair -outline-offset-4"
    />
  );
}

type MarkButtonProps = Pick<SketchProps, 'onChoose'> & { readonly mark: Mark; readonly isChosen: boolean };

function MarkButton({ mark: { id, x, y, number, isKnown, label }, isChosen, onChoose }: MarkButtonProps) {
  const place = {
    left: `clamp(1.375rem, ${x * 100}%, calc(100% - 1.375rem))`,
    top: `clamp(1.375rem, ${y * 100}%, calc(100% - 1.375rem))`,
  };
  const look = cx('absolute grid size-11 -translate-1/2 place-items-center rounded-full', isChosen ? 'z-10' : 'z-5');
  const dot = (
    <span
      className={cx(
        'grid size-8.5 place-items-center rounded-full border-2 border-white font-condensed text-base font-bold text-white',
        isKnown ? 'bg-asphalt-600' : 'bg-asphalt-950',
        isChosen ? 'ring-4 ring-danger' : 'ring-2 ring-asphalt-700',
      )}
    >
      {number}
    </span>
  );
  if (!onChoose) {
    return (
      <span role="img" aria-label={label} style={place} className={look}>
        {dot}
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isChosen}
      onClick={() => onChoose(id)}
      style={place}
      className={look}
    >
      {dot}
    </button>
  );
}
