import { FormattedMessage } from '#i18n/intl.tsx';
import { drawnView } from '#domain/handover/drawn-view.ts';
import type { BodyShape } from '#domain/trailer/trailer-type.ts';
import type { DamageView } from '#domain/handover/damage.ts';
import type { SketchProps } from './mark.ts';
import { SideSketch } from './side-sketch.tsx';

export const SKETCHES = ['outside', 'inside', 'chassis'] as const;
/** What is drawn together on one sheet. */
export type Sketch = (typeof SKETCHES)[number];

/** A bare frame is one sheet: what is seen from above lies where others have their roof. */
export function sketchOf(shape: BodyShape, noted: DamageView): Sketch {
  const view = drawnView(shape, noted);
  return (view === 'inside' || view === 'chassis') && shape !== 'frame' ? view : 'outside';
}

type BodySketchProps = SketchProps & { readonly sketch: Sketch; readonly shape: BodyShape; readonly axles: number };

/** The trailer unfolded like a box, front up: left side, what is seen from above between front and rear, right side. */
export function BodySketch({ sketch, axles, ...props }: BodySketchProps) {
  if (sketch === 'inside') return <SideSketch view="inside" axles={0} className="h-85" {...props} />;
  if (sketch === 'chassis') return <SideSketch view="chassis" axles={axles} className="h-85" {...props} />;
  const isFrame = props.shape === 'frame';
  return (
    <div className="grid h-85 grid-cols-3 gap-2.5">
      <SideSketch view="left" axles={axles} {...props} />
      <div className="grid grid-rows-[3.75rem_minmax(0,1fr)_3.75rem] gap-2">
        <SideSketch view="front" axles={0} {...props} />
        <SideSketch view={isFrame ? 'chassis' : 'top'} axles={isFrame ? axles : 0} {...props} />
        <SideSketch view="rear" axles={0} {...props} />
      </div>
      <SideSketch view="right" axles={axles} {...props} />
    </div>
  );
}

export function SketchName({ sketch }: { readonly sketch: Sketch }) {
  return <FormattedMessage id={sketch === 'outside' ? 'handover.outside' : `handover.view.${sketch}`} />;
}
