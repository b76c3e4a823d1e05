import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { fetchFile, type FetchedFile } from '#web/client/download-file.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import type { Bulk, BulkAction } from './bulk-action.ts';
import { BulkProgress } from './bulk-progress.tsx';

interface BulkWindowProps<Row> {
  readonly action: BulkAction<Row>;
  /** Of the rows that it is about. */
  readonly ids: readonly string[];
  readonly bulk: Bulk<Row>;
  /** Of the page, as it was read last. */
  readonly rows: readonly Row[];
  readonly onEnd: (done: readonly string[], failed: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Asks before something is done to many rows, then shows what comes of each. */
export function BulkWindow<Row extends { readonly id: string }>(props: BulkWindowProps<Row>) {
  const { action, ids, rows, onClose } = props;
  const [papers] = useState(() => new Map<string, FetchedFile>());
  const [send, setSend] = useState<(row: Row) => Promise<unknown>>();
  const asked = rows.filter(({ id }) => ids.includes(id));
  const title = <FormattedMessage id={action.title} values={{ count: ids.length }} />;
  // A function as the next state would be called.
  const start = (next: (row: Row) => Promise<unknown>) => setSend(() => next);
  if (send !== undefined) return <BulkProgress {...props} first={asked} send={send} papers={papers} />;
  if ('Form' in action.ask) {
    return (
      <Drawer isOpen onOpenChange={onClose} title={title}>
        <action.ask.Form rows={asked} onStart={start} onCancel={onClose} />
      </Drawer>
    );
  }
  const { ask } = action;
  const usual =
    'send' in ask
      ? ask.send
      : async (row: Row) => {
          papers.set(row.id, await fetchFile(ask.paperOf(row)));
        };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="signal"
      title={title}
      confirmLabel={<FormattedMessage id={action.label} />}
      onConfirm={() => start(usual)}
    >
      <FormattedMessage id={ask.text} values={{ count: ids.length }} />
    </ConfirmDialog>
  );
}
