import { addDays } from '#domain/time/wall-clock.ts';
import { between, createRandom } from '../random.ts';
import { bankDay } from './bank-day.ts';
import type { PastDocument } from './issue-past.ts';

export type PlannedPayment = { readonly paid: PastDocument; readonly bookedOn: string };

type Setting = {
  readonly today: string;
  /** Orders whose customers owe us the money. */
  readonly unpaid: ReadonlySet<string>;
};

const LATE_SHARE = 0.12;

/** Who has transferred the money for a document by now: most within two weeks, some a few days late. */
export function planPayments(documents: readonly PastDocument[], setting: Setting): readonly PlannedPayment[] {
  return documents.flatMap((paid) => {
    const { payment, kind, number, issuedOn } = paid.document;
    if (payment.by !== 'transfer' || kind === 'creditNote' || setting.unpaid.has(paid.bill.order.id)) return [];
    const random = createRandom(`payment of ${number}`);
    const inTime = bankDay(addDays(issuedOn, between(random, [4, 11])));
    const late = bankDay(addDays(payment.dueOn, between(random, [1, 6])));
    // Whoever is late now is told by a story, and by nothing else.
    const bookedOn = random() < LATE_SHARE && late < setting.today ? late : inTime;
    return bookedOn < setting.today ? [{ paid, bookedOn }] : [];
  });
}
