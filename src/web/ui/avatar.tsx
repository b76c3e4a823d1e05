import { IMAGE_PROVIDERS } from './image-provider.ts';

/** The smallest picture there is. */
const WANTED = { width: 320, quality: 90 } as const;

const initialOf = (name: string) => name.trim().charAt(0).toLocaleUpperCase();

interface AvatarProps {
  readonly firstName: string;
  readonly lastName: string;
  /** Where the picture of the person is, if they have one. */
  readonly picture?: string | null | undefined;
}

/** The name stands beside it in words. */
export function Avatar({ firstName, lastName, picture }: AvatarProps) {
  if (picture) {
    // Without the loading stage of `Image`: the header carries it to every visitor.
    return (
      <img
        src={IMAGE_PROVIDERS.optimiser(picture, WANTED, [])}
        alt=""
        decoding="async"
        className="size-9.5 shrink-0 rounded-full bg-asphalt-700 object-cover text-sm"
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className="grid size-9.5 shrink-0 place-items-center rounded-full bg-asphalt-700 font-condensed text-sm font-bold text-white"
    >
      {initialOf(firstName) + initialOf(lastName)}
    </span>
  );
}
