import { Camera } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { PhotoPosition } from '#domain/handover/handover-plan.ts';
import { cx } from '#web/ui/cx.ts';
import { CameraButton } from '../camera-button.tsx';
import { useHandoverDesk } from '../handover-desk.ts';
import { PhotoMark } from '../photo-mark.tsx';
import { Picture } from '../picture.tsx';
import { StepScreen } from '../step-screen.tsx';
import { useStepWay } from '../step-way.ts';
import { NextButton } from './next-button.tsx';

/** The trailer from all sides, camera first; after each picture the next open side is up. */
export function PhotosStep() {
  const { formatMessage } = useIntl();
  const { handover, view, putPhoto } = useHandoverDesk();
  const { goOn } = useStepWay();
  const { photos: positions } = handover.plan;
  const taken = new Map(view.photos.map((photo) => [photo.position, photo]));
  const [chosen, setChosen] = useState<PhotoPosition>();
  const current = chosen ?? positions.find((position) => !taken.has(position));
  const nameOf = (position: PhotoPosition) => formatMessage({ id: `handover.photo.${position}` });

  const keep = async (picture: Blob) => {
    if (current === undefined) return;
    await putPhoto(current, picture);
    setChosen(undefined);
  };
  const name = current === undefined ? '' : nameOf(current);
  return (
    <StepScreen
      step="photos"
      question={<FormattedMessage id="handover.photos.question" />}
      hint={<FormattedMessage id="handover.photos.hint" />}
      primary={
        current === undefined ? (
          <NextButton onClick={goOn} />
        ) : (
          <CameraButton tone="signal" size="glove" isFullWidth label={name} onPicture={(picture) => void keep(picture)}>
            <Camera aria-hidden="true" className="size-6" />
            {name}
          </CameraButton>
        )
      }
      secondary={
        current !== undefined && (
          <CameraButton
            tone="quiet"
            size="m"
            isFullWidth
            isFromFiles
            label={name}
            onPicture={(picture) => void keep(picture)}
          >
            <FormattedMessage id="ui.upload.file" />
          </CameraButton>
        )
      }
    >
      <ul className="grid grid-cols-2 gap-3">
        {positions.map((position) => {
          const photo = taken.get(position);
          const isCurrent = position === current;
          return (
            <li key={position} className="relative">
              <button
                type="button"
                aria-pressed={isCurrent}
                aria-label={`${nameOf(position)}: ${formatMessage({ id: photo ? 'handover.photos.retake' : 'handover.photos.open' })}`}
                onClick={() => setChosen(position)}
                className={cx(
                  'relative grid aspect-4/3 w-full place-items-center overflow-hidden rounded-dialog border-2 bg-paper-sunken',
                  isCurrent
                    ? 'border-4 border-asphalt-950 bg-signal'
                    : photo
                      ? 'border-asphalt-700'
                      : 'border-dashed border-line-field',
                )}
              >
                {photo ? (
                  <Picture source={photo.source} alt="" className="absolute inset-0 size-full object-cover" />
                ) : (
                  <Camera aria-hidden="true" className="size-8 text-asphalt-600" />
                )}
              </button>
              {photo && <PhotoMark photo={photo} />}
              <p className="mt-1 text-body-s leading-5 font-semibold">{nameOf(position)}</p>
            </li>
          );
        })}
      </ul>
    </StepScreen>
  );
}
