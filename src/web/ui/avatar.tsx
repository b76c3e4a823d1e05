import { cx } from './cx.ts';
import { IMAGE_PROVIDERS } from './image-provider.ts';

const SIZES = { s: 'size-8 text-xs', m: 'size-9.5 text-sm', l: 'size-14 text-lg' } as const;
/** The smallest picture there is, sharp for the largest avatar. */
const WANTED = { width: 320, quality: 90 } as const;

const initialOf = (name: string) => name.trim().charAt(0).toLocaleUpperCase();

interface AvatarProps {
  readonly firstName: string;
  readonly lastName: string;
  /** Where the picture of the person is, if they have one. */
  readonly picture?: string | null | undefined;
  readonly size?: keyof typeof SIZES;
}

/** The name stands beside it in words. */
export function Avatar({ firstName, lastName, picture, size = 'm' }: AvatarProps) {
  if (picture) {
    // Without the loading stage of `Image`: the header carries it to every visitor.
    return (
      <img
        src={IMAGE_PROVIDERS.optimiser(picture, WANTED, [])}
        alt=""
        decoding="async"
        className={cx('shrink-0 rounded-full bg-asphalt-700 object-cover', SIZES[size])}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid shrink-0 place-items-center rounded-full bg-asphalt-700 font-condensed font-bold text-white',
        SIZES[size],
      )}
    >
      {initialOf(firstName) + initialOf(lastName)}
    </span>
  );
}
