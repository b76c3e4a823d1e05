import type { BodyShape } from '#domain/trailer/trailer-type.ts';
import type { DamageView } from '#domain/handover/damage.ts';
import { cx } from '#web/ui/cx.ts';

const PANELS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const CROSS_BARS = [0.2, 0.42, 0.94];
/** The axles sit in the rear third, the landing legs in the front one. */
const FIRST_AXLE = 0.6;
const AXLE_GAP = 0.11;

const axlePlaces = (axles: number) => Array.from({ length: axles }, (_, axle) => FIRST_AXLE + axle * AXLE_GAP);

type SideLinesProps = { readonly view: DamageView; readonly shape: BodyShape; readonly axles: number };

/** What makes a side recognisable: panels or a bare rail, wheels along the ground, doors or a flap at the rear. Only for the eye. */
export function SideLines({ view, shape, axles }: SideLinesProps) {
  if (view === 'rear') return <RearLines shape={shape} />;
  if (view === 'front') return shape === 'frame' ? <BeamLine /> : null;
  if (view === 'chassis') return <ChassisLines axles={axles} hasCrossBars={shape === 'frame'} />;
  if (view === 'inside') return <InsideLines />;
  return (
    <div aria-hidden="true" className="absolute inset-0 flex">
      {view === 'left' && <Ground axles={axles} side="left" />}
      <div className="relative grow">{shape === 'frame' ? <Rail side={view} /> : <Panels />}</div>
      {view === 'right' && <Ground axles={axles} side="right" />}
    </div>
  );
}

const Panels = () =>
  PANELS.map((panel) => (
    <span key={panel} style={{ top: `${panel * 10}%` }} className="absolute inset-x-0 h-px bg-line" />
  ));

/** A container chassis from the side: the long beam above the wheels, with the locks on it, and nothing on top. */
function Rail({ side }: { readonly side: DamageView }) {
  const isLeft = side === 'left';
  return (
    <>
      <span className={cx('absolute inset-y-2 w-2.5 bg-asphalt-400', isLeft ? 'left-1.5' : 'right-1.5')} />
      {CROSS_BARS.map((place) => (
        <span
          key={place}
          style={{ top: `${place * 100}%` }}
          className={cx('absolute h-2.5 w-2 -translate-y-1/2 bg-asphalt-700', isLeft ? 'left-4' : 'right-4')}
        />
      ))}
    </>
  );
}

/** The end of a frame: a cross beam with a lock on either side. */
const BeamLine = () => (
  <div aria-hidden="true" className="absolute inset-x-2 bottom-2 h-2 bg-asphalt-400">
    <span className="absolute -top-2 left-0 size-2 bg-asphalt-700" />
    <span className="absolute -top-2 right-0 size-2 bg-asphalt-700" />
  </div>
);

function Ground({ axles, side }: { readonly axles: number; readonly side: 'left' | 'right' }) {
  return (
    <div className={cx('relative w-1/4 border-asphalt-700', side === 'left' ? 'border-e-2' : 'border-s-2')}>
      <span className="absolute top-[24%] left-1/2 h-7 w-2.5 -translate-x-1/2 bg-asphalt-400" />
      {axlePlaces(axles).map((place) => (
        <span
          key={place}
          style={{ top: `${place * 100}%` }}
          className="absolute left-1/2 size-5.5 -translate-1/2 rounded-full border-[6px] border-asphalt-700 bg-asphalt-300"
        />
      ))}
    </div>
  );
}

/** Two doors of a box, the one flap of a tipper, the cross beam of a frame; lights under all of them. */
function RearLines({ shape }: { readonly shape: BodyShape }) {
  return (
    <div aria-hidden="true" className="absolute inset-0">
      {shape === 'box' && <span className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2 bg-asphalt-700" />}
      {shape === 'tub' && <span className="absolute inset-x-0 top-2/3 h-0.5 bg-asphalt-700" />}
      {shape === 'frame' && <span className="absolute inset-x-2 bottom-4 h-2 bg-asphalt-400" />}
      <span className="absolute bottom-1 left-1.5 h-1.5 w-3.5 bg-danger" />
      <span className="absolute right-1.5 bottom-1 h-1.5 w-3.5 bg-danger" />
    </div>
  );
}

function ChassisLines({ axles, hasCrossBars }: { readonly axles: number; readonly hasCrossBars: boolean }) {
  return (
    <div aria-hidden="true" className="absolute inset-0">
      <span className="absolute inset-y-4 left-[36%] w-1.5 bg-asphalt-400" />
      <span className="absolute inset-y-4 right-[36%] w-1.5 bg-asphalt-400" />
      {hasCrossBars &&
        CROSS_BARS.map((place) => (
          <span
            key={place}
            style={{ top: `${place * 100}%` }}
            className="absolute inset-x-[12%] h-1.5 -translate-y-1/2 border-x-[0.5rem] border-asphalt-700 bg-asphalt-400"
          />
        ))}
      <span className="absolute top-[12%] left-1/2 size-4 -translate-1/2 rounded-full bg-asphalt-700" />
      {axlePlaces(axles).map((place) => (
        <span
          key={place}
          style={{ top: `${place * 100}%` }}
          className="absolute inset-x-[18%] h-2 -translate-y-1/2 border-x-[1.25rem] border-asphalt-700 bg-asphalt-400"
        />
      ))}
    </div>
  );
}

function InsideLines() {
  return (
    <div aria-hidden="true" className="absolute inset-0 grid grid-cols-[1fr_2fr_1fr] divide-x-2 divide-asphalt-700">
      <span />
      <span className="hatch opacity-60" />
      <span />
    </div>
  );
}
