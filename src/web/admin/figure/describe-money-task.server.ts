import type { MoneyTask } from '#contract/admin-task.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { addDays, localDate } from '#domain/time/wall-clock.ts';
import { getIntl } from '#i18n/translate.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';

/** Within so many days the customer hears what became of a dispute. */
const ANSWER_DAYS = 10;

const WAYS = {
  batchDue: () => '/admin/debits',
  debitReturned: () => '/admin/debits',
  disputeOpen: ({ count, first }) => (count === 1 ? `/admin/invoices/${first.id}` : '/admin/invoices?status=disputed'),
  moneyUnmatched: () => '/admin/bank',
  refundDue: ({ first }) => `/admin/business-units/${first.businessUnitId ?? ''}`,
  clearanceAwaited: ({ first }) => `/admin/invoices/${first.id}`,
  unbilled: ({ count, first }) => (count === 1 ? `/admin/bookings/${first.id}` : '/admin/bookings?tab=overdue'),
  poMissing: ({ first }) => `/admin/orders/${first.id}`,
  paperMissing: ({ first }) => `/admin/invoices/${first.id}`,
  claimToDecide: () => '/admin/dunning',
} as const satisfies Record<MoneyTask['kind'], (task: MoneyTask) => string>;

/** A task of money in the words of the reader, with the way to whatever has waited longest. */
export function describeMoneyTask(
  { locale, format }: Pick<PageRequest, 'locale' | 'format'>,
  task: MoneyTask,
): { readonly title: string; readonly text: string; readonly action: string; readonly to: string } {
  const { formatMessage } = getIntl(locale);
  const { kind, count, amount, days, since, first } = task;
  const began = localDate(since, OPERATOR_ZONE);
  const day = kind === 'disputeOpen' ? addDays(began, ANSWER_DAYS) : began;
  const values = {
    count,
    amount: amount === null ? '' : format.money(amount),
    days: days ?? 0,
    day: format.date(`${day}T12:00:00Z`, 'UTC'),
    name: first.name,
    company: first.company,
  };
  return {
    title: formatMessage({ id: `adminFigure.money.${kind}` }, values),
    text: formatMessage({ id: `adminFigure.money.${kind}.text` }, values),
    action: formatMessage({ id: 'adminFigure.money.act' }),
    to: WAYS[kind](task),
  };
}
