import { cx } from './cx.ts';

const SIZES = { s: 'size-8 text-xs', m: 'size-9.5 text-sm', l: 'size-14 text-lg' } as const;

const initialOf = (name: string) => name.trim().charAt(0).toLocaleUpperCase();

interface AvatarProps {
  readonly firstName: string;
  readonly lastName: string;
  readonly size?: keyof typeof SIZES;
}

/** The name stands beside it in words. */
export function Avatar({ firstName, lastName, size = 'm' }: AvatarProps) {
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
