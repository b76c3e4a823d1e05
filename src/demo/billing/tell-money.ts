import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { DAY_MS } from '#domain/time/duration.ts';
import { addDays } from '#domain/time/wall-clock.ts';
import { correctInvoice } from '#services/admin/invoice/correct-invoice.ts';
import { addCharge } from '#services/charge/add-charge.ts';
import { returnDebit } from '#services/debit/return-debit.ts';
import type { Deps } from '#services/deps.ts';
import { disputeInvoice } from '#services/invoice/dispute-invoice.ts';
import type { Locale } from '#i18n/locales.ts';
import { atTime, expectDone, findStoryActor } from '../stories/place-story-order.ts';
import { bankDay } from './bank-day.ts';
import { bookedAt, BOOKKEEPER, DESK } from './bookkeeper.ts';

/** What is charged before the past is billed: a torn tarpaulin that becomes a claim, and one that can be objected to. */
export async function tellCharges(deps: Deps, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string; trailer: string; returnedAt: Date }>`
    select k.id, t.number as trailer, k.returned_at from booking k join trailer t on t.id = k.trailer_id
    join business_unit u on u.id = k.business_unit_id
    where k.returned_at is not null and t.number in ('PM-102', 'KD-101') and u.name like 'Hansa%'
    order by k.returned_at`.execute(deps.db);
  const charge = async (at: Date, bookingId: string, cents: number, note: string) => {
    const wish = { bookingId, input: { kind: 'damage', cents, note } as const, idempotencyKey: randomUUID() };
    expectDone({ name: note }, await addCharge(atTime(deps, at), DESK, wish));
  };
  const torn = rows.findLast(({ trailer }) => trailer === 'PM-102');
  if (torn) {
    await charge(new Date(torn.returnedAt.getTime() + DAY_MS), torn.id, 48_000, 'Plane rechts auf 40 cm eingerissen');
  }
  const dented = rows.findLast(({ trailer }) => trailer === 'KD-101');
  if (dented) await charge(now, dented.id, 31_500, 'Türscharnier hinten links verbogen');
}

/** What has happened to invoices since: some were not right, one is disputed, and one was not covered. */
export async function tellMoney(deps: Deps, { now, today }: { readonly now: Date; readonly today: string }) {
  await credit(deps, today);
  await dispute(deps, now);
  await comeBack(deps, today);
}

const REASONS = [
  'Zwei Tage Ausfall, Reparatur im Depot',
  'Rücknahme verzögert, Depot geschlossen',
  'Kulanz nach Absprache',
] as const;

type Billed = { readonly id: string; readonly issuedOn: string; readonly netCents: number };

/** Credit notes by hand, each some days after its invoice, when somebody works. */
async function credit(deps: Deps, today: string): Promise<void> {
  const { rows } = await sql<Billed>`
    select distinct on (i.business_unit_id) i.id, i.issued_on, l.net_cents
    from invoice i join invoice_line l on l.invoice_id = i.id and l.line_no = 1
    where i.kind = 'invoice' and i.locale = 'de' and i.series = 'I-DE' and l.service_key is null
      and i.issued_on between ${today}::date - 60 and ${today}::date - 16
      and not exists (
        select from invoice_account a
        where a.business_unit_id = i.business_unit_id and a.open_cents > 0 and a.due_on < ${today}::date
      )
    order by i.business_unit_id, i.issued_on desc, i.number`.execute(deps.db);
  const chosen = rows
    .slice(0, REASONS.length)
    .map((row, i) => ({ ...row, at: bookedAt(bankDay(addDays(row.issuedOn, 5 + 3 * i)), 15) }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (const [i, { id: invoiceId, netCents, at }] of chosen.entries()) {
    const reason = REASONS[i] ?? REASONS[0];
    const input = { lines: [{ lineNo: 1, netCents: Math.max(1, Math.round(netCents / (8 + 4 * i))) }], reason };
    const wish = { invoiceId, input, idempotencyKey: randomUUID() };
    expectDone({ name: reason }, await correctInvoice(atTime(deps, at), BOOKKEEPER, wish));
  }
}

/** The accountant of Nordwind if they have something open, else whoever has. */
async function dispute(deps: Deps, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string; email: string; locale: Locale; issuedAt: Date }>`
    select i.id, coalesce(b.email, p.email) as email, p.locale, i.issued_at
    from invoice i
    join invoice_account a on a.invoice_id = i.id
    join customer_order o on o.id = i.order_id
    join user_account p on p.id = o.created_by
    left join membership m on m.business_unit_id = i.business_unit_id and m.role = 'accountant'
    left join user_account b on b.id = m.user_id
    where a.status = 'open' and i.kind = 'invoice' and a.due_on > ${now} and i.locale = 'de'
      and a.open_cents = a.gross_cents
    order by b.id is null, i.issued_at desc, i.number limit 1`.execute(deps.db);
  const [invoice] = rows;
  if (invoice === undefined) return;
  const { id: invoiceId, locale, issuedAt } = invoice;
  const at = new Date((now.getTime() + issuedAt.getTime()) / 2);
  const actor = await findStoryActor(deps, invoice.email);
  const input = { reason: 'Die Ladungssicherung wurde nicht übergeben, bitte aus der Rechnung nehmen.' };
  expectDone({ name: 'a dispute' }, await disputeInvoice(atTime(deps, at), actor, { invoiceId, input, locale }));
}

/** Banks take two days to send a debit back, and are closed for four at Easter. */
const DAYS_TO_RETURN = 6;

/** The latest debit that can have come back by now has done so, for want of money. */
async function comeBack(deps: Deps, today: string): Promise<void> {
  const { rows } = await sql<{ id: string; collectOn: string }>`
    select d.id, b.collect_on from debit d
    join debit_batch b on b.id = d.batch_id
    join business_unit u on u.id = d.business_unit_id
    join invoice i on i.id = d.invoice_id
    where d.status = 'collected' and b.collect_on < ${today}::date - ${DAYS_TO_RETURN}::integer
    order by u.name like 'Nordwind%', b.collect_on desc, i.number limit 1`.execute(deps.db);
  const [debit] = rows;
  if (debit === undefined) return;
  const backOn = bankDay(addDays(debit.collectOn, 2));
  const wish = { debitId: debit.id, input: { code: 'AM04' } };
  expectDone({ name: 'a returned debit' }, await returnDebit(atTime(deps, bookedAt(backOn)), BOOKKEEPER, wish));
}
