import {
  ArrowDownLeft,
  ArrowLeftRight,
  ArrowUpRight,
  Building2,
  CalendarClock,
  CalendarPlus,
  CircleCheck,
  FileWarning,
  Glasses,
  Hourglass,
  Landmark,
  ListTodo,
  MapPinOff,
  type LucideIcon,
  MessageSquareWarning,
  OctagonX,
  PackageCheck,
  ReceiptText,
  Route,
  TriangleAlert,
  Undo2,
  UserX,
  Warehouse,
  Waves,
} from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { TaskKind } from '#domain/admin/task-kind.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { buttonStyle, type ButtonLook } from '#web/ui/button-style.ts';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { LinkAction, TextLink } from '#web/ui/text-link.tsx';
import type { TaskView } from './describe-task.server.ts';
import type { TasksView } from './load-tasks.server.ts';
import { EndangeredAnswer } from './endangered-answer.tsx';
import { OverdueDetails } from './overdue-details.tsx';
import { TaskHold } from './task-hold.tsx';

const LOOKS = {
  pickUpStopped: { Icon: OctagonX, ink: 'text-danger' },
  pickUpToSign: { Icon: ArrowUpRight, ink: 'text-warn' },
  returnToConfirm: { Icon: ArrowDownLeft, ink: 'text-warn' },
  overdue: { Icon: TriangleAlert, ink: 'text-danger' },
  nextEndangered: { Icon: Waves, ink: 'text-danger' },
  extensionAsked: { Icon: CalendarPlus, ink: 'text-warn' },
  certificateExpired: { Icon: FileWarning, ink: 'text-danger' },
  approvalLapsing: { Icon: Hourglass, ink: 'text-danger' },
  secondPair: { Icon: Glasses, ink: 'text-warn' },
  trailerIncomplete: { Icon: FileWarning, ink: 'text-info' },
  advancePayment: { Icon: Hourglass, ink: 'text-warn' },
  notPickedUp: { Icon: UserX, ink: 'text-warn' },
  misplaced: { Icon: MapPinOff, ink: 'text-danger' },
  transferTight: { Icon: Route, ink: 'text-warn' },
  tightChangeover: { Icon: ArrowLeftRight, ink: 'text-warn' },
  transferLate: { Icon: Route, ink: 'text-warn' },
  depotShort: { Icon: Warehouse, ink: 'text-info' },
  noteDue: { Icon: ListTodo, ink: 'text-info' },
  signUp: { Icon: Building2, ink: 'text-info' },
  paymentOverdue: { Icon: ReceiptText, ink: 'text-warn' },
  batchDue: { Icon: Landmark, ink: 'text-danger' },
  debitReturned: { Icon: Undo2, ink: 'text-warn' },
  disputeOpen: { Icon: MessageSquareWarning, ink: 'text-warn' },
  moneyUnmatched: { Icon: Landmark, ink: 'text-warn' },
  refundDue: { Icon: Undo2, ink: 'text-warn' },
  clearanceAwaited: { Icon: Hourglass, ink: 'text-warn' },
  unbilled: { Icon: ReceiptText, ink: 'text-warn' },
  poMissing: { Icon: ReceiptText, ink: 'text-info' },
  paperMissing: { Icon: FileWarning, ink: 'text-warn' },
  claimToDecide: { Icon: ReceiptText, ink: 'text-info' },
  toClose: { Icon: PackageCheck, ink: 'text-info' },
  certificateEnding: { Icon: CalendarClock, ink: 'text-info' },
} as const satisfies Record<TaskKind, { readonly Icon: LucideIcon; readonly ink: string }>;

const SHOWN_AT_FIRST = 7;

type Desk = Pick<TasksView, 'owners' | 'me'>;

interface TaskListProps {
  readonly desk: Desk & Pick<TasksView, 'items' | 'count' | 'counts'>;
}

/** What waits, most pressing first. The first one is the next step; of what is not shown, there is how much of each kind. */
export function TaskList({ desk }: TaskListProps) {
  const { items, count, counts } = desk;
  const { formatNumber } = useIntl();
  return (
    <Card isFlush className="flex flex-col">
      <header className="flex items-center justify-between gap-4 px-5 py-4">
        <h2 className="text-h3">
          <FormattedMessage id="adminFigure.tasks" />
        </h2>
        <span className="min-w-7 rounded-badge bg-asphalt-950 px-2 py-0.5 text-center text-sm font-bold text-white tabular-nums">
          {formatNumber(count)}
        </span>
      </header>
      {items.length === 0 && (
        <p className="flex items-center gap-3 border-t border-line px-5 py-6 text-asphalt-600">
          <CircleCheck aria-hidden="true" className="size-5 text-free" />
          <FormattedMessage id="adminFigure.tasks.none" />
        </p>
      )}
      <ul className="grow">
        {items.slice(0, SHOWN_AT_FIRST).map((task, position) => (
          <TaskRow key={task.key} task={task} desk={desk} isNext={position === 0} />
        ))}
      </ul>
      {counts.length > 0 && (
        <div className="border-t border-line px-5 py-4">
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-body-s">
            {counts.map(({ kind, count: size }) => (
              <li key={kind}>
                <TextLink to={`/admin/tasks?kind=${kind}`} data-ahead="hover">
                  <FormattedMessage id={`adminTask.kind.${kind}`} />
                </TextLink>{' '}
                <span className="font-bold tabular-nums">{formatNumber(size)}</span>
              </li>
            ))}
          </ul>
          <p className="mt-3">
            <TextLink to="/admin/tasks" isAlone data-ahead="hover">
              <FormattedMessage id="adminFigure.tasks.all" values={{ count }} />
            </TextLink>
          </p>
        </div>
      )}
    </Card>
  );
}

interface TaskRowProps {
  readonly task: TaskView;
  readonly desk: Desk;
  readonly isNext: boolean;
  /** With all that belongs to it, at once. */
  readonly isWhole?: boolean;
}

export function TaskRow({ task, desk, isNext, isWhole = false }: TaskRowProps) {
  const { Icon, ink } = LOOKS[task.kind];
  // On a page of their own nothing but its title stands above them.
  const Heading = isWhole ? 'h2' : 'h3';
  const [isOpen, setIsOpen] = useState(isWhole);
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-3 border-t border-line px-5 py-4 first:border-t-0 sm:grid-cols-[1.5rem_minmax(0,1fr)_11rem]">
      <Icon aria-hidden="true" className={cx('size-5.5', ink)} />
      <div className="min-w-0">
        <Heading className="font-bold">{task.title}</Heading>
        <p className="mt-0.5 text-body-s text-asphalt-600">{task.text}</p>
        <TaskHold hold={task.hold} title={task.title} desk={desk} />
        {task.overdue !== null && !isWhole && (
          <LinkAction aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            <FormattedMessage id="adminTask.overdue.more" />
          </LinkAction>
        )}
      </div>
      <div className="col-start-2 sm:col-start-3">
        <TaskLink task={task} look={{ size: 's', isFullWidth: true, tone: isNext ? 'signal' : 'outline' }} />
      </div>
      {task.endangered !== null && isWhole && (
        <div className="col-span-full sm:col-start-2">
          <EndangeredAnswer endangered={task.endangered} />
        </div>
      )}
      {task.overdue !== null && isOpen && (
        <div className="col-span-full sm:col-start-2">
          <OverdueDetails overdue={task.overdue} owners={desk.owners} />
        </div>
      )}
    </li>
  );
}

/** A phone number is the browser's to call, everything else is a page. */
function TaskLink({ task: { to, action, title }, look }: { readonly task: TaskView; readonly look: ButtonLook }) {
  const label = `${action}: ${title}`;
  return to.startsWith('tel:') ? (
    <a href={to} aria-label={label} className={buttonStyle(look)}>
      {action}
    </a>
  ) : (
    <LinkButton to={to} aria-label={label} data-ahead="hover" {...look}>
      {action}
    </LinkButton>
  );
}
