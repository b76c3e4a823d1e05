import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { cx } from './cx.ts';

const STYLE =
  'rounded-badge text-inherit underline decoration-1 underline-offset-4 transition-colors hover:decoration-2 aria-disabled:pointer-events-none aria-disabled:text-asphalt-500';
const ALONE = 'inline-flex min-h-6 items-center gap-1.5 font-semibold touch:min-h-11';

interface Standing {
  /** A link that is not part of a sentence gets the height of a target. */
  readonly isAlone?: boolean;
  readonly className?: string;
}

export function TextLink({ isAlone = false, className, ...props }: Omit<LinkProps, 'className'> & Standing) {
  return <Link {...props} className={cx(STYLE, isAlone && ALONE, className)} />;
}

/** For mail, phone, files and other languages: whatever the router does not own. */
export function PlainLink({ isAlone = false, className, children, ...props }: ComponentProps<'a'> & Standing) {
  return (
    <a {...props} className={cx(STYLE, isAlone && ALONE, className)}>
      {children}
    </a>
  );
}

/** An action that reads like a link, such as "Ändern" beside a heading. */
export function LinkAction({ className, ...props }: ComponentProps<'button'>) {
  return <button type="button" {...props} className={cx(STYLE, ALONE, 'disabled:text-asphalt-500', className)} />;
}
