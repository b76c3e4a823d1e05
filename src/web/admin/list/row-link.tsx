import { Link, type LinkProps, useLocation } from 'react-router';
import { useMay } from '../frame/may.tsx';

/**
 * Names a row and leads to its page, where whoever looks may open that; the way back leads to the same filters and the
 * same page of the list (`useListBack`). On touch screens its target is taller than the
 * line it stands in.
 */
export function RowLink({ to, children, ...props }: Omit<LinkProps, 'className' | 'to'> & { readonly to: string }) {
  const { opens } = useMay();
  const { search } = useLocation();
  if (to.startsWith('/admin') && !opens(to))
    return <span className="font-sans text-base font-semibold text-asphalt-950">{children}</span>;
  return (
    <Link
      data-ahead="hover"
      to={to}
      state={{ list: search }}
      {...props}
      className="inline-flex min-h-6 items-center rounded-badge font-sans text-base font-semibold text-asphalt-950 underline decoration-line-strong underline-offset-4 transition-colors hover:decoration-asphalt-950 touch:-my-2.5 touch:min-h-11"
    >
      {children}
    </Link>
  );
}
