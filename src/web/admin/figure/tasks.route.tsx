import { CircleCheck } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { TASK_VIEWS } from '#domain/admin/task-kind.ts';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { atCursor, toAddress, withChanges } from '../list/list-address.ts';
import { loadTasks } from './load-tasks.server.ts';
import { TaskRow } from './task-list.tsx';
import type { Route } from './+types/tasks.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadTasks(getRequest(context), url);

const CHIP =
  'flex min-h-9 items-center gap-2 rounded-full border px-3.5 text-sm font-semibold whitespace-nowrap transition-colors touch:min-h-11';

export default function TasksPage({ loaderData: view }: Route.ComponentProps) {
  const { kind, show, items, counts, count, resting, nextCursor } = view;
  const { formatMessage, formatNumber } = useIntl();
  const [params] = useSearchParams();
  const to = (changes: Readonly<Record<string, string | null>>) => toAddress(withChanges(params, changes));
  const kinds = [{ id: null, count }, ...counts.map(({ kind: id, count: size }) => ({ id, count: size }))];
  return (
    <ConsolePage>
      <ConsoleHeader
        back={{ to: '/admin', label: <FormattedMessage id="nav.admin" /> }}
        title={<FormattedMessage id="adminTask.title" />}
      >
        <FormattedMessage id="adminTask.lead" values={{ count }} />
      </ConsoleHeader>
      <nav aria-label={formatMessage({ id: 'adminTask.show' })} className="mb-3 flex flex-wrap gap-2">
        {TASK_VIEWS.map((id) => (
          <Link
            key={id}
            to={to({ show: id === 'open' ? null : id })}
            aria-current={id === show ? 'page' : undefined}
            className={chipStyle(id === show)}
          >
            <FormattedMessage id={`adminTask.show.${id}`} values={{ count: resting }} />
          </Link>
        ))}
      </nav>
      <nav aria-label={formatMessage({ id: 'adminTask.kinds' })} className={KINDS}>
        {kinds.map((one) => (
          <Link
            key={one.id}
            to={to({ kind: one.id })}
            aria-current={one.id === kind ? 'page' : undefined}
            className={chipStyle(one.id === kind)}
          >
            {one.id === null ? (
              <FormattedMessage id="word.all" />
            ) : (
              <FormattedMessage id={`adminTask.kind.${one.id}`} />
            )}
            <span className="tabular-nums opacity-75">{formatNumber(one.count)}</span>
          </Link>
        ))}
      </nav>
      <Card isFlush>
        {items.length === 0 && (
          <p className="flex items-center gap-3 px-5 py-6 text-asphalt-600">
            <CircleCheck aria-hidden="true" className="size-5 text-free" />
            <FormattedMessage id="adminFigure.tasks.none" />
          </p>
        )}
        <ul>
          {items.map((task) => (
            <TaskRow key={task.key} task={task} desk={view} isWhole isNext={false} />
          ))}
        </ul>
      </Card>
      {(nextCursor !== null || params.has('cursor')) && (
        <Pagination
          label={formatMessage({ id: 'admin.list.pages' })}
          previous={{ label: formatMessage({ id: 'admin.list.first' }), to: params.has('cursor') ? to({}) : undefined }}
          next={{
            label: formatMessage({ id: 'admin.list.next' }),
            to: nextCursor === null ? undefined : atCursor(params, nextCursor),
          }}
        />
      )}
    </ConsolePage>
  );
}

/** On a phone they are pushed sideways, so that what is to do comes first. */
const KINDS =
  'mb-5 flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 max-md:[scrollbar-width:none] md:flex-wrap';

const chipStyle = (isCurrent: boolean): string =>
  cx(
    CHIP,
    isCurrent
      ? 'border-asphalt-950 bg-asphalt-950 text-white'
      : 'border-line-strong bg-sheet text-asphalt-950 hover:border-asphalt-950',
  );
