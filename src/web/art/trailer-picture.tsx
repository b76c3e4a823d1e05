import { lazy, Suspense } from 'react';
import type { TrailerImage } from '#contract/trailer.ts';
import { loadPatiently } from '#web/client/load-patiently.ts';
import { cx } from '#web/ui/cx.ts';
import { Image } from '#web/ui/image.tsx';

// Most trailers have a photo. The server has the drawings before anybody asks.
const TrailerArt = import.meta.env.SSR
  ? (await import('./trailer-art.tsx')).TrailerArt
  : lazy(() => loadPatiently(async () => ({ default: (await import('./trailer-art.tsx')).TrailerArt })));

type TrailerPictureProps = {
  readonly type: string;
  readonly subType: string;
  readonly image?: Pick<TrailerImage, 'url' | 'width' | 'height'> | null | undefined;
  readonly isFree: boolean;
  /** On phones; other screens show it smaller. */
  readonly widest?: `${number}px`;
  /** In view when the page opens. */
  readonly isFirst?: boolean;
  readonly className?: string;
};

/** The trailer on its stage: its photo, or the drawing of its kind. Taken ones stand there in grey. */
export function TrailerPicture({
  image,
  type,
  subType,
  isFree,
  widest = '350px',
  isFirst = false,
  className,
}: TrailerPictureProps) {
  const drawing = (
    <Suspense>
      <TrailerArt type={type} subType={subType} isTaken={!isFree} {...(className && { className })} />
    </Suspense>
  );
  if (!image) return drawing;
  return (
    <Image
      src={image.url}
      alt=""
      width={image.width}
      height={image.height}
      sizes={{ base: widest, md: '260px' }}
      quality={90}
      fallback={drawing}
      loading={isFirst ? 'eager' : 'lazy'}
      {...(isFirst && { fetchPriority: 'high' })}
      className={cx('h-auto w-full', !isFree && 'opacity-42 grayscale', className)}
    />
  );
}
