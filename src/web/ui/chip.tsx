import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

const SHAPE =
  'inline-flex min-h-10 shrink-0 items-center gap-2 rounded-full border px-4 py-1.5 text-body-s font-semibold whitespace-nowrap transition-colors touch:min-h-11 disabled:border-transparent disabled:bg-paper-sunken disabled:text-asphalt-500';
const LOOSE =
  'border-line-strong bg-sheet text-asphalt-950 enabled:hover:border-asphalt-950 enabled:active:bg-paper-sunken';
const CHOSEN =
  'border-asphalt-950 bg-asphalt-950 text-white enabled:hover:bg-asphalt-700 enabled:active:bg-asphalt-800';

interface ChipButtonProps extends ComponentProps<'button'> {
  readonly isChosen?: boolean;
}

/** A chip that opens or chooses something, such as "Alle Filter" or a quick date. */
export function ChipButton({ isChosen = false, className, ...props }: ChipButtonProps) {
  return <button type="button" {...props} className={cx(SHAPE, isChosen ? CHOSEN : LOOSE, className)} />;
}

/** A row of chips that scrolls sideways on phones without moving the page. */
export function ChipRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset
      aria-label={label}
      className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
    >
      {children}
    </fieldset>
  );
}
