import { FormattedMessage } from 'react-intl';
import type { DamageView } from '#domain/handover/damage.ts';
import type { SketchProps } from './mark.ts';
import { SideSketch } from './side-sketch.tsx';

export const SKETCHES = ['outside', 'inside', 'chassis'] as const;
/** What is drawn together on one sheet. */
export type Sketch = (typeof SKETCHES)[number];

export const sketchOf = (view: DamageView): Sketch => (view === 'inside' || view === 'chassis' ? view : 'outside');

/** The trailer unfolded like a box, front up: left side, roof between front and rear, right side. */
export function BodySketch({
  sketch,
  axles,
  ...props
}: SketchProps & { readonly sketch: Sketch; readonly axles: number }) {
  if (sketch === 'inside') return <SideSketch view="inside" axles={0} className="h-85" {...props} />;
  if (sketch === 'chassis') return <SideSketch view="chassis" axles={axles} className="h-85" {...props} />;
  return (
    <div className="grid h-85 grid-cols-3 gap-2.5">
      <SideSketch view="left" axles={axles} {...props} />
      <div className="grid grid-rows-[3.75rem_minmax(0,1fr)_3.75rem] gap-2">
        <SideSketch view="front" axles={0} {...props} />
        <SideSketch view="top" axles={0} {...props} />
        <SideSketch view="rear" axles={0} {...props} />
      </div>
      <SideSketch view="right" axles={axles} {...props} />
    </div>
  );
}

export function SketchName({ sketch }: { readonly sketch: Sketch }) {
  return <FormattedMessage id={sketch === 'outside' ? 'handover.outside' : `handover.view.${sketch}`} />;
}
