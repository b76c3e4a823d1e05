import { useIntl } from '#i18n/intl.tsx';
import { TrailerArt } from '#web/art/trailer-art.tsx';
import { cx } from '#web/ui/cx.ts';
import { Image } from '#web/ui/image.tsx';
import type { TrailerData } from './load-trailer.server.ts';

type ThumbnailsProps = Pick<TrailerData, 'images' | 'type' | 'subType'> & {
  readonly current: number;
  readonly onShow: (index: number) => void;
};

/** All pictures at a glance; a click brings one onto the stage. */
export function Thumbnails({ images, type, subType, current, onShow }: ThumbnailsProps) {
  const { formatMessage } = useIntl();
  return (
    <ul className="mt-3 flex gap-2.5 overflow-x-auto p-0.5 max-md:hidden">
      {images.map((image, index) => (
        <li key={image.url}>
          <button
            type="button"
            aria-label={formatMessage({ id: 'trailer.gallery.show' }, { number: index + 1 })}
            aria-current={index === current}
            onClick={() => onShow(index)}
            className={cx(
              'grid h-21 w-39 place-items-center overflow-hidden rounded-control border-2 bg-paper-sunken px-3 transition-colors hover:border-line-strong',
              index === current ? 'border-asphalt-950!' : 'border-transparent',
            )}
          >
            <Image
              src={image.url}
              alt=""
              preset="thumbnail"
              width={image.width}
              height={image.height}
              fallback={<TrailerArt type={type} subType={subType} />}
              className="block h-auto w-full"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
