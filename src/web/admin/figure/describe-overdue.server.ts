import type { Task } from '#contract/desk-task.ts';
import { momentText } from '#web/words/moment-text.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { recordMoment } from '../record-moment.server.ts';

export type OverdueView = ReturnType<typeof describeOverdue>;

/** What whoever calls about a trailer that is not back has before them. */
export function describeOverdue(
  { format, deps }: Pick<PageRequest, 'format' | 'deps'>,
  task: Task & { kind: 'overdue' },
) {
  const { bookingId, bookingNumber, trailerNumber, trailerType, daysLate, charge, position, calls, timeZone } = task;
  const now = deps.clock.now();
  const [next] = task.endangered;
  return {
    bookingId,
    bookingNumber,
    trailerNumber,
    trailerType,
    daysLate,
    charge: format.money(charge),
    next: next && { ...next, from: momentText(format, next.from, { timeZone, now }) },
    position: position && { lat: position.lat, lon: position.lon, at: position.at },
    calls: calls.map(({ at, ...call }) => ({ ...call, key: at, at: recordMoment(format, at, now) })),
  };
}
