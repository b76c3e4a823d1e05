import type { BookingNow } from '#contract/booking.ts';
import { eventName } from '#web/booking/event-name.ts';
import { api } from '#web/client/api-client.ts';
import type { ProblemError } from '#web/client/problem-error.ts';
import type { Words } from '#web/words/words.ts';
import type { Bulk } from '../list/bulk-action.ts';
import { hasPapers } from '../order/order-bulk.ts';
import type { BookingRowView } from './load-bookings.server.ts';

/** Returns that can be confirmed or closed, each as on its own page, and the contracts of bookings. */
export const BOOKING_BULK: Bulk<BookingRowView> = {
  nameOf: ({ number }) => number,
  pathOf: ({ id }) => `/admin/bookings/${id}`,
  actions: [
    {
      id: 'confirmReturn',
      label: 'adminBooking.confirmReturn',
      right: 'orders.write',
      title: 'adminBooking.bulk.confirmReturn',
      fits: ({ isToConfirm }) => isToConfirm,
      ask: {
        text: 'adminBooking.bulk.confirmReturn.text',
        send: ({ id, version }) =>
          api.post('/api/admin/bookings/{id}/confirm-return', { params: { id }, ifMatch: version, body: {} }),
      },
      explain: explainConflict,
    },
    {
      id: 'close',
      label: 'adminBooking.close',
      right: 'orders.write',
      title: 'adminBooking.bulk.close',
      fits: ({ status }) => status === 'returned',
      ask: {
        text: 'adminBooking.bulk.close.text',
        send: ({ id, version }) => api.post('/api/admin/bookings/{id}/close', { params: { id }, ifMatch: version }),
      },
      explain: explainConflict,
    },
    {
      id: 'contracts',
      label: 'adminOrder.bulk.contracts',
      right: 'orders.read',
      title: 'adminOrder.bulk.contracts.title',
      fits: ({ order }) => hasPapers(order.status),
      ask: { text: 'admin.bulk.papers', paperOf: ({ order }) => `/api/admin/orders/${order.id}/contract.pdf` },
    },
  ],
};

/** Who has done what meanwhile, and how the booking stands. */
function explainConflict(problem: ProblemError, { timeZone }: BookingRowView, { intl, format }: Words) {
  const [now] = conflictOf(problem);
  if (now === undefined) return undefined;
  const { status, lastChange } = now;
  const state = intl.formatMessage({ id: `adminBooking.state.${status}` });
  if (lastChange === null) return intl.formatMessage({ id: 'adminBooking.bulk.changedTo' }, { state });
  const what = [
    intl.formatMessage({ id: eventName(lastChange.kind) }),
    lastChange.actor,
    format.dayTime(lastChange.at, timeZone),
  ];
  return intl.formatMessage({ id: 'adminBooking.bulk.changed' }, { what: what.filter(Boolean).join(', '), state });
}

function conflictOf({ code, details }: ProblemError): readonly BookingNow[] {
  if (code === 'illegal-state') return details.bookings ?? [];
  return code === 'stale-version' && Array.isArray(details.current) ? details.current : [];
}
