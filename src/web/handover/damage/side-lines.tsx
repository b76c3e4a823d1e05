import type { DamageView } from '#domain/handover/damage.ts';
import { cx } from '#web/ui/cx.ts';

const PANELS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** The axles sit in the rear third, the landing legs in the front one. */
const FIRST_AXLE = 0.6;
const AXLE_GAP = 0.11;

const axlePlaces = (axles: number) => Array.from({ length: axles }, (_, axle) => FIRST_AXLE + axle * AXLE_GAP);

/** What makes a side recognisable: panels, wheels along the ground, doors at the rear. Only for the eye. */
export function SideLines({ view, axles }: { readonly view: DamageView; readonly axles: number }) {
  if (view === 'rear') return <RearLines />;
  if (view === 'front') return null;
  if (view === 'chassis') return <ChassisLines axles={axles} />;
  if (view === 'inside') return <InsideLines />;
  return (
    <div aria-hidden="true" className="absolute inset-0 flex">
      {view === 'left' && <Ground axles={axles} side="left" />}
      <div className="relative grow">
        {PANELS.map((panel) => (
          <span key={panel} style={{ top: `${panel * 10}%` }} className="absolute inset-x-0 h-px bg-line" />
        ))}
      </div>
      {view === 'right' && <Ground axles={axles} side="right" />}
    </div>
  );
}

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

function RearLines() {
  return (
    <div aria-hidden="true" className="absolute inset-0">
      <span className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2 bg-asphalt-700" />
      <span className="absolute bottom-1 left-1.5 h-1.5 w-3.5 bg-danger" />
      <span className="absolute right-1.5 bottom-1 h-1.5 w-3.5 bg-danger" />
    </div>
  );
}

function ChassisLines({ axles }: { readonly axles: number }) {
  return (
    <div aria-hidden="true" className="absolute inset-0">
      <span className="absolute inset-y-4 left-[36%] w-1.5 bg-asphalt-400" />
      <span className="absolute inset-y-4 right-[36%] w-1.5 bg-asphalt-400" />
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
