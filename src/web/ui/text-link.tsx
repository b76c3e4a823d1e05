import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { cx } from './cx.ts';

interface Standing {
  /** A link that is not part of a sentence gets the height of a target. */
  readonly isAlone?: boolean;
  readonly className?: string;
}

export function TextLink({ isAlone = false, className, ...props }: Omit<LinkProps, 'className'> & Standing) {
  return <Link {...props} className={cx('text-link', isAlone && 'text-link-alone', className)} />;
}

/** For mail, phone, files and other languages: whatever the router does not own. */
export function PlainLink({ isAlone = false, className, children, ...props }: ComponentProps<'a'> & Standing) {
  return (
    <a {...props} className={cx('text-link', isAlone && 'text-link-alone', className)}>
      {children}
    </a>
  );
}

/** An action that reads like a link, such as "Ändern" beside a heading. */
export function LinkAction({ className, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className={cx('text-link text-link-alone', 'disabled:text-asphalt-500', className)}
    />
  );
}
