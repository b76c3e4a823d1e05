import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { AdminPhoto } from '#contract/admin-trailer.ts';
import { WordBadge } from '#web/ui/word-badge.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Stage } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Image } from '#web/ui/image.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { RemoveButton } from './remove-button.tsx';

interface PhotoTileProps {
  readonly photo: AdminPhoto;
  readonly name: string;
  readonly drawing: ReactNode;
  readonly position: number;
  readonly count: number;
  readonly isBusy: boolean;
  readonly isDragged: boolean;
  readonly onDrag: (id: string | undefined) => void;
  readonly onDropHere: () => void;
  readonly onMove: (to: number) => void;
  readonly onDescribe: (alt: string | null) => void;
  readonly onRemove: () => void;
}

export function PhotoTile(props: PhotoTileProps) {
  const { photo, name, drawing, position, count, isBusy, isDragged, onDrag, onDropHere, onMove, onDescribe, onRemove } =
    props;
  const { formatMessage } = useIntl();
  const [alt, setAlt] = useState(photo.alt ?? '');
  const label = (id: 'adminTrailer.photos.earlier' | 'adminTrailer.photos.later' | 'adminTrailer.photos.remove') =>
    formatMessage({ id }, { position: position + 1 });
  return (
    // Dragging is for the mouse; the arrows below do the same for every other way of working.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      draggable={!isBusy}
      onDragStart={() => onDrag(photo.id)}
      onDragEnd={() => onDrag(undefined)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDropHere();
      }}
      className={cx('min-w-0 rounded-card border border-line bg-paper p-3', isDragged && 'opacity-50')}
    >
      <div className="relative">
        <Image
          src={photo.url}
          preset="card"
          alt={photo.alt ?? `${name} ${position + 1}`}
          width={photo.width}
          height={photo.height}
          fallback={<Stage className="aspect-video rounded-control">{drawing}</Stage>}
          className="aspect-video w-full cursor-grab rounded-control bg-paper-sunken object-contain"
        />
        {position === 0 && (
          <span className="absolute start-2 top-2">
            <WordBadge tone="ink" word="adminTrailer.photos.cover" />
          </span>
        )}
      </div>
      <div className="mt-3">
        <TextField
          label={<FormattedMessage id="adminTrailer.photos.alt" />}
          value={alt}
          onChange={setAlt}
          maxLength={200}
          onBlur={() => {
            const next = alt.trim() === '' ? null : alt.trim();
            if (next !== photo.alt) onDescribe(next);
          }}
        />
      </div>
      <div className="mt-2 flex items-center gap-1">
        <IconButton
          size="s"
          tone="quiet"
          label={label('adminTrailer.photos.earlier')}
          disabled={isBusy || position === 0}
          onClick={() => onMove(position - 1)}
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton
          size="s"
          tone="quiet"
          label={label('adminTrailer.photos.later')}
          disabled={isBusy || position === count - 1}
          onClick={() => onMove(position + 1)}
        >
          <ArrowRight aria-hidden="true" className="size-5" />
        </IconButton>
        <span className="ms-auto">
          <RemoveButton label={label('adminTrailer.photos.remove')} disabled={isBusy} onRemove={onRemove} />
        </span>
      </div>
    </li>
  );
}
