import { useIntl } from '#i18n/intl.tsx';
import { LoadingScaffold, Skeleton } from '#web/ui/skeleton.tsx';

const KEYS = ['a', 'b', 'c', 'd', 'e'];

/** Cards without content, for results that take their time. */
export function ResultScaffold({ count }: { readonly count: number }) {
  const intl = useIntl();
  return (
    <LoadingScaffold label={intl.formatMessage({ id: 'ui.loading' })}>
      <span className="block space-y-3">
        {KEYS.slice(0, Math.max(1, count)).map((key) => (
          <span
            key={key}
            className="grid gap-4 overflow-hidden rounded-card border border-line bg-sheet md:h-40 md:grid-cols-[15.75rem_1fr_8rem]"
          >
            <Skeleton className="h-32 w-full rounded-none md:h-full" />
            <span className="block space-y-3 p-4 md:px-1">
              <Skeleton className="h-6 w-2/3" />
              <Skeleton className="h-7 w-40" />
              <Skeleton className="h-5 w-4/5" />
              <Skeleton className="h-5 w-1/2" />
            </span>
            <span className="hidden space-y-2 p-4 ps-0 md:block">
              <Skeleton className="h-9 w-full" />
              <Skeleton className="h-4 w-full" />
            </span>
          </span>
        ))}
      </span>
    </LoadingScaffold>
  );
}
