import { ArrowLeft, History } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { cx } from '#web/ui/cx.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { PageLink } from './page-link.tsx';
import { useMay } from './may.tsx';

interface ConsolePageProps {
  readonly children: ReactNode;
  /** A table with many columns takes what a large screen has. */
  readonly isWide?: boolean;
}

/** The width and the gutter of every page of the console. */
export function ConsolePage({ children, isWide = false }: ConsolePageProps) {
  return (
    <div className={cx('mx-auto w-full px-4 py-6 md:px-7', isWide ? 'max-w-wide' : 'max-w-content')}>{children}</div>
  );
}

interface ConsoleHeaderProps {
  readonly title: ReactNode;
  /** The list that a page belongs to. */
  readonly back?: { readonly to: string; readonly label: ReactNode };
  /** What the log is asked for to tell all that was done to it: `object=<id>`. */
  readonly history?: string | undefined;
  /** States of the thing, right of its name. */
  readonly badges?: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

export function ConsoleHeader({ title, back, history, badges, actions, children }: ConsoleHeaderProps) {
  const { may, opens } = useMay();
  return (
    <header className="mb-6">
      {back && opens(back.to) && (
        <p className="mb-2 flex flex-wrap justify-between gap-x-6 text-body-s print:hidden">
          <TextLink to={back.to} isAlone data-ahead="hover" className="no-underline hover:underline">
            <ArrowLeft aria-hidden="true" className="size-4" />
            {back.label}
          </TextLink>
          {history !== undefined && may('audit.read') && (
            <PageLink
              to={`/admin/audit?${history}`}
              isAlone
              data-ahead="hover"
              className="no-underline hover:underline"
            >
              <History aria-hidden="true" className="size-4" />
              <FormattedMessage id="admin.history" />
            </PageLink>
          )}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 xl:flex-nowrap">
        <div className="min-w-0 xl:min-w-72">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="text-h2 wrap-anywhere">{title}</h1>
            {badges}
          </div>
          {children !== undefined && <div className="mt-1 text-body-s text-asphalt-600">{children}</div>}
        </div>
        {actions !== undefined && (
          <div className="flex max-w-full grow flex-wrap gap-3 md:grow-0 xl:max-w-[65%] xl:shrink-0 xl:justify-end">
            {actions}
          </div>
        )}
      </div>
    </header>
  );
}
