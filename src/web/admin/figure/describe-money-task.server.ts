import type { MoneyTask } from '#contract/desk-task.ts';
import { ALL_OF_THEM } from '#domain/admin/task-kind.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { addDays, localDate } from '#domain/time/wall-clock.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { getIntl } from '#i18n/translate.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';

/** Within so many days the customer hears what became of a dispute. */
const ANSWER_DAYS = 10;

/** To whatever can be done about it, one by one. */
const WAYS = {
  batchDue: ({ id, invoiceId }) => (invoiceId === null ? `/admin/debits/${id}` : '/admin/debits'),
  debitReturned: ({ invoiceId }) => toInvoice(invoiceId),
  disputeOpen: ({ invoiceId }) => toInvoice(invoiceId),
  moneyUnmatched: ({ name }) => (name === '' ? '/admin/bank' : `/admin/bank?q=${encodeURIComponent(name)}`),
  refundDue: ({ businessUnitId }) => `/admin/business-units/${businessUnitId ?? ''}`,
  clearanceAwaited: ({ invoiceId }) => toInvoice(invoiceId),
  unbilled: ({ id }) => `/admin/bookings/${id}`,
  poMissing: ({ id }) => `/admin/orders/${id}`,
  paperMissing: ({ invoiceId }) => toInvoice(invoiceId),
  claimToDecide: ({ invoiceId }) => toInvoice(invoiceId),
} as const satisfies Record<MoneyTask['kind'], (first: MoneyTask['first']) => string>;

const toInvoice = (invoiceId: string | null) => `/admin/invoices/${invoiceId ?? ''}`;

/** Pages on which all of a kind are worked off together; of other kinds, the tasks themselves are the list. */
const PAGES_OF_ALL: Partial<Record<MoneyTask['kind'], string>> = {
  batchDue: '/admin/debits',
  moneyUnmatched: '/admin/bank',
  claimToDecide: '/admin/dunning',
};

type TaskWords = { readonly title: string; readonly text: string; readonly action: string; readonly to: string };

/** Tasks of money in the words of the reader: all of a kind with the way to all of them, or one. */
export function describeMoneyTask(
  { locale, format }: Pick<PageRequest, 'locale' | 'format'>,
  task: MoneyTask,
): TaskWords {
  const { formatMessage } = getIntl(locale);
  const { kind, objectId, count, amount, days, since, first } = task;
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
  const action = formatMessage({ id: 'adminFigure.money.act' });
  const all = formatMessage({ id: `adminFigure.money.${kind}` }, values);
  if (objectId === ALL_OF_THEM) {
    const to = count === 1 ? WAYS[kind](first) : (PAGES_OF_ALL[kind] ?? `/admin/tasks?kind=${kind}`);
    return { title: all, text: formatMessage({ id: `adminFigure.money.${kind}.text` }, values), action, to };
  }
  const when = formatMessage({ id: WHEN[kind] ?? 'adminBilling.problem.since' }, values);
  const parts = [first.company, amount?.cents === 0 ? '' : values.amount, when];
  return {
    title: first.name === '' ? all : `${first.name}: ${all}`,
    text: parts.filter((part) => part !== '').join(' · '),
    action,
    to: WAYS[kind](first),
  };
}

const WHEN: Partial<Record<MoneyTask['kind'], MessageKey>> = {
  batchDue: 'adminFigure.money.one.batchDue',
  disputeOpen: 'adminFigure.money.one.disputeOpen',
  unbilled: 'adminFigure.money.one.unbilled',
};
