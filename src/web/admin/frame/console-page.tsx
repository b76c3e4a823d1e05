import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextLink } from '#web/ui/text-link.tsx';

/** The width and the gutter of every page of the console. */
export function ConsolePage({ children }: { readonly children: ReactNode }) {
  return <div className="mx-auto w-full max-w-content px-4 py-6 md:px-7">{children}</div>;
}

interface ConsoleHeaderProps {
  readonly title: ReactNode;
  /** The list that a page belongs to. */
  readonly back?: { readonly to: string; readonly label: ReactNode };
  /** States of the thing, right of its name. */
  readonly badges?: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

export function ConsoleHeader({ title, back, badges, actions, children }: ConsoleHeaderProps) {
  return (
    <header className="mb-6">
      {back && (
        <p className="mb-2 text-body-s print:hidden">
          <TextLink to={back.to} isAlone data-ahead="hover" className="no-underline hover:underline">
            <ArrowLeft aria-hidden="true" className="size-4" />
            {back.label}
          </TextLink>
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
