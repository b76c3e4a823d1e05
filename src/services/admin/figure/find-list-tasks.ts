import type { Task } from '#contract/desk-task.ts';
import type { Database } from '#db/client.ts';
import { sumUnpaid } from '#db/figure/figure.queries.ts';
import { countToClose } from '#db/figure/task.queries.ts';
import { countEndingCertificates, listEndingCertificates } from '#db/figure/trailer-task.queries.ts';
import { CERTIFICATE_DAYS_AHEAD } from '#contract/admin-trailer-input.ts';
import { money } from '#domain/money/money.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';

const FIRST_FEW = 3;

/** Kinds that are one task each, because a list has all that belongs to them. */
export async function findListTasks(db: Database, now: Date): Promise<readonly Task[]> {
  const day = operatorToday(toInstant(now));
  const days = { today: day.toString(), until: day.add({ days: CERTIFICATE_DAYS_AHEAD }).toString() };
  const [{ overdueOrders, overdueCents }, bookings, trailers] = await Promise.all([
    sumUnpaid(db, days.today),
    countToClose(db),
    countEndingCertificates(db, days),
  ]);
  const first = trailers === 0 ? [] : await listEndingCertificates(db, { ...days, limit: FIRST_FEW });
  return [
    ...(overdueOrders === 0
      ? []
      : [{ kind: 'paymentOverdue' as const, orders: overdueOrders, amount: money(overdueCents) }]),
    ...(bookings === 0 ? [] : [{ kind: 'toClose' as const, bookings }]),
    ...(trailers === 0
      ? []
      : [{ kind: 'certificateEnding' as const, days: CERTIFICATE_DAYS_AHEAD, trailers, first: [...first] }]),
  ];
}

/** How many things a task is about. */
export function sizeOfTask(task: Task): number {
  switch (task.kind) {
    case 'paymentOverdue':
      return task.orders;
    case 'toClose':
      return task.bookings;
    case 'certificateEnding':
      return task.trailers;
    default:
      return 'count' in task ? task.count : 1;
  }
}
