import type { Task } from '#contract/desk-task.ts';
import { getIntl } from '#i18n/translate.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { momentText } from '#web/words/moment-text.server.ts';
import { nameType } from '../list/list-types.server.ts';

type TransferTask = Extract<Task, { readonly kind: 'transferLate' | 'depotShort' }>;

/** What is to be brought to another depot, with the list of transfers as the way to its end. */
export function describeTransferTask(
  { locale, format, deps }: Pick<PageRequest, 'locale' | 'format' | 'deps'>,
  task: TransferTask,
) {
  const { formatMessage } = getIntl(locale);
  const action = formatMessage({ id: 'adminFigure.act.transfers' });
  if (task.kind === 'transferLate') {
    const { trailerNumber: trailer, from, to, dueAt, timeZone } = task;
    const time = momentText(format, dueAt, { timeZone, now: deps.clock.now() });
    return {
      title: formatMessage({ id: 'adminFigure.task.transferLate' }, { trailer, to }),
      text: formatMessage({ id: 'adminFigure.task.transferLate.text' }, { from, time }),
      action,
      to: '/admin/transfers?status=late',
    };
  }
  const { depotId, depot, firstOn, missing } = task;
  const count = missing.reduce((sum, one) => sum + one.count, 0);
  const list = format.list(missing.map((one) => `${nameType({ locale }, one.type)} ${format.number(one.count)}`));
  const day = format.day(`${firstOn}T12:00:00Z`, 'UTC');
  return {
    title: formatMessage({ id: 'adminFigure.task.depotShort' }, { depot, count }),
    text: formatMessage({ id: 'adminFigure.task.depotShort.text' }, { day, list }),
    action,
    to: `/admin/transfers?depot=${depotId}`,
  };
}
