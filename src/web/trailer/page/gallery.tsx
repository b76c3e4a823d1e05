import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { TrailerArt } from '#web/art/trailer-art.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Stage } from '#web/ui/card.tsx';
import { Image } from '#web/ui/image.tsx';
import { Thumbnails } from './thumbnails.tsx';
import type { TrailerData } from './load-trailer.server.ts';

type GalleryProps = Pick<TrailerData, 'images' | 'name' | 'type' | 'subType' | 'innerLength'>;

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Pictures in a strip that a finger swipes and the arrow keys move; without scripts it still scrolls. */
export function Gallery({ images, name, type, subType, innerLength }: GalleryProps) {
  const { formatMessage } = useIntl();
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const count = images.length;

  const show = (index: number) => {
    const wanted = Math.min(Math.max(index, 0), count - 1);
    strip.current?.children[wanted]?.scrollIntoView({ behavior: 'smooth', block: 'nearest', inline: 'center' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(current + step);
  };
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setCurrent(Math.round(scrollLeft / clientWidth));
  };

  if (count === 0) {
    return (
      <Stage className="aspect-2/1 rounded-card px-6 max-md:-mx-4 max-md:rounded-none">
        <TrailerArt type={type} subType={subType} label={name} />
      </Stage>
    );
  }
  return (
    <section aria-label={formatMessage({ id: 'trailer.gallery' })} aria-roledescription="carousel">
      <div className="relative overflow-hidden bg-paper-sunken max-md:-mx-4 md:rounded-card">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys do what a finger does */}
        <div
          ref={strip}
          role="group"
          aria-label={formatMessage({ id: 'trailer.gallery.position' }, { current: current + 1, count })}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a strip that scrolls must be reachable by keys
          tabIndex={0}
          onKeyDown={onKeyDown}
          onScroll={onScroll}
          className="flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]"
        >
          {images.map((image, index) => (
            <div
              key={image.url}
              className="grid w-full shrink-0 snap-center place-items-center px-3 pt-10 md:px-11 md:pt-16"
            >
              <Image
                src={image.url}
                alt={image.alt}
                preset="gallery"
                width={image.width}
                height={image.height}
                fallback={<TrailerArt type={type} subType={subType} label={image.alt} />}
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : 'auto'}
                className="block h-auto w-full"
              />
            </div>
          ))}
        </div>
        {innerLength === null ? <div className="h-10" /> : <InnerLength length={innerLength} />}
        {count > 1 && (
          <>
            <span className="absolute top-3 right-3 rounded-control bg-asphalt-800 px-2.5 py-1 text-sm font-semibold text-white">
              {current + 1}/{count}
            </span>
            <div className="absolute inset-x-3 top-1/2 flex -translate-y-1/2 justify-between max-md:hidden">
              <IconButton
                size="s"
                label={formatMessage({ id: 'trailer.gallery.previous' })}
                disabled={current === 0}
                onClick={() => show(current - 1)}
              >
                <ChevronLeft aria-hidden="true" className="size-5" />
              </IconButton>
              <IconButton
                size="s"
                label={formatMessage({ id: 'trailer.gallery.next' })}
                disabled={current === count - 1}
                onClick={() => show(current + 1)}
              >
                <ChevronRight aria-hidden="true" className="size-5" />
              </IconButton>
            </div>
          </>
        )}
      </div>
      {count > 1 && <Thumbnails images={images} type={type} subType={subType} current={current} onShow={show} />}
    </section>
  );
}

/** How long the inside is, drawn below the trailer like on a blueprint. */
function InnerLength({ length }: { readonly length: string }) {
  return (
    <p className="mx-auto flex w-4/5 items-center gap-3 pt-1 pb-5 text-sm font-semibold text-asphalt-700">
      <span
        aria-hidden="true"
        className="h-2.5 grow border-l-2 border-asphalt-600 bg-linear-to-b from-transparent from-45% via-asphalt-600 via-45% to-transparent to-55%"
      />
      <FormattedMessage id="trailer.innerLength" values={{ length }} />
      <span
        aria-hidden="true"
        className="h-2.5 grow border-r-2 border-asphalt-600 bg-linear-to-b from-transparent from-45% via-asphalt-600 via-45% to-transparent to-55%"
      />
    </p>
  );
}
