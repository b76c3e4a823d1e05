import { Hourglass, KeyRound, Landmark, ReceiptText, TriangleAlert, Undo2 } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { Matter } from '#domain/today/waiting.ts';
import { TrailerPicture } from '#web/art/trailer-picture.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Plate } from '#web/ui/plate.tsx';
import { PrefetchLink } from '#web/ui/prefetch-link.tsx';
import type { WaitingView } from './describe-waiting.server.ts';

const LOOKS = {
  overdue: { Icon: TriangleAlert, ink: 'text-danger' },
  pickUp: { Icon: KeyRound, ink: 'text-asphalt-950' },
  return: { Icon: Undo2, ink: 'text-asphalt-950' },
  approval: { Icon: Hourglass, ink: 'text-warn' },
  approvalAsked: { Icon: Hourglass, ink: 'text-warn' },
  advancePayment: { Icon: Landmark, ink: 'text-warn' },
  payment: { Icon: ReceiptText, ink: 'text-warn' },
} as const satisfies Record<Matter, object>;

type WaitingCardProps = { readonly waiting: readonly WaitingView[]; readonly isOnlooker: boolean };

/** What waits, the most pressing first; its button alone is yellow. */
export function WaitingCard({ waiting, isOnlooker }: WaitingCardProps) {
  const first = waiting.find(({ act }) => act !== undefined);
  return (
    <Card isFlush className="overflow-hidden">
      <section aria-labelledby="waiting">
        <div className="flex items-center justify-between gap-4 px-4 py-4 md:px-6">
          <h2 id="waiting" className="text-h3">
            <FormattedMessage id={isOnlooker ? 'today.waiting.unit' : 'today.waiting'} />
          </h2>
          {waiting.length > 0 && (
            <span className="grid h-6.5 min-w-6.5 place-items-center rounded-badge bg-asphalt-950 px-1.5 text-body-s font-bold text-white">
              {waiting.length}
            </span>
          )}
        </div>
        {waiting.length > 0 ? (
          <ul className="divide-y divide-line border-t border-line">
            {waiting.map((item) => (
              <WaitingRow key={item.key} item={item} isFirst={item === first} hasActs={first !== undefined} />
            ))}
          </ul>
        ) : (
          <div className="border-t border-line px-4 py-6 md:px-6">
            <p className="font-semibold">
              <FormattedMessage id="today.waiting.none" />
            </p>
            <p className="mt-1 text-body-s text-asphalt-600">
              <FormattedMessage id="today.waiting.none.text" />
            </p>
          </div>
        )}
      </section>
    </Card>
  );
}

type WaitingRowProps = {
  readonly item: WaitingView;
  readonly isFirst: boolean;
  /** Whether any row of the list has a button, for which all leave room. */
  readonly hasActs: boolean;
};

function WaitingRow({ item, isFirst, hasActs }: WaitingRowProps) {
  const { matter, title, text, href, trailer, act, number } = item;
  const { Icon, ink } = LOOKS[matter];
  return (
    <li
      data-matter={matter}
      className={cx(
        'grid grid-cols-[1.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 px-4 py-4 md:px-6',
        hasActs ? 'md:grid-cols-[1.5rem_minmax(0,1fr)_9.5rem_9rem]' : 'md:grid-cols-[1.5rem_minmax(0,1fr)_9.5rem]',
        matter === 'overdue' && 'max-md:bg-danger-soft',
      )}
    >
      <Icon aria-hidden="true" className={cx('size-5.5 self-start md:self-center', ink)} />
      <div className="min-w-0">
        <h3 className={cx('leading-6 font-bold', matter === 'overdue' && 'text-danger')}>
          <PrefetchLink to={href} ahead="hover" className="rounded-badge hover:underline">
            {title}
          </PrefetchLink>
        </h3>
        <p className="mt-0.5 text-body-s text-asphalt-700">{text}</p>
      </div>
      <div className="col-start-2 flex flex-wrap items-center gap-x-3 gap-y-1 md:col-start-auto md:block">
        <div className="order-last w-24 max-md:ms-auto max-[22.5rem]:hidden md:mb-1 md:h-11 md:w-30">
          <TrailerPicture {...trailer} isFree />
        </div>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Plate number={trailer.plate} country={trailer.country} size="s" />
          <span className="font-condensed text-sm text-asphalt-600">{trailer.number}</span>
        </p>
      </div>
      {act && (
        <LinkButton
          to={act.to}
          size="s"
          tone={isFirst ? 'signal' : 'outline'}
          className="col-start-2 w-full md:col-start-auto"
        >
          {act.label}
          <span className="sr-only">{number}</span>
        </LinkButton>
      )}
    </li>
  );
}
