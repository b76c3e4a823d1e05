import { cx } from '#web/ui/cx.ts';

interface PlaceMarkProps {
  readonly place: number;
  readonly isWrong: boolean;
}

/** The number of a change, in the bar of the plan and on the board. */
export const PlaceMark = ({ place, isWrong }: PlaceMarkProps) => (
  <span
    className={cx(
      'inline-flex size-5 shrink-0 items-center justify-center rounded-full text-xs font-bold text-white',
      isWrong ? 'bg-danger' : 'bg-info',
    )}
  >
    {place}
  </span>
);
