import type { Today } from '#contract/today.ts';
import type { Role } from '#domain/team/role.ts';
import type { Words } from '#web/words/words.ts';

/** Key figures of the day, for accountants money first. */
export function describeFigures(figures: Today['figures'], role: Role, { intl, format }: Words) {
  const { running, startingThisWeek, endingThisWeek, open, overdue, orderLimit } = figures;
  const trailers = [
    {
      key: 'running',
      label: intl.formatMessage({ id: 'today.figure.running' }),
      value: format.number(running),
      note: '',
    },
    {
      key: 'week',
      label: intl.formatMessage({ id: 'today.figure.week' }),
      value: intl.formatMessage({ id: 'today.figure.week.value' }, { out: startingThisWeek, back: endingThisWeek }),
      note: '',
    },
  ];
  const sums = [
    {
      key: 'open',
      label: intl.formatMessage({ id: 'today.figure.open' }),
      value: format.wholeMoney(open),
      note:
        overdue.cents > 0
          ? intl.formatMessage({ id: 'today.figure.overdue' }, { amount: format.wholeMoney(overdue) })
          : '',
    },
    ...(orderLimit === null
      ? []
      : [
          {
            key: 'limit',
            label: intl.formatMessage({ id: 'today.figure.limit' }),
            value: format.wholeMoney(orderLimit),
            note: '',
          },
        ]),
  ];
  return role === 'accountant' ? [...sums, ...trailers] : [...trailers, ...sums];
}

export type FigureView = ReturnType<typeof describeFigures>[number];
