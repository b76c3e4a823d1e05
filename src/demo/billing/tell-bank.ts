import { sql } from 'kysely';
import { previousTargetDay } from '#domain/payment/target-day.ts';
import { DAY_MS, HOUR_MS } from '#domain/time/duration.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { importStatement } from '#services/bank/import-statement.ts';
import { ownAccount } from '#services/bank/own-account.ts';
import type { Deps } from '#services/deps.ts';
import { atTime, expectDone } from '../stories/place-story-order.ts';
import { type BankMovement, ibanOf, writeBankFile } from './bank-file.ts';
import { BOOKKEEPER } from './bookkeeper.ts';
import type { PlannedPayment } from './plan-payments.ts';

type Open = { readonly number: string; readonly name: string; readonly openCents: number; readonly isKnown: boolean };

/**
 * Imports what the bank has told yesterday and this morning. Most of it names an invoice and is booked by itself; of the
 * rest some can be guessed, and some nobody knows.
 */
export async function tellBank(deps: Deps, payments: readonly PlannedPayment[], now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY_MS);
  const then = operatorToday(toInstant(yesterday)).toString();
  const today = operatorToday(toInstant(now));
  const movements = payments.map((payment) => ({ bookedOn: payment.bookedOn, movement: toMovement(payment) }));
  const until = (day: string) => movements.filter(({ bookedOn }) => bookedOn < day).map(({ movement }) => movement);
  await tell(deps, yesterday, until(then));
  const known = new Set(until(then));
  const rest = movements.map(({ movement }) => movement).filter((movement) => !known.has(movement));
  const paid = payments.map(({ paid: { document } }) => document.number);
  await tell(deps, new Date(now.getTime() - HOUR_MS), [
    ...rest,
    ...makeDoubts(await listOpen(deps, paid), previousTargetDay(today).toString()),
  ]);
}

async function tell(deps: Deps, at: Date, movements: readonly BankMovement[]): Promise<void> {
  if (movements.length === 0) return;
  const account = ownAccount(deps.settings);
  const id = `STMT-${at.toISOString().slice(0, 10)}`;
  const body = [writeBankFile({ id, account, movements })];
  expectDone(
    { name: `the statement ${id}` },
    await importStatement(atTime(deps, at), BOOKKEEPER, { body: stream(body) }),
  );
}

async function* stream(parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* parts;
}

function toMovement({ paid: { bill, document }, bookedOn }: PlannedPayment): BankMovement {
  const { name } = bill.payer;
  return {
    cents: document.grossCents,
    bookedOn,
    name,
    iban: ibanOf(name),
    // As people type it.
    text: `Rechnung ${document.number.replaceAll('-', ' ')}`,
  };
}

/** Invoices that are to be transferred and are not due yet, and whether their company has paid by the bank before. */
async function listOpen({ db }: Deps, without: readonly string[]): Promise<readonly Open[]> {
  const { rows } = await sql<Open>`
    select i.number, u.name, a.open_cents,
      exists (select from bank_entry e where e.business_unit_id = u.id and e.status = 'matched') as is_known
    from invoice_account a
    join invoice i on i.id = a.invoice_id
    join business_unit u on u.id = i.business_unit_id
    where a.status = 'open' and a.open_cents = a.gross_cents and i.kind = 'invoice' and i.payment_method = 'transfer'
      and i.number <> all(${without}::text[])
    order by i.issued_on desc, i.number`.execute(db);
  return rows;
}

/** What the bank tells without saying what it is for. */
function makeDoubts(open: readonly Open[], bookedOn: string): readonly BankMovement[] {
  const known = open.find(({ isKnown }) => isKnown);
  const other = open.find((invoice) => invoice !== known && invoice.name !== known?.name);
  return [
    // From a known account, and of the amount of an invoice.
    ...(known === undefined
      ? []
      : [{ cents: known.openCents, bookedOn, name: known.name, iban: ibanOf(known.name), text: 'Miete Auflieger' }]),
    // Too much for what it names.
    ...(other === undefined
      ? []
      : [
          {
            cents: other.openCents + 5000,
            bookedOn,
            name: other.name,
            iban: ibanOf(other.name),
            text: `${other.number} / Rest folgt`,
          },
        ]),
    { cents: 119_000, bookedOn, name: 'M. Hartmann', iban: ibanOf('M. Hartmann'), text: 'Anzahlung wie besprochen' },
    {
      cents: 48_250,
      bookedOn,
      name: 'Spedition Kruse',
      iban: ibanOf('Spedition Kruse'),
      text: 'Rg. vom letzten Monat',
    },
    {
      cents: -1490,
      bookedOn,
      name: 'Kontoführung',
      iban: ibanOf('Kontoführung'),
      text: 'Entgelt lt. Preisverzeichnis',
    },
  ];
}
