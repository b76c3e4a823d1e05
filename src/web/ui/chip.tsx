import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

interface ChipButtonProps extends ComponentProps<'button'> {
  readonly isChosen?: boolean;
}

/** A chip that opens or chooses something, such as "Alle Filter" or a quick date. */
export function ChipButton({ isChosen = false, className, ...props }: ChipButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={cx(
        'chip touch:min-h-11',
        isChosen ? 'chip-chosen enabled:active:bg-asphalt-800' : 'chip-loose',
        className,
      )}
    />
  );
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
