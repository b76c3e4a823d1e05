import { Printer, X } from 'lucide-react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Button } from '#web/ui/button.tsx';
import type { BulkAction } from './bulk-action.ts';
import type { Chosen } from './use-chosen.ts';

interface BulkBarProps<Row extends { readonly id: string }> {
  readonly chosen: Chosen<Row>;
  readonly actions: readonly BulkAction<Row>[];
  readonly onAsk: (action: BulkAction<Row>) => void;
}

/** Stays in view below a list while rows of it are chosen: how many, and what can be done to how many of them. */
export function BulkBar<Row extends { readonly id: string }>({ chosen: choice, actions, onAsk }: BulkBarProps<Row>) {
  const { formatMessage } = useIntl();
  const { chosen } = choice;
  const possible = actions.flatMap((action) => {
    const count = chosen.filter(action.fits).length;
    return count === 0 ? [] : [{ action, count }];
  });
  return (
    <>
      <p role="status" className="sr-only">
        {chosen.length > 0 && <FormattedMessage id="admin.bulk.count" values={{ count: chosen.length }} />}
      </p>
      {chosen.length > 0 && (
        <section
          aria-label={formatMessage({ id: 'chosen.column' })}
          className="safe-bottom sticky bottom-(--consent) z-20 mt-3 flex flex-wrap items-center gap-2 rounded-card border border-line-strong bg-sheet px-4 py-3 shadow-3 print:hidden"
        >
          <strong aria-hidden="true" className="me-auto">
            <FormattedMessage id="admin.bulk.count" values={{ count: chosen.length }} />
          </strong>
          {!choice.isAll && (
            <Button size="s" tone="quiet" className="md:hidden" onClick={choice.chooseAll}>
              <FormattedMessage id="chosen.all" />
            </Button>
          )}
          {possible.map(({ action, count }) => (
            <Button key={action.id} size="s" tone="ink" onClick={() => onAsk(action)}>
              <FormattedMessage id={action.label} />
              {count < chosen.length && ` (${count})`}
            </Button>
          ))}
          <Button size="s" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4.5" />
            <FormattedMessage id="admin.bulk.print" />
          </Button>
          <Button size="s" tone="quiet" onClick={choice.clear}>
            <X aria-hidden="true" className="size-4.5" />
            <FormattedMessage id="chosen.clear" />
          </Button>
        </section>
      )}
    </>
  );
}
