import type { BoardBar } from '#contract/admin-board.ts';
import { MINUTE_MS } from '#domain/time/duration.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { useIntl } from '#i18n/intl.tsx';
import { useFormat } from '#web/words/use-format.ts';
import type { PlanMark } from './lay-plan.ts';

/** What a bar says to whoever does not see it: its state, whose it is, when, and which change of a plan it is. */
export function useBarWords(): (bar: BoardBar, mark?: PlanMark) => string {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const moment = (minute: number): string => format.dayTime(minute * MINUTE_MS, OPERATOR_ZONE);
  return ([kind, from, due, to, , , number, who, , way], mark) =>
    [
      formatMessage({ id: `adminBoard.bar.${kind}` }),
      ...(who === null ? [] : [who]),
      ...(number === null ? [] : [number]),
      ...(way === null ? [] : [formatMessage({ id: 'adminBoard.way' }, { from: way[0] || '…', to: way[1] })]),
      `${moment(from)} – ${moment(due)}`,
      ...(kind === 'overdue' ? [formatMessage({ id: 'adminBoard.expected' }, { moment: moment(to) })] : []),
      ...(mark?.place === undefined ? [] : [formatMessage({ id: 'adminBoard.plan.place' }, { place: mark.place })]),
    ].join(', ');
}
