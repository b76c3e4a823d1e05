import { ImagePlus } from 'lucide-react';
import { type ReactNode, startTransition, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { useRevalidator } from 'react-router';
import type { AdminPhoto } from '#contract/admin-trailer.ts';
import { api } from '#web/client/api-client.ts';
import { outcomeOf } from '#web/client/outcome-of.ts';
import { resizeImage } from '#web/client/resize-image.ts';
import { uploadFile } from '#web/client/upload-file.ts';
import { Button } from '#web/ui/button.tsx';
import { TitledCard } from '#web/form/titled-card.tsx';
import { toast } from '#web/ui/toast.tsx';
import { movePhoto } from './move-photo.ts';
import { PhotoTile } from './photo-tile.tsx';

interface PhotosCardProps {
  readonly trailerId: string;
  readonly version: number;
  readonly photos: readonly AdminPhoto[];
  readonly name: string;
  /** In place of a photo that cannot be had. */
  readonly drawing: ReactNode;
}

/** The photos of a trailer: added, described, and put into order by dragging or by the arrows. */
export function PhotosCard({ trailerId, version, photos, name, drawing }: PhotosCardProps) {
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [dragged, setDragged] = useState<string>();
  /** Shown until the server's answer is on the page. */
  const [wanted, setWanted] = useState<readonly AdminPhoto[]>();
  const input = useRef<HTMLInputElement>(null);
  const shown = wanted ?? photos;

  /** One after the other, each on the version that the one before has made. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  const known = useRef(version);
  const attempt = async (work: (ifMatch: number) => Promise<unknown>) => {
    setIsBusy(true);
    waiting.current += 1;
    const before = queue.current;
    const run = async () => {
      await before;
      try {
        const outcome = await outcomeOf(work(Math.max(known.current, version)));
        if (!outcome.ok) toast.error('adminTrailer.notSaved', { text: outcome.error.messageKey });
        else if (isVersioned(outcome.value)) known.current = outcome.value.version;
      } finally {
        waiting.current -= 1;
      }
    };
    queue.current = run();
    await queue.current;
    // The last one brings the page up to date; until then it shows what is wanted.
    if (waiting.current > 0) return;
    await revalidate();
    if (waiting.current > 0) return;
    // Together with the new page: before it the old order would be seen once more.
    startTransition(() => {
      setWanted(undefined);
      setIsBusy(false);
    });
  };

  const arrange = (next: readonly AdminPhoto[]) => {
    setWanted(next);
    return attempt((ifMatch) =>
      api.put('/api/admin/trailers/{id}/gallery', {
        params: { id: trailerId },
        body: { photos: next.map(({ id, alt }) => ({ id, alt })) },
        ifMatch,
      }),
    );
  };

  const add = (files: readonly File[]) =>
    attempt(async () => {
      const running = toast.loading('ui.upload.many', { values: { count: files.length }, progress: 0 });
      try {
        for (const [index, file] of files.entries()) {
          const resized = await resizeImage(file);
          if (!resized.ok) {
            toast.error('ui.upload.notImage');
            continue;
          }
          const path = `/api/admin/trailers/${trailerId}/photos/${crypto.randomUUID()}`;
          const answer = await uploadFile(path, resized.value, {
            act: `photos of ${trailerId}`,
            // Sent is not saved: the bar is full once the last one has been answered.
            onProgress: (share) => toast.update(running, { progress: Math.min((index + share) / files.length, 0.99) }),
          });
          if (isVersioned(answer)) known.current = answer.version;
        }
        toast.done(running);
      } catch (error) {
        toast.remove(running);
        throw error;
      }
    });

  const remove = (photoId: string) =>
    attempt((ifMatch) =>
      api.delete('/api/admin/trailers/{id}/photos/{photoId}', { params: { id: trailerId, photoId }, ifMatch }),
    );

  return (
    <TitledCard
      title="adminTrailer.photos"
      note={shown.length === 0 ? 'adminTrailer.photos.none' : 'adminTrailer.photos.hint'}
      action={
        <Button size="s" isPending={isBusy} onClick={() => input.current?.click()}>
          <ImagePlus aria-hidden="true" className="size-4.5" />
          <FormattedMessage id="word.addPhotos" />
        </Button>
      }
    >
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
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((photo, position) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            name={name}
            drawing={drawing}
            position={position}
            count={shown.length}
            isBusy={isBusy}
            isDragged={dragged === photo.id}
            onDrag={setDragged}
            onDropHere={() => {
              if (dragged !== undefined) void arrange(movePhoto(shown, dragged, position));
            }}
            onMove={(to) => void arrange(movePhoto(shown, photo.id, to))}
            onDescribe={(alt) =>
              void arrange(shown.map((other) => (other.id === photo.id ? { ...other, alt } : other)))
            }
            onRemove={() => void remove(photo.id)}
          />
        ))}
      </ul>
    </TitledCard>
  );
}

const isVersioned = (answer: unknown): answer is { readonly version: number } =>
  typeof answer === 'object' && answer !== null && 'version' in answer && typeof answer.version === 'number';
