import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import type { Bulk, BulkAction } from './bulk-action.ts';
import type { FetchedFile } from '#web/client/download-file.ts';
import { BulkResults } from './bulk-results.tsx';
import { SavePapers } from './save-papers.tsx';
import { type RowResult, useBulk } from './use-bulk.ts';

interface BulkProgressProps<Row> {
  readonly action: BulkAction<Row>;
  readonly bulk: Bulk<Row>;
  readonly rows: readonly Row[];
  readonly first: readonly Row[];
  readonly send: (row: Row) => Promise<unknown>;
  /** What was fetched of the rows. */
  readonly papers: ReadonlyMap<string, FetchedFile>;
  readonly onEnd: (done: readonly string[], failed: readonly string[]) => void;
  readonly onClose: () => void;
}

const idsOf = <Row extends { readonly id: string }>(
  results: readonly RowResult<Row>[],
  is: (result: RowResult<Row>) => boolean,
) => results.filter(is).map(({ row }) => row.id);

/** Works rows off as soon as it is there. What was refused can be tried again with the rows as they are by then. */
export function BulkProgress<Row extends { readonly id: string }>(props: BulkProgressProps<Row>) {
  const { action, bulk, rows, first, send, papers, onEnd, onClose } = props;
  const { formatMessage } = useIntl();
  const { results, isRunning, start, stop } = useBulk<Row>();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void start(first, send);
  }, [first, send, start]);

  const count = (state: RowResult<Row>['state']) => results.filter((result) => result.state === state).length;
  const [done, failed, all] = [count('done'), count('failed'), results.length];
  const open = new Set(idsOf(results, ({ state }) => state !== 'done'));
  const again = rows.filter((row) => open.has(row.id) && action.fits(row));
  const close = () => {
    if (isRunning) return;
    onEnd(
      idsOf(results, ({ state }) => state === 'done'),
      [...open],
    );
    onClose();
  };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="l"
      onOpenChange={close}
      title={<FormattedMessage id={action.label} />}
      footer={
        isRunning ? (
          <Button onClick={stop}>
            <FormattedMessage id="admin.bulk.stop" />
          </Button>
        ) : (
          <>
            {again.length > 0 && (
              <Button onClick={() => void start(again, send)}>
                <FormattedMessage id="admin.bulk.again" values={{ count: again.length }} />
              </Button>
            )}
            <SavePapers papers={papers} name={formatMessage({ id: action.label })} />
            <Button tone={papers.size > 0 ? 'outline' : 'ink'} onClick={close}>
              <FormattedMessage id="ui.close" />
            </Button>
          </>
        )
      }
    >
      <ProgressBar
        label={formatMessage({ id: 'admin.bulk.progress' }, { done: done + failed, all })}
        value={all === 0 ? 0 : (done + failed) / all}
      />
      <p role="status" className="mt-3 font-semibold">
        {isRunning ? (
          <FormattedMessage id="admin.bulk.progress" values={{ done: done + failed, all }} />
        ) : (
          <FormattedMessage id="admin.bulk.outcome" values={{ done, failed: all - done }} />
        )}
      </p>
      <BulkResults results={results} bulk={bulk} action={action} />
    </Dialog>
  );
}
