import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { halfYearOf } from '#domain/dunning/half-year.ts';
import { addDays } from '#domain/time/wall-clock.ts';
import type { Deps } from '#services/deps.ts';
import { putBaseRate } from '#services/dunning/put-base-rate.ts';
import { sendDunning } from '#services/dunning/send-dunning.ts';
import { atTime, expectDone } from '../stories/place-story-order.ts';
import { bookedAt, BOOKKEEPER } from './bookkeeper.ts';

const BASE_RATE = 127;
const HALF_YEARS = 3;
/** After the due day: a reminder, and two letters. What comes next waits for somebody to send it. */
const LETTERS_AFTER = [4, 12, 26] as const;

/** Whoever has owed us money for longest has been written to, again and again. */
export async function tellDunning(deps: Deps, { now, today }: { readonly now: Date; readonly today: string }) {
  for (let i = 0, day = halfYearOf(today); i < HALF_YEARS; i += 1, day = halfYearOf(addDays(day, -1))) {
    const rate = { validFrom: day, basisPoints: BASE_RATE };
    expectDone({ name: 'a base rate' }, await putBaseRate(atTime(deps, now), BOOKKEEPER, rate));
  }
  const { rows } = await sql<{ businessUnitId: string; dueOn: string }>`
    select a.business_unit_id, a.due_on from invoice_account a join invoice i on i.id = a.invoice_id
    where a.status = 'open' and a.due_on < ${today}::date order by a.due_on, i.number limit 1`.execute(deps.db);
  const [late] = rows;
  if (late === undefined) return;
  for (const days of LETTERS_AFTER) {
    const at = bookedAt(addDays(late.dueOn, days), 11);
    if (at > now) return;
    const input = { businessUnitIds: [late.businessUnitId] };
    const wish = { input, idempotencyKey: randomUUID() };
    expectDone({ name: 'a letter' }, await sendDunning(atTime(deps, at), BOOKKEEPER, wish));
  }
}
