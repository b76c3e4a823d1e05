import { Camera } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { DamageView } from '#domain/handover/damage.ts';
import { rulesOf } from '#domain/trailer/trailer-type.ts';
import { damageOfPhoto } from '#domain/handover/photo-position.ts';
import { Button } from '#web/ui/button.tsx';
import { ChipButton } from '#web/ui/chip.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type DamageInput, readAnswer } from '../answer.ts';
import { CameraButton } from '../camera-button.tsx';
import { BodySketch, type Sketch, SketchName, sketchOf, SKETCHES } from '../damage/body-sketch.tsx';
import { DamageCard, freePhoto } from '../damage/damage-card.tsx';
import { KnownDamageCard } from '../damage/known-damage-card.tsx';
import { useMarks } from '../damage/use-marks.ts';
import type { Point } from '../damage-zone.ts';
import { useHandoverDesk } from '../handover-desk.ts';
import { StepScreen } from '../step-screen.tsx';
import { useStepWay } from '../step-way.ts';
import { useDraft } from '../use-draft.ts';

const toInput = ({ id, view, x, y, kind, severity, description }: DamageInput): DamageInput => ({
  id,
  view,
  x,
  y,
  kind,
  severity,
  description: description ?? '',
});

/** Damages on a sketch of the body: those known are there already, new ones are added by a tap. */
export function DamagesStep() {
  const { formatMessage } = useIntl();
  const { handover, view, answer, putPhoto } = useHandoverDesk();
  const { goOn } = useStepWay();
  const [damages, setDamages] = useDraft<readonly DamageInput[]>(
    'damages',
    (view.parts.damages ?? []).map(toInput),
    (kept) => readAnswer('damages', kept),
  );
  const [chosen, setChosen] = useState<string>();
  const [sketch, setSketch] = useState<Sketch>('outside');
  const [isAsked, setIsAsked] = useState(false);
  const { knownDamages: known, plan } = handover;
  const shape = rulesOf(handover.trailer.type).body;
  const marks = useMarks(known, damages, shape);
  const photosOf = (id: string) => view.photos.filter(({ position }) => damageOfPhoto(position) === id);
  const withoutPhoto = damages.filter(({ id }) => photosOf(id).length === 0);

  const current = damages.find(({ id }) => id === chosen);
  const currentKnown = known.find(({ id }) => id === chosen);
  const title = marks.find(({ id }) => id === chosen)?.label ?? '';
  const needsPhoto = current !== undefined && withoutPhoto.includes(current);

  const mark = (side: DamageView, { x, y }: Point) => {
    const id = crypto.randomUUID();
    setDamages([...damages, { id, view: side, x, y, kind: 'scratch', severity: 'cosmetic', description: '' }]);
    setChosen(id);
  };
  const change = (changed: DamageInput) =>
    setDamages(damages.map((damage) => (damage.id === changed.id ? changed : damage)));
  const remove = async (id: string) => {
    setDamages(damages.filter((damage) => damage.id !== id));
    setChosen(undefined);
    for (const { position } of photosOf(id)) await putPhoto(position, null);
  };
  const finish = async () => {
    setIsAsked(true);
    const [open] = withoutPhoto;
    if (open) {
      setChosen(open.id);
      setSketch(sketchOf(shape, open.view));
      return;
    }
    await answer('damages', damages.map(toInput));
    goOn();
  };
  const photograph = (picture: Blob) => {
    const free = current && freePhoto(current.id, photosOf(current.id));
    if (free !== undefined) void putPhoto(free, picture);
  };

  const sketches = SKETCHES.filter((each) => plan.views.some((side) => sketchOf(shape, side) === each));
  const finishLabel = (
    <FormattedMessage id={marks.length === 0 ? 'handover.damages.none' : 'handover.damages.noMore'} />
  );
  return (
    <StepScreen
      step="damages"
      question={<FormattedMessage id={`handover.damages.${handover.kind}`} />}
      note={
        isAsked &&
        withoutPhoto.length > 0 && (
          <p role="alert" className="text-sm font-medium text-danger">
            <FormattedMessage id="handover.damages.photoMissing" values={{ count: withoutPhoto.length }} />
          </p>
        )
      }
      primary={
        needsPhoto ? (
          <CameraButton tone="signal" size="glove" isFullWidth label={title} onPicture={photograph}>
            <Camera aria-hidden="true" className="size-6" />
            <FormattedMessage id="ui.upload.camera" />
          </CameraButton>
        ) : (
          <Button tone="signal" size="glove" isFullWidth onClick={() => void finish()}>
            {finishLabel}
          </Button>
        )
      }
      secondary={
        needsPhoto && (
          <Button size="l" isFullWidth onClick={() => void finish()}>
            {finishLabel}
          </Button>
        )
      }
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <p className="text-body-s font-medium">
          <FormattedMessage id="handover.damages.tap" />
        </p>
        {sketches.length > 1 && (
          <fieldset aria-label={formatMessage({ id: 'handover.damages.sheet' })} className="flex flex-wrap gap-2">
            {sketches.map((each) => (
              <ChipButton
                key={each}
                isChosen={each === sketch}
                aria-pressed={each === sketch}
                onClick={() => setSketch(each)}
                className="min-h-12"
              >
                <SketchName sketch={each} />
              </ChipButton>
            ))}
          </fieldset>
        )}
      </div>
      <BodySketch
        sketch={sketch}
        shape={shape}
        axles={handover.trailer.axles}
        marks={marks}
        chosen={chosen}
        onMark={mark}
        onChoose={setChosen}
      />
      <div className="mt-4" aria-live="polite">
        {current && (
          <DamageCard
            key={current.id}
            damage={current}
            title={title}
            onChange={change}
            onRemove={() => void remove(current.id)}
          />
        )}
        {currentKnown && <KnownDamageCard damage={currentKnown} title={title} />}
        {!current && !currentKnown && known.length > 0 && (
          <Notice>
            <FormattedMessage id={`handover.damages.known.${handover.kind}`} values={{ count: known.length }} />
          </Notice>
        )}
      </div>
    </StepScreen>
  );
}
