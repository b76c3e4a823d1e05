import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { OrderState } from '#domain/order/order-state.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import type { OrderView } from './describe-order.server.ts';

const LOOKS = {
  pendingApproval: { tone: 'warn', Icon: Hourglass, ink: 'text-warn' },
  placed: { tone: 'warn', Icon: Hourglass, ink: 'text-warn' },
  confirmed: { tone: 'free', Icon: CircleCheck, ink: 'text-free' },
  active: { tone: 'ink', Icon: CircleCheck, ink: 'text-free' },
  completed: { tone: 'plain', Icon: CircleCheck, ink: 'text-asphalt-600' },
  rejected: { tone: 'danger', Icon: CircleX, ink: 'text-danger' },
  cancelled: { tone: 'taken', Icon: CircleX, ink: 'text-asphalt-600' },
  expired: { tone: 'taken', Icon: CircleX, ink: 'text-asphalt-600' },
} as const satisfies Record<OrderState, { tone: BadgeTone; Icon: typeof CircleCheck; ink: string }>;

/** What became of the order, in a headline. */
export function OrderHead({ order }: { readonly order: OrderView }) {
  const { status, number, createdAt, createdBy } = order;
  const { tone, Icon, ink } = LOOKS[status];
  return (
    <header className="mb-8 flex gap-4 md:gap-5">
      <Icon aria-hidden="true" className={`mt-0.5 size-9 shrink-0 stroke-[1.75] md:size-12 ${ink}`} />
      <div className="min-w-0">
        <h1 className="text-h1">
          <FormattedMessage id={`order.title.${status}`} />
        </h1>
        <p className="mt-3 max-w-prose text-lg text-asphalt-700">
          <FormattedMessage id={`order.text.${status}`} values={{ time: order.lapsesAt }} />
        </p>
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-body-s text-asphalt-600">
          <b className="font-bold text-asphalt-950">{number}</b>
          <Badge tone={tone} mark="dot">
            <FormattedMessage id={`order.status.${status}`} />
          </Badge>
          <span>
            <FormattedMessage id="word.nameAndTime" values={{ time: createdAt, name: createdBy }} />
          </span>
        </p>
      </div>
    </header>
  );
}
