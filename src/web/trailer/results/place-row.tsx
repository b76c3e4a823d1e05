import type { ReactNode } from 'react';

type PlaceRowProps = {
  /** A sign, or the letters of the country. */
  readonly mark: ReactNode;
  readonly detail?: ReactNode;
  readonly isCurrent?: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
};

/** Somewhere to choose, with what there is to know of it. */
export const PlaceRow = ({ mark, detail, isCurrent = false, onChoose, children }: PlaceRowProps) => (
  <li>
    <button
      type="button"
      aria-current={isCurrent || undefined}
      onClick={onChoose}
      className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-start transition-colors hover:bg-paper-sunken aria-[current]:bg-paper-sunken aria-[current]:font-semibold"
    >
      <span className="w-7 shrink-0 font-condensed text-sm font-semibold text-asphalt-600 *:size-5">{mark}</span>
      <span className="min-w-0 grow">
        {children}
        {detail !== undefined && <span className="block text-sm font-normal text-asphalt-600">{detail}</span>}
      </span>
    </button>
  </li>
);
