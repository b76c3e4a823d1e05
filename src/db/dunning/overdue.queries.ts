import { sql, type Selectable } from 'kysely';
import type { InvoiceBuyer, InvoiceKind, InvoiceSeller } from '#domain/invoice/invoice-document.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import type { Database, Transaction } from '../client.ts';
import type { Tables } from '../schema.ts';

type Account = Selectable<Tables['invoiceAccount']>;
export type OverdueRow = {
  readonly invoiceId: string;
  readonly businessUnitId: string;
  readonly company: string;
  readonly holdUntil: string | null;
  readonly number: string;
  readonly kind: InvoiceKind;
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly grossCents: number;
  readonly openCents: number;
  readonly status: Account['status'];
  readonly lastLevel: number | null;
  readonly lastSentOn: string | null;
};

type Question = {
  readonly today: string;
  /** All, if none are named. */
  readonly businessUnitIds?: readonly string[] | undefined;
};

const ofUnits = (businessUnitIds: Question['businessUnitIds']) =>
  businessUnitIds === undefined ? sql`true` : sql`a.business_unit_id = any(${businessUnitIds}::uuid[])`;

/** What is late, of companies that still exist, with the last letter about it; the longest overdue first. */
export async function listOverdue(
  db: Database,
  { today, businessUnitIds, limit }: Question & { readonly limit: number },
): Promise<readonly OverdueRow[]> {
  const { rows } = await sql<OverdueRow>`
    select a.invoice_id, a.business_unit_id, b.name as company, b.dunning_hold_until as hold_until, i.number, i.kind,
      i.issued_on, a.due_on, a.gross_cents, a.open_cents, a.status, last.level as last_level,
      last.sent_on as last_sent_on
    from invoice_account a
    join invoice i on i.id = a.invoice_id
    join business_unit b on b.id = a.business_unit_id
    left join lateral (
      select level, sent_on from dunning_item
      where invoice_id = a.invoice_id and level is not null order by level desc limit 1
    ) last on true
    where a.open_cents > 0 and a.due_on < ${today} and b.erased_at is null and ${ofUnits(businessUnitIds)}
      -- Nobody has been told of it yet.
      and not exists (
        select from invoice_channel c where c.invoice_id = i.id and c.channel = 'clearance' and c.cleared_at is null
      )
    order by a.due_on, i.number limit ${limit}`.execute(db);
  return rows;
}

/** The orders and accounts of all that is late of some units, in the order in which everybody locks them. */
export async function lockOverdue(trx: Transaction, { today, businessUnitIds }: Required<Question>): Promise<void> {
  const late = sql`
    from invoice_account a where a.open_cents > 0 and a.due_on < ${today} and ${ofUnits(businessUnitIds)}`;
  await sql`
    select from customer_order where id in (
      select order_id from invoice where id in (select a.invoice_id ${late})
    ) order by id for update`.execute(trx);
  await sql`select ${late} order by a.invoice_id for update`.execute(trx);
}

export type ReductionRow = {
  readonly invoiceId: string;
  readonly on: string | null;
  readonly cents: number;
  readonly isGivenUp: boolean;
};

/**
 * What has lowered some invoices and was not taken back: money on the day of the bank, a credit on the day it was used.
 * What a correction of the invoice itself takes off was never owed.
 */
export async function listReductions(db: Database, invoiceIds: readonly string[]): Promise<readonly ReductionRow[]> {
  if (invoiceIds.length === 0) return [];
  const { rows } = await sql<ReductionRow>`
    select s.invoice_id, s.cents, p.kind is not distinct from 'writeOff' as is_given_up,
      case
        when p.id is not null then p.booked_on
        when c.corrects_id is distinct from s.invoice_id then (s.created_at at time zone ${OPERATOR_ZONE})::date
      end as "on"
    from settlement s
    left join payment p on p.id = s.payment_id
    left join invoice c on c.id = s.credit_note_id
    where s.invoice_id = any(${invoiceIds}::uuid[]) and s.reverses_id is null
      and not exists (select from settlement r where r.reverses_id = s.id)`.execute(db);
  return rows;
}

type DunnedQuestion = {
  readonly businessUnitId: string;
  readonly invoiceIds: readonly string[];
  readonly level: number;
};

/** Those of some invoices that are settled and were dunned up to a level at least; no damages, and nothing given up. */
export const listSettledDunned = (trx: Transaction, { businessUnitId, invoiceIds, level }: DunnedQuestion) =>
  trx
    .selectFrom('invoiceAccount as a')
    .innerJoin('invoice as i', 'i.id', 'a.invoiceId')
    .select(['a.invoiceId', 'a.grossCents', sql<string>`a.due_on`.as('dueOn')])
    .where('a.businessUnitId', '=', businessUnitId)
    .where(sql<boolean>`a.invoice_id = any(${invoiceIds}::uuid[])`)
    .where('a.status', '=', 'settled')
    .where('a.dunningLevel', '>=', level)
    .where('a.dueOn', 'is not', null)
    .where('i.kind', '=', 'invoice')
    .orderBy('a.invoiceId')
    .execute();

export type LetterParties = {
  readonly invoiceId: string;
  readonly locale: Selectable<Tables['invoice']>['locale'];
  readonly seller: InvoiceSeller;
  readonly buyer: InvoiceBuyer;
};

/** Who has billed whom, and in which language, as some invoices say. */
export async function listLetterParties(
  db: Database,
  invoiceIds: readonly string[],
): Promise<readonly LetterParties[]> {
  const { rows } = await sql<LetterParties>`
    select id as invoice_id, locale, content #> '{document,seller}' as seller, content #> '{document,buyer}' as buyer
    from invoice where id = any(${invoiceIds}::uuid[])`.execute(db);
  return rows;
}

export type UnusedMoney = {
  readonly paymentId: string;
  readonly businessUnitId: string;
  readonly bookedOn: string;
  readonly unusedCents: number;
};

/** Transfers of some units that are not used up and wait for no order, the oldest first. */
export const listUnusedMoney = (
  db: Database,
  { businessUnitIds }: { readonly businessUnitIds: readonly string[] },
): Promise<UnusedMoney[]> =>
  db
    .selectFrom('payment')
    .select(['id as paymentId', sql<string>`business_unit_id`.as('businessUnitId'), 'bookedOn', 'unusedCents'])
    .where(sql<boolean>`business_unit_id = any(${businessUnitIds}::uuid[])`)
    .where('kind', '=', 'transfer')
    .where('orderId', 'is', null)
    .where('unusedCents', '>', 0)
    .orderBy('bookedOn')
    .orderBy('id')
    .execute();

/** The units that have sent money since a day which nothing has used yet. */
export async function listUnitsWithMoneySince(db: Database, since: string): Promise<readonly string[]> {
  const { rows } = await sql<{ businessUnitId: string }>`
    select distinct business_unit_id from payment
    where unused_cents > 0 and kind in ('transfer', 'directDebit') and business_unit_id is not null
      and order_id is null and booked_on >= ${since}`.execute(db);
  return rows.map(({ businessUnitId }) => businessUnitId);
}

/** Until when no letter goes to a unit, if that was ever said. */
export async function findDunningHold(
  db: Database,
  { businessUnitId }: { readonly businessUnitId: string },
): Promise<string | null> {
  const unit = await db
    .selectFrom('businessUnit')
    .select('dunningHoldUntil')
    .where('id', '=', businessUnitId)
    .executeTakeFirst();
  return unit?.dunningHoldUntil ?? null;
}
