import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';

export interface Crumb {
  readonly label: string;
  /** The last crumb is the page itself and leads nowhere. */
  readonly to?: string;
}

export function Breadcrumb({ crumbs, label }: { readonly crumbs: readonly Crumb[]; readonly label: string }) {
  return (
    <nav aria-label={label} className="min-w-0">
      {/* On a phone one line in whatever font: two would push the page down when the font comes. */}
      <ol className="flex items-center md:flex-wrap gap-x-2 text-sm text-asphalt-600">
        {crumbs.map(({ label: name, to }, position) => (
          <li key={name} className="flex min-h-6 min-w-0 items-center gap-2 last:max-w-[75%] last:shrink-0">
            {position > 0 && <ChevronRight aria-hidden="true" className="size-4 shrink-0" />}
            {to === undefined ? (
              <span aria-current="page" className="truncate font-semibold text-asphalt-950 md:whitespace-normal">
                {name}
              </span>
            ) : (
              <Link
                to={to}
                className="inline-flex min-h-7 min-w-0 items-center rounded-badge touch:min-h-11 hover:text-asphalt-950 hover:underline"
              >
                <span className="truncate">{name}</span>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
