import { TRAILER_TYPES } from '#domain/trailer/trailer-type.ts';
import type { Livery } from '#web/art/livery.ts';
import { TrailerArt } from '#web/art/trailer-art.tsx';
import { Stage } from '#web/ui/card.tsx';
import { Section } from './section.tsx';

const NAMES = ['night', 'oxide', 'fir', 'slate', 'petrol', 'chalk', 'ink'] as const satisfies readonly Livery[];

export function ArtSection() {
  return (
    <Section title="Zeichnungen">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
        {Object.entries(TRAILER_TYPES).flatMap(([type, { subTypes }]) =>
          subTypes.map((subType) => (
            <figure key={type + subType}>
              <Stage className="rounded-card p-3">
                <TrailerArt type={type} subType={subType} />
              </Stage>
              <figcaption className="mt-1 text-xs text-asphalt-600">
                {type} {subType}
              </figcaption>
            </figure>
          )),
        )}
        {NAMES.map((livery) => (
          <Stage key={livery} className="rounded-card p-3">
            <TrailerArt type="plane" subType="standard" livery={livery} isTaken={livery === 'ink'} />
          </Stage>
        ))}
      </div>
    </Section>
  );
}
