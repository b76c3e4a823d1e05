import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Button } from '#web/ui/button.tsx';
import type { CheckboxOption } from '#web/ui/checkbox.tsx';
import { cx } from '#web/ui/cx.ts';
import { Drawer } from '#web/ui/dialog.tsx';
import { ChooseColumns } from './choose-columns.tsx';
import { ChooseDepots, type DepotChoice } from './choose-depots.tsx';
import { COLUMNS } from './chosen-columns.ts';
import type { ViewsOfList } from './load-views.server.ts';
import { KeptViews, SaveView } from './save-view.tsx';

interface ListViewsProps {
  readonly views: ViewsOfList;
  readonly options: readonly CheckboxOption[];
  readonly wanted: readonly string[] | null;
  readonly depots: DepotChoice | undefined;
}

/** The views that somebody has kept, as links that need no script, and the way to keep, choose and forget. */
export function ListViews({ views, options, wanted, depots }: ListViewsProps) {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const query = queryOf(params, wanted);
  const close = () => setIsOpen(false);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2 print:hidden">
      {views.items.length > 0 && (
        <nav aria-label={formatMessage({ id: 'admin.list.views' })} className="flex min-w-0 flex-wrap gap-2">
          {views.items.map((view) => (
            <Link
              key={view.id}
              to={`?${view.query}`}
              aria-current={view.query === query ? 'true' : undefined}
              preventScrollReset
              className={cx(
                'flex min-h-9 max-w-60 items-center truncate rounded-full border px-3 text-body-s touch:min-h-11',
                view.query === query ? 'border-asphalt-950 bg-asphalt-950 text-white' : 'border-line-strong bg-sheet',
              )}
            >
              {view.name}
            </Link>
          ))}
        </nav>
      )}
      <Button size="s" tone="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Columns3 aria-hidden="true" className="size-5" />
        <FormattedMessage id="admin.list.view" />
      </Button>
      <Drawer isOpen={isOpen} onOpenChange={setIsOpen} title={<FormattedMessage id="admin.list.view" />}>
        <div className="grid gap-8">
          <SaveView list={views.list} query={query} onDone={close} />
          {views.items.length > 0 && <KeptViews items={views.items} />}
          <ChooseColumns list={views.list} options={options} wanted={wanted} onDone={close} />
          {depots && <ChooseDepots {...depots} onDone={close} />}
        </div>
      </Drawer>
    </div>
  );
}

/** The whole state of the list but its page, with the columns that are shown. */
function queryOf(params: URLSearchParams, wanted: readonly string[] | null): string {
  const kept = new URLSearchParams([...params].filter(([name, value]) => name !== 'cursor' && value !== ''));
  if (wanted !== null) kept.set(COLUMNS, wanted.join(','));
  return kept.toString();
}
