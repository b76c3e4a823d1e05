import { Ban, CalendarCog, CalendarPlus, EllipsisVertical, NotebookPen, Route, Truck, Undo2 } from 'lucide-react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { useNavigate } from 'react-router';
import type { MessageKey } from '#i18n/message-key.ts';
import type { ButtonLook } from '#web/ui/button-style.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { useOpenAct } from './booking-acts.tsx';
import type { BookingRowView } from './describe-row.server.ts';
import { type CustomerAct, planActions } from './plan-actions.ts';

const ICONS = {
  pickUp: Truck,
  extend: CalendarPlus,
  rebook: CalendarCog,
  moveReturn: Route,
  announceReturn: Undo2,
  return: Undo2,
  editNote: NotebookPen,
  cancel: Ban,
} as const satisfies Record<CustomerAct, typeof Truck>;

type Subject = Pick<BookingRowView, 'id' | 'number' | 'orderId' | 'lineItemId' | 'status' | 'actions'>;

function nameOf(act: CustomerAct, { status }: Subject): MessageKey {
  if (act === 'moveReturn') return 'oneWay.change';
  return act === 'announceReturn' && status === 'returnAnnounced' ? 'booking.act.changeReturn' : `booking.act.${act}`;
}

/** The page of a protocol; all other acts open a window. */
const pageOf = (act: CustomerAct, { orderId, lineItemId }: Subject): string | undefined => {
  if (act === 'pickUp') return `/trailer-checkout/${orderId}/${lineItemId}`;
  return act === 'return' ? `/trailer-checkin/${orderId}/${lineItemId}` : undefined;
};

type ActButtonProps = ButtonLook & { readonly act: CustomerAct; readonly booking: Subject; readonly hasIcon?: boolean };

export function ActButton({ act, booking, hasIcon = false, ...look }: ActButtonProps) {
  const open = useOpenAct();
  const Icon = ICONS[act];
  const page = pageOf(act, booking);
  const words = (
    <>
      {hasIcon && <Icon aria-hidden="true" className="size-5" />}
      <FormattedMessage id={nameOf(act, booking)} />
      <span className="sr-only">{booking.number}</span>
    </>
  );
  if (page !== undefined) {
    return (
      <LinkButton to={page} {...look}>
        {words}
      </LinkButton>
    );
  }
  return (
    <Button onClick={() => open(toOpenAct(act, booking.id))} {...look}>
      {words}
    </Button>
  );
}

const toOpenAct = (act: CustomerAct, bookingId: string) =>
  act === 'extend' || act === 'rebook' || act === 'moveReturn' || act === 'cancel' || act === 'editNote'
    ? ({ act, bookingId } as const)
    : ({ act: 'announceReturn', bookingIds: [bookingId] } as const);

/** What is rarely wanted, behind three dots. */
export function MoreActs({ booking, size = 's' }: { readonly booking: Subject } & Pick<ButtonLook, 'size'>) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const open = useOpenAct();
  const { more } = planActions(booking);
  if (more.length === 0) return null;
  return (
    <Menu
      size={size}
      tone="outline"
      icon={<EllipsisVertical aria-hidden="true" className="size-5" />}
      label={formatMessage({ id: 'booking.more' }, { number: booking.number })}
      actions={more.map((act) => {
        const Icon = ICONS[act];
        const page = pageOf(act, booking);
        return {
          id: act,
          label: formatMessage({ id: nameOf(act, booking) }),
          icon: <Icon aria-hidden="true" />,
          isDangerous: act === 'cancel',
          onAction: () => (page === undefined ? open(toOpenAct(act, booking.id)) : void navigate(page)),
        };
      })}
    />
  );
}
