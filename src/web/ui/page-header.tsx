import type { ReactNode } from 'react';

interface PageHeaderProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly breadcrumb?: ReactNode;
  readonly actions?: ReactNode;
}

export function PageHeader({ title, children, breadcrumb, actions }: PageHeaderProps) {
  return (
    <header className="mb-8 md:mb-10">
      {breadcrumb !== undefined && <div className="mb-4">{breadcrumb}</div>}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-h1">{title}</h1>
          {children !== undefined && <div className="mt-3 max-w-prose text-lg text-asphalt-600">{children}</div>}
        </div>
        {actions !== undefined && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
    </header>
  );
}

interface SectionHeadingProps {
  readonly title: ReactNode;
  readonly id?: string;
  readonly note?: ReactNode;
  readonly action?: ReactNode;
}

export function SectionHeading({ title, id, note, action }: SectionHeadingProps) {
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <h2 id={id} className="text-h2">
          {title}
        </h2>
        {note !== undefined && <p className="mt-1.5 text-body-s text-asphalt-600">{note}</p>}
      </div>
      {action}
    </div>
  );
}
