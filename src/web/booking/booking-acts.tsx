import { createContext, type ReactNode, Suspense, use, useCallback, useEffect, useState } from 'react';
import { isSlowConnection } from '#web/client/connection.ts';
import { loadPatiently } from '#web/client/load-patiently.ts';
import { whenIdle } from '#web/client/when-idle.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { MissingWindow } from '#web/ui/missing-window.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import type { BookingRowView } from './describe-row.server.ts';
import type { ReturnCandidate } from './return-candidate.ts';

const loadExtendDrawer = () => import('./extend-drawer.tsx');
const loadReturnDialog = () => import('./return-dialog.tsx');
const ExtendDrawer = lazyPart(loadExtendDrawer, MissingWindow);
const ReturnDialog = lazyPart(loadReturnDialog, MissingWindow);
const CancelDialog = lazyPart(() => import('./cancel-dialog.tsx'), MissingWindow);
const RebookDrawer = lazyPart(() => import('./rebook-drawer.tsx'), MissingWindow);
const MoveReturnDrawer = lazyPart(() => import('./move-return-drawer.tsx'), MissingWindow);
const NoteDialog = lazyPart(() => import('./note-dialog.tsx'), MissingWindow);

export type OpenAct =
  | { readonly act: 'extend' | 'rebook' | 'moveReturn' | 'cancel' | 'editNote'; readonly bookingId: string }
  | { readonly act: 'announceReturn'; readonly bookingIds: readonly string[] };

const ActsContext = createContext<((open: OpenAct) => void) | undefined>(undefined);

/** Opens the window of an act. */
export function useOpenAct(): (open: OpenAct) => void {
  const open = use(ActsContext);
  if (!open) throw new Error('useOpenAct needs a BookingActs above it');
  return open;
}

type BookingActsProps = {
  readonly bookings: readonly BookingRowView[];
  /** Bookings that may come back together with one of the same order. */
  readonly returnable: readonly ReturnCandidate[];
  /** Opened at once, because a link to the page says so. */
  readonly asked?: OpenAct | undefined;
  readonly onReturned?: () => void;
  readonly children: ReactNode;
};

/** The windows for what can be done with bookings. Each reads the booking anew from the page whenever that changes. */
export function BookingActs({ bookings, returnable, asked, onReturned, children }: BookingActsProps) {
  const [chosen, setOpen] = useState<OpenAct | null>();
  const isHydrated = useHydrated();
  // What a link asks for, until somebody has closed it or chosen something else.
  const open = chosen === undefined && isHydrated ? asked : (chosen ?? undefined);
  useUsualWindows(bookings.some(({ actions }) => actions.length > 0));
  const close = useCallback(() => setOpen(null), []);
  const booking = open && open.act !== 'announceReturn' ? bookings.find(({ id }) => id === open.bookingId) : undefined;
  return (
    <ActsContext value={setOpen}>
      {children}
      <Suspense>
        {booking && open?.act === 'extend' && <ExtendDrawer booking={booking} onClose={close} />}
        {booking && open?.act === 'rebook' && <RebookDrawer booking={booking} onClose={close} />}
        {booking && open?.act === 'moveReturn' && <MoveReturnDrawer booking={booking} onClose={close} />}
        {booking && open?.act === 'cancel' && <CancelDialog booking={booking} onClose={close} />}
        {booking && open?.act === 'editNote' && <NoteDialog booking={booking} onClose={close} />}
        {open?.act === 'announceReturn' && (
          <ReturnDialog
            candidates={returnable}
            chosen={open.bookingIds}
            onClose={close}
            {...(onReturned && { onReturned })}
          />
        )}
      </Suspense>
    </ActsContext>
  );
}

/** Fetches the windows that are opened most before somebody asks for them. */
function useUsualWindows(mayAct: boolean): void {
  useEffect(() => {
    if (!mayAct || isSlowConnection()) return undefined;
    return whenIdle(() => {
      void loadPatiently(loadExtendDrawer);
      void loadPatiently(loadReturnDialog);
    });
  }, [mayAct]);
}
