import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { useSearchParams } from 'react-router';
import { ConflictNotice } from '#web/booking/conflict-notice.tsx';
import MoveReturnDrawer from '#web/booking/move-return-drawer.tsx';
import { api } from '#web/client/api-client.ts';
import { ReturnPlaceField } from '#web/booking/return-place-field.tsx';
import { useReturnPlace } from '#web/booking/use-return-place.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import type { AdminBookingView } from './load-booking.server.ts';
import { ReasonedDialog } from '../frame/reasoned-dialog.tsx';
import { ReasonDialog } from '../frame/reason-dialog.tsx';
import { CorrectReturnDialog } from './correct-return-dialog.tsx';
import { ExchangeDrawer } from './exchange-drawer.tsx';
import { FeeField } from './fee-field.tsx';
import { PeriodDrawer } from './period-drawer.tsx';
import { SwapDrawer } from './swap-drawer.tsx';
import { useBookingAct } from './use-booking-act.ts';

const CALLS = {
  confirmReturn: '/api/admin/bookings/{id}/confirm-return',
  close: '/api/admin/bookings/{id}/close',
} as const;
/** Actions that end a rental well. */
type Simple = keyof typeof CALLS;
/** They take something away from the customer: they are asked in red, and why. */
type Hard = 'markNoShow' | 'cancel';
type Window = Simple | Hard | 'disputeReturn' | 'correctReturn' | 'swap' | 'exchange' | 'period' | 'moveReturn';

const isSimple = (action: string): action is Simple => Object.hasOwn(CALLS, action);
const isHard = (action: string): action is Hard => action === 'markNoShow' || action === 'cancel';

/** What the operator may do to a booking now; `?act=swap` opens the swap at once. */
export function BookingActions({ booking }: { readonly booking: AdminBookingView }) {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const isHydrated = useHydrated();
  const { act, isPending, conflict, showConflict } = useBookingAct();
  const canSwap = booking.actions.includes('swapTrailer');
  const [open, setOpen] = useState<Window | undefined>(params.get('act') === 'swap' && canSwap ? 'swap' : undefined);
  const close = () => setOpen(undefined);
  const { id, version, number, company, orderId, actions } = booking;

  const place = useReturnPlace(id, open === 'confirmReturn');
  const confirm = async (action: Simple) => {
    const where = place.depotId === undefined ? {} : { depotId: place.depotId };
    const send = () =>
      action === 'confirmReturn'
        ? api.post(CALLS[action], { params: { id }, ifMatch: version, body: where })
        : api.post(CALLS[action], { params: { id }, ifMatch: version });
    await act(send, { done: `adminBooking.${action}.done` });
    close();
  };
  const dispute = (reason: string) =>
    api.post('/api/admin/bookings/{id}/dispute-return', { params: { id }, ifMatch: version, body: { reason } });
  const [askedCents, setAskedCents] = useState<number | null>();
  /** The rule's own fee is not sent: it may be another by then. */
  const feeOf = (action: Hard) => {
    const { [action]: rule } = booking.ruleCents;
    const cents = askedCents ?? rule;
    return cents === rule ? {} : { feeCents: cents };
  };
  const ask = (action: Hard) => {
    setAskedCents(undefined);
    setOpen(action);
  };
  const end = async (action: Hard, send: () => Promise<unknown>) => {
    await act(send, { done: `adminBooking.${action}.done` });
    close();
  };
  const simple = actions.filter(isSimple);
  const hard = actions.filter(isHard);
  const fees = { markNoShow: booking.noShowFee, cancel: booking.cancellationFee } as const;
  const asked = (action: Hard) => ({
    isOpen: open === action,
    onClose: close,
    title: <FormattedMessage id={`adminBooking.${action}.title`} values={{ number }} />,
    confirmLabel: <FormattedMessage id={`adminBooking.${action}`} />,
    isPending,
    isPossible: askedCents !== null && (askedCents ?? 0) <= booking.ruleCents[action],
    children: (
      <>
        <FormattedMessage
          id={`adminBooking.${action}.text`}
          values={{ company: company.name, fee: fees[action] ?? formatMessage({ id: 'adminOrder.noFee' }) }}
        />
        {booking.ruleCents[action] > 0 && (
          <div className="mt-5">
            <FeeField
              cents={askedCents === undefined ? booking.ruleCents[action] : askedCents}
              most={fees[action] ?? ''}
              mostCents={booking.ruleCents[action]}
              onChange={setAskedCents}
            />
          </div>
        )}
      </>
    ),
  });
  return (
    <>
      <div className="mb-6 flex flex-wrap gap-3 empty:hidden">
        {actions.includes('pickUp') && (
          <LinkButton tone="signal" to={`/trailer-checkout/${orderId}/${id}`}>
            <ArrowUpRight aria-hidden="true" className="size-5" />
            <FormattedMessage id="adminBooking.doPickUp" />
          </LinkButton>
        )}
        {actions.includes('return') && (
          <LinkButton tone="signal" to={`/trailer-checkin/${orderId}/${id}`}>
            <ArrowDownLeft aria-hidden="true" className="size-5" />
            <FormattedMessage id="adminBooking.doReturn" />
          </LinkButton>
        )}
        {canSwap && (
          <Button onClick={() => setOpen('swap')}>
            <FormattedMessage id="adminBooking.swap" />
          </Button>
        )}
        {actions.includes('exchangeTrailer') && (
          <Button onClick={() => setOpen('exchange')}>
            <FormattedMessage id="adminBooking.exchange" />
          </Button>
        )}
        {actions.includes('correctPeriod') && (
          <Button onClick={() => setOpen('period')}>
            <FormattedMessage id="adminBooking.period" />
          </Button>
        )}
        {actions.includes('moveReturn') && (
          <Button onClick={() => setOpen('moveReturn')}>
            <FormattedMessage id="oneWay.change" />
          </Button>
        )}
        {actions.includes('correctReturn') && (
          <Button onClick={() => setOpen('correctReturn')}>
            <FormattedMessage id="adminBooking.correctReturn" />
          </Button>
        )}
        {simple.map((action) => (
          <Button key={action} tone="ink" onClick={() => setOpen(action)}>
            <FormattedMessage id={`adminBooking.${action}`} />
          </Button>
        ))}
        {hard.map((action) => (
          <Button key={action} tone="danger" onClick={() => ask(action)}>
            <FormattedMessage id={`adminBooking.${action}`} />
          </Button>
        ))}
        {actions.includes('disputeReturn') && (
          <Button tone="danger" onClick={() => setOpen('disputeReturn')}>
            <FormattedMessage id="adminBooking.disputeReturn" />
          </Button>
        )}
      </div>
      {conflict !== undefined && (
        <div className="mb-4">
          <ConflictNotice conflict={conflict} timeZone={booking.period.timeZone} />
        </div>
      )}
      {simple.map((action) => (
        <ConfirmDialog
          key={action}
          isOpen={open === action}
          onOpenChange={close}
          title={<FormattedMessage id={`adminBooking.${action}.title`} values={{ number }} />}
          confirmLabel={<FormattedMessage id={`adminBooking.${action}`} />}
          tone="signal"
          isPending={isPending}
          onConfirm={() => void confirm(action)}
        >
          <FormattedMessage id={`adminBooking.${action}.text`} values={{ company: company.name }} />
          {action === 'confirmReturn' && (
            <div className="mt-5">
              <ReturnPlaceField choice={place} />
            </div>
          )}
        </ConfirmDialog>
      ))}
      <ReasonedDialog
        {...asked('markNoShow')}
        action="markNoShow"
        onConfirm={(reason) =>
          void end('markNoShow', () =>
            api.post('/api/admin/bookings/{id}/no-show', {
              params: { id },
              ifMatch: version,
              body: { reason, ...feeOf('markNoShow') },
            }),
          )
        }
      />
      <ReasonedDialog
        {...asked('cancel')}
        action="cancel"
        onConfirm={(reason) =>
          void end('cancel', () =>
            api.post('/api/admin/bookings/{id}/cancel', {
              params: { id },
              ifMatch: version,
              body: { reason, ...feeOf('cancel') },
            }),
          )
        }
      />
      <ReasonDialog
        isOpen={open === 'disputeReturn'}
        onClose={close}
        title={
          <FormattedMessage
            id="adminBooking.disputeReturn.title"
            values={{
              number: (
                <span key="number" className="whitespace-nowrap">
                  {number}
                </span>
              ),
            }}
          />
        }
        hint={<FormattedMessage id="adminBooking.disputeReturn.hint" />}
        confirmLabel={<FormattedMessage id="adminBooking.disputeReturn" />}
        onConfirm={dispute}
        done="adminBooking.disputeReturn.done"
        onRefused={(problem) => {
          close();
          return showConflict(problem);
        }}
      >
        <FormattedMessage id="adminBooking.disputeReturn.text" values={{ company: company.name }} />
      </ReasonDialog>
      {/* A window that is open from the start appears once the page listens. */}
      <SwapDrawer booking={booking} isOpen={isHydrated && open === 'swap'} onClose={close} />
      <ExchangeDrawer booking={booking} isOpen={open === 'exchange'} onClose={close} />
      <CorrectReturnDialog booking={booking} isOpen={open === 'correctReturn'} onClose={close} />
      {open === 'moveReturn' && <MoveReturnDrawer booking={booking} onClose={close} />}
      <PeriodDrawer key={version} booking={booking} isOpen={open === 'period'} onClose={close} />
    </>
  );
}
