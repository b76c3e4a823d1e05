import { use, useEffect, useSyncExternalStore } from 'react';
// The hook for this would be part of the first script of every page, of which only those of the console need it.
import { type BlockerFunction, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { FormattedMessage } from '#i18n/intl.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { hasRunning, hasUnsaved } from './has-unsaved.ts';

const KEY = 'unsaved';

const isLeaving: BlockerFunction = ({ currentLocation: here, nextLocation: there }) =>
  (here.pathname !== there.pathname || here.search !== there.search) &&
  hasUnsaved({ isSamePage: here.pathname === there.pathname });

/** The way that somebody was about to take, while it waits for an answer. */
function useBlockedWay() {
  const router = use(DataRouterContext)?.router;
  useEffect(() => {
    router?.getBlocker(KEY, isLeaving);
    return () => router?.deleteBlocker(KEY);
  }, [router]);
  const find = () => router?.state.blockers.get(KEY);
  const way = useSyncExternalStore(
    (listen) => router?.subscribe(listen) ?? (() => {}),
    find,
    () => undefined,
  );
  return way?.state === 'blocked' ? way : undefined;
}

/** Asks before a page is left with something entered that is not saved. One for all forms of a frame. */
export function LeaveGuard() {
  const way = useBlockedWay();
  useEffect(() => {
    // The browser asks in its own words.
    const ask = (event: BeforeUnloadEvent) => hasUnsaved() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const isRunning = way !== undefined && hasRunning();
  return (
    <ConfirmDialog
      isOpen={way !== undefined}
      onOpenChange={() => way?.reset()}
      title={<FormattedMessage id={isRunning ? 'admin.bulk.leave' : 'ui.unsaved'} />}
      keepLabel={<FormattedMessage id={isRunning ? 'admin.bulk.leave.keep' : 'ui.unsaved.keep'} />}
      confirmLabel={<FormattedMessage id={isRunning ? 'admin.bulk.leave.drop' : 'ui.unsaved.drop'} />}
      onConfirm={() => way?.proceed()}
    />
  );
}
