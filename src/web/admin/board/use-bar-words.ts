import type { BoardBar } from '#contract/admin-board.ts';
import { MINUTE_MS } from '#domain/time/duration.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { useIntl } from '#i18n/intl.tsx';
import { useFormat } from '#web/words/use-format.ts';

/** What a bar says to whoever does not see it: its state, whose it is, and when. */
export function useBarWords(): (bar: BoardBar) => string {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const moment = (minute: number): string => format.dayTime(minute * MINUTE_MS, OPERATOR_ZONE);
  return ([kind, from, due, to, , , number, who, , way]) =>
    [
      formatMessage({ id: `adminBoard.bar.${kind}` }),
      ...(who === null ? [] : [who]),
      ...(number === null ? [] : [number]),
      ...(way === null ? [] : [formatMessage({ id: 'adminBoard.way' }, { from: way[0] || '…', to: way[1] })]),
      `${moment(from)} – ${moment(due)}`,
      ...(kind === 'overdue' ? [formatMessage({ id: 'adminBoard.expected' }, { moment: moment(to) })] : []),
    ].join(', ');
}
