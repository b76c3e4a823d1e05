import { Check, TriangleAlert } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { judgeTread, type TreadVerdict } from '#domain/handover/tread-depth.ts';
import { cx } from '#web/ui/cx.ts';

type Tyre = {
  readonly position: string;
  readonly name: string;
  readonly depth: number | undefined;
  readonly text: string | undefined;
};

type AxleDrawingProps = {
  readonly tyres: readonly Tyre[];
  readonly axles: number;
  readonly chosen: string | undefined;
  /** What the stepper shows for the chosen one. */
  readonly chosenText: string;
  readonly onChoose: (position: string) => void;
};

const LOOKS = {
  ok: 'border-asphalt-700 bg-sheet',
  warn: 'border-warn bg-warn-soft text-warn',
  block: 'border-danger bg-danger-soft text-danger',
} as const satisfies Record<TreadVerdict, string>;

/** Seen from above, front up: a frame, its axles, and a tyre at each end to tap on. */
export function AxleDrawing({ tyres, axles, chosen, chosenText, onChoose }: AxleDrawingProps) {
  return (
    <div className="relative grid gap-3">
      <span aria-hidden="true" className="absolute inset-y-0 start-1/2 -ms-7 w-1.25 bg-asphalt-400" />
      <span aria-hidden="true" className="absolute inset-y-0 start-1/2 ms-6 w-1.25 bg-asphalt-400" />
      {Array.from({ length: axles }, (_, index) => {
        const axle = index + 1;
        const [left, right] = ['L', 'R'].map((side) => tyres.find(({ position }) => position === `${axle}${side}`));
        return (
          <div key={axle} className="relative grid grid-cols-[minmax(0,1fr)_5.5rem_minmax(0,1fr)] items-center">
            <span aria-hidden="true" className="absolute inset-x-8 h-2 bg-asphalt-700" />
            {left && <TyreButton tyre={left} isChosen={left.position === chosen} {...{ chosenText, onChoose }} />}
            <span className="relative justify-self-center bg-paper px-1.5 text-center font-condensed text-sm leading-4.5">
              <b className="block">
                <FormattedMessage id="word.axle" values={{ axle }} />
              </b>
              {axle === 1 && <FormattedMessage id="handover.zone.front" />}
              {axle > 1 && axle < axles && <FormattedMessage id="handover.zone.middle" />}
              {axle > 1 && axle === axles && <FormattedMessage id="handover.zone.rear" />}
            </span>
            {right && <TyreButton tyre={right} isChosen={right.position === chosen} {...{ chosenText, onChoose }} />}
          </div>
        );
      })}
    </div>
  );
}

type TyreButtonProps = Pick<AxleDrawingProps, 'chosenText' | 'onChoose'> & {
  readonly tyre: Tyre;
  readonly isChosen: boolean;
};

function TyreButton({ tyre: { position, name, depth, text }, isChosen, chosenText, onChoose }: TyreButtonProps) {
  const verdict = depth === undefined ? undefined : judgeTread(depth);
  const Icon = verdict === 'ok' ? Check : TriangleAlert;
  const shown = isChosen ? chosenText : text;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onChoose(position)}
      className={cx(
        'relative flex min-h-24 items-center justify-center gap-1.5 rounded-dialog border-2 transition-colors',
        isChosen
          ? 'border-4 border-asphalt-950 bg-signal text-asphalt-950'
          : verdict === undefined
            ? 'border-dashed border-line-field bg-paper text-asphalt-500'
            : LOOKS[verdict],
      )}
    >
      <span className="sr-only">{name}: </span>
      {isChosen && (
        <span className="absolute start-3 top-1.5 font-condensed text-sm font-bold">
          <FormattedMessage id="handover.tyres.now" />
        </span>
      )}
      {!isChosen && verdict !== undefined && (
        <Icon aria-hidden="true" className={cx('absolute end-3 top-2.5 size-4.5', verdict === 'ok' && 'text-free')} />
      )}
      {shown === undefined ? (
        <>
          <span aria-hidden="true" className="text-key-figure">
            –
          </span>
          <span className="sr-only">
            <FormattedMessage id="handover.tyres.open" />
          </span>
        </>
      ) : (
        <>
          <span className="text-key-figure">{shown}</span>{' '}
          <span className="pt-2 font-condensed text-base font-medium">
            <FormattedMessage id="handover.unit.name.mm" />
          </span>
        </>
      )}
    </button>
  );
}
