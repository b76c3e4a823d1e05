import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { CHARGE_PHOTOS } from '#contract/charge.ts';
import type { ChargeView } from '#web/charge/describe-charges.server.ts';
import { api } from '#web/client/api-client.ts';
import { outcomeOf } from '#web/client/outcome-of.ts';
import { resizeImage } from '#web/client/resize-image.ts';
import { uploadFile } from '#web/client/upload-file.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkAction } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';

interface ClaimPhotosProps {
  readonly bookingId: string;
  readonly charge: Pick<ChargeView, 'id' | 'photos'>;
}

/** Adds photos to a claim while it is not billed, or takes the last one back. The customer sees them beside it. */
export function ClaimPhotos({ bookingId, charge: { id: chargeId, photos } }: ClaimPhotosProps) {
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  const { write, isPending } = useWrite();
  const [isBusy, setIsBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const free = CHARGE_PHOTOS.filter((position) => !photos.some((photo) => photo.position === position));
  const last = CHARGE_PHOTOS.findLast((position) => photos.some((photo) => photo.position === position));

  const add = async (files: readonly File[]) => {
    setIsBusy(true);
    for (const [i, file] of files.slice(0, free.length).entries()) {
      const resized = await resizeImage(file);
      if (!resized.ok) {
        toast.error('ui.upload.notImage');
        continue;
      }
      const path = `/api/admin/bookings/${bookingId}/charges/${chargeId}/photos/${free[i] ?? ''}`;
      const sent = await outcomeOf(uploadFile(path, resized.value, { act: `photos of ${chargeId}` }));
      if (!sent.ok) toast.error(sent.error.messageKey);
    }
    await revalidate();
    setIsBusy(false);
  };
  const remove = (position: (typeof CHARGE_PHOTOS)[number]) =>
    write(
      () =>
        api.delete('/api/admin/bookings/{id}/charges/{chargeId}/photos/{position}', {
          params: { id: bookingId, chargeId, position },
        }),
      { done: 'adminBooking.charges.photoRemoved' },
    );
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      {free.length > 0 && (
        <Button size="s" isPending={isBusy} onClick={() => input.current?.click()}>
          <ImagePlus aria-hidden="true" className="size-4.5" />
          <FormattedMessage id="word.addPhotos" />
        </Button>
      )}
      {last !== undefined && (
        <LinkAction className="text-body-s" onClick={() => !isPending && void remove(last)}>
          <FormattedMessage id="adminBooking.charges.removePhoto" />
        </LinkAction>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        aria-label={formatMessage({ id: 'word.addPhotos' })}
        className="hidden"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          void add(files);
        }}
      />
    </div>
  );
}
