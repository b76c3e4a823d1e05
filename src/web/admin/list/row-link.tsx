import { Link, type LinkProps } from 'react-router';

/** Names a row and leads to its page. */
export function RowLink(props: Omit<LinkProps, 'className'>) {
  return (
    <Link
      data-ahead="hover"
      {...props}
      className="rounded-badge font-sans text-base font-semibold text-asphalt-950 underline decoration-line-strong underline-offset-4 transition-colors hover:decoration-asphalt-950 touch:inline-flex touch:min-h-11 touch:items-center"
    />
  );
}
