import { Link, type LinkProps } from 'react-router';

/** Names a row and leads to its page. On touch screens its target is taller than the line it stands in. */
export function RowLink(props: Omit<LinkProps, 'className'>) {
  return (
    <Link
      data-ahead="hover"
      {...props}
      className="inline-flex min-h-6 items-center rounded-badge font-sans text-base font-semibold text-asphalt-950 underline decoration-line-strong underline-offset-4 transition-colors hover:decoration-asphalt-950 touch:-my-2.5 touch:min-h-11"
    />
  );
}
