import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { WordBadge } from '#web/ui/word-badge.tsx';
import { BodySketch, sketchOf, SKETCHES } from './damage/body-sketch.tsx';
import { useMarks } from './damage/use-marks.ts';
import type { ProtocolView } from './describe-protocol.server.ts';
import { ProtocolSection } from './protocol-section.tsx';

const PHOTO = 'aspect-4/3 w-full rounded-control bg-paper-sunken object-cover';

/** Damages on the sketch with their photos, then the photos of all sides. */
export function ProtocolDamages({ protocol }: { readonly protocol: ProtocolView }) {
  const { formatMessage } = useIntl();
  const { knownDamages, damages, photos, positions, axles, shape } = protocol;
  const marks = useMarks(knownDamages, damages, shape);
  const labels = new Map(marks.map(({ id, label }) => [id, label]));
  const sources = new Map(photos.map(({ position, url }) => [position, url]));
  const sketches = SKETCHES.filter((sketch) => marks.some(({ view }) => sketchOf(shape, view) === sketch));
  return (
    <>
      <ProtocolSection title={<FormattedMessage id="handover.step.damages" />}>
        <p className="mb-3 text-asphalt-600">
          <FormattedMessage
            id={`handover.sum.damages.${protocol.kind}`}
            values={{ count: damages.length, known: knownDamages.length }}
          />
        </p>
        <div className="space-y-4">
          {sketches.map((sketch) => (
            <BodySketch key={sketch} sketch={sketch} shape={shape} axles={axles} marks={marks} />
          ))}
        </div>
        <ul className="mt-4 divide-y divide-line">
          {[...knownDamages, ...damages].map((damage) => (
            <li key={damage.id} className="py-3">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {labels.get(damage.id)}
                <WordBadge
                  tone={damage.severity === 'unsafe' ? 'danger' : 'plain'}
                  word={`handover.severity.${damage.severity}`}
                />
                {'foundAt' in damage && <WordBadge tone="taken" word={`handover.protocol.known.${protocol.kind}`} />}
              </p>
              {damage.description !== '' && <p className="mt-1">{damage.description}</p>}
              <PhotoRow
                photos={damage.photos.flatMap((position, index) => {
                  const url = sources.get(position);
                  const name = formatMessage({ id: 'handover.photo.number' }, { number: index + 1 });
                  return url === undefined ? [] : [{ url, alt: `${labels.get(damage.id)}, ${name}` }];
                })}
              />
            </li>
          ))}
        </ul>
      </ProtocolSection>
      <ProtocolSection title={<FormattedMessage id="handover.step.photos" />}>
        <ul className="grid grid-cols-2 gap-3">
          {positions.map((position) => {
            const url = sources.get(position);
            const name = formatMessage({ id: `handover.photo.${position}` });
            return (
              <li key={position}>
                {url !== undefined && (
                  <a href={url} target="_blank" rel="noreferrer" className="block rounded-control">
                    <img src={url} alt={name} loading="lazy" className={PHOTO} />
                  </a>
                )}
                <p className="mt-1 text-sm text-asphalt-600">{name}</p>
              </li>
            );
          })}
        </ul>
      </ProtocolSection>
    </>
  );
}

function PhotoRow({ photos }: { readonly photos: readonly { readonly url: string; readonly alt: string }[] }) {
  if (photos.length === 0) return null;
  return (
    <div className="mt-2 grid grid-cols-3 gap-2">
      {photos.map(({ url, alt }) => (
        <a key={url} href={url} target="_blank" rel="noreferrer" className="block rounded-control">
          <img src={url} alt={alt} loading="lazy" className={PHOTO} />
        </a>
      ))}
    </div>
  );
}
