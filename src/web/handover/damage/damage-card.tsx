import { Camera, ImagePlus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { DAMAGE_KINDS, DAMAGE_SEVERITIES } from '#domain/handover/damage.ts';
import { damageOfPhoto, damagePhoto, MOST_DAMAGE_PHOTOS } from '#domain/handover/photo-position.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChipButton } from '#web/ui/chip.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { DamageInput } from '../answer.ts';
import { CameraButton } from '../camera-button.tsx';
import { useHandoverDesk } from '../handover-desk.ts';
import { PhotoMark } from '../photo-mark.tsx';
import { Picture } from '../picture.tsx';

type DamageCardProps = {
  readonly damage: DamageInput;
  readonly title: string;
  readonly onChange: (damage: DamageInput) => void;
  readonly onRemove: () => void;
};

/** What a new damage is, how bad, and how it looks. */
export function DamageCard({ damage, title, onChange, onRemove }: DamageCardProps) {
  const { formatMessage } = useIntl();
  const top = useRef<HTMLDivElement>(null);
  // A sketch fills a phone: what is asked about the mark comes into view below it.
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Card tone="strong">
      <div ref={top} className="mb-3 flex scroll-mb-84 items-start justify-between gap-3">
        <h2 className="text-h4 pt-2.5">{title}</h2>
        <IconButton tone="quiet" size="m" label={formatMessage({ id: 'handover.damages.remove' })} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-5.5" />
        </IconButton>
      </div>
      <fieldset aria-label={formatMessage({ id: 'handover.damages.kind' })} className="flex flex-wrap gap-2">
        {DAMAGE_KINDS.map((kind) => (
          <ChipButton
            key={kind}
            isChosen={damage.kind === kind}
            aria-pressed={damage.kind === kind}
            onClick={() => onChange({ ...damage, kind })}
            className="min-h-12"
          >
            <FormattedMessage id={`handover.damage.${kind}`} />
          </ChipButton>
        ))}
      </fieldset>
      <fieldset className="mt-4">
        <legend className="mb-1.5 text-body-s font-medium">
          <FormattedMessage id="handover.damages.severity" />
        </legend>
        <div className="flex flex-wrap gap-2">
          {DAMAGE_SEVERITIES.map((severity) => (
            <ChipButton
              key={severity}
              isChosen={damage.severity === severity}
              aria-pressed={damage.severity === severity}
              onClick={() => onChange({ ...damage, severity })}
              className="min-h-12"
            >
              <FormattedMessage id={`handover.severity.${severity}`} />
            </ChipButton>
          ))}
        </div>
      </fieldset>
      <div className="mt-4">
        <TextField
          label={<FormattedMessage id="handover.damages.description" />}
          aside={<FormattedMessage id="word.optional" />}
          maxLength={500}
          value={damage.description ?? ''}
          onChange={(description) => onChange({ ...damage, description })}
        />
      </div>
      <DamagePhotos damageId={damage.id} title={title} />
    </Card>
  );
}

function DamagePhotos({ damageId, title }: { readonly damageId: string; readonly title: string }) {
  const { formatMessage } = useIntl();
  const { view, putPhoto } = useHandoverDesk();
  const photos = view.photos.filter(({ position }) => damageOfPhoto(position) === damageId);
  const free = freePhoto(damageId, photos);
  if (photos.length === 0) {
    return (
      <CameraButton
        size="m"
        isFullWidth
        isFromFiles
        label={title}
        onPicture={(picture) => void putPhoto(damagePhoto(damageId, 1), picture)}
        className="mt-4"
      >
        <ImagePlus aria-hidden="true" className="size-5" />
        <FormattedMessage id="ui.upload.file" />
      </CameraButton>
    );
  }
  return (
    <ul className="mt-4 grid grid-cols-3 gap-2">
      {photos.map((photo, index) => (
        <li key={photo.position} className="relative">
          <Picture
            source={photo.source}
            alt={`${title}, ${formatMessage({ id: 'handover.photo.number' }, { number: index + 1 })}`}
            className="aspect-square w-full rounded-control bg-paper-sunken object-cover"
          />
          <PhotoMark photo={photo} isSmall />
          <span className="absolute end-1 top-1">
            <IconButton
              size="s"
              label={formatMessage({ id: 'handover.photo.remove' }, { number: index + 1 })}
              onClick={() => void putPhoto(photo.position, null)}
            >
              <Trash2 aria-hidden="true" className="size-4.5" />
            </IconButton>
          </span>
        </li>
      ))}
      {free !== undefined && (
        <li>
          <CameraButton
            label={title}
            onPicture={(picture) => void putPhoto(free, picture)}
            className="aspect-square w-full flex-col gap-1 px-1! text-sm"
          >
            <Camera aria-hidden="true" className="size-6" />
            <FormattedMessage id="handover.photo.more" />
          </CameraButton>
        </li>
      )}
    </ul>
  );
}

/** The first position of a damage that has no photo yet. */
export function freePhoto(damageId: string, photos: readonly { readonly position: string }[]): string | undefined {
  const taken = new Set(photos.map(({ position }) => position));
  return Array.from({ length: MOST_DAMAGE_PHOTOS }, (_, index) => damagePhoto(damageId, index + 1)).find(
    (position) => !taken.has(position),
  );
}
