import { sql } from 'kysely';
import type { Transaction } from '#db/client.ts';
import { setChecksAside, setIndexesAside } from '../set-aside.ts';
import { copyId, type CopyOfTable, copyRows, type SpecialIds } from './copy-rows.ts';
import { copiedNumber } from './prepare-copies.ts';
import { restoreRows } from './restore-rows.ts';

const DEPOT = 'coalesce(y."newId", t.depot_id)';
const YARD = 'left join demo_yard y on y.id = t.depot_id and y.copy = c.n';
const UNIT = 'join demo_unit d on d.copy = c.n and d.id =';
const OUT = `(select id from booking where status in ('onRent', 'returnAnnounced', 'returned'))`;

/** Tables that are the application's own, with many rows, indexes and references. */
const LARGE = ['customer_order', 'booking', 'booking_service', 'allocation', 'handover_photo'] as const;

/** Depots that are like those of the demo, each once. */
export async function addDepots(trx: Transaction): Promise<void> {
  await sql`
    insert into depot (
      id, code, name, street, postal_code, city, country, lat, lon, time_zone, opening_hours, holiday_region, key_box,
      facilities, lead_time_minutes, phone, email, status, created_at
    )
    select distinct on (y.code)
      y."newId", y.code, y.name, y.street, y."postalCode", y.city, d.country, y.lat, y.lon, d.time_zone, d.opening_hours,
      y."holidayRegion", d.key_box, d.facilities, d.lead_time_minutes,
      overlay(d.phone placing lpad((hashtext(y.code) & 8191)::text, 4, '0') from length(d.phone) - 3),
      lower(y.code) || '@trailyard.example', d.status, d.created_at
    from demo_yard y join depot d on d.id = y.id
    order by y.code`.execute(trx);
}

/** Trailers, companies and their people. Nobody of the copies has a password: they are looked at, not logged in as. */
export async function copyFleetAndCustomers(trx: Transaction, ids: SpecialIds): Promise<void> {
  const numbers = await readLast(trx, ['debtor_number', 'mandate_number']);
  const tables: readonly CopyOfTable[] = [
    {
      table: 'trailer',
      joins: `join demo_trailer n on n.id = t.id and n.copy = c.n ${YARD}`,
      values: { number: 'n.number', plate: 'n.plate', vin: 'n.vin', depot_id: DEPOT },
    },
    { table: 'trailer_image' },
    { table: 'trailer_document' },
    {
      table: 'business_unit',
      joins: `${UNIT} t.id`,
      values: {
        name: 'd.name',
        vat_id: 'd."vatId"',
        invoice_email: 'replace(t.invoice_email, d."oldDomain", d.domain)',
        phone: `overlay(t.phone placing lpad(((right(t.phone, 4)::int + c.n * 37) % 10000)::text, 4, '0') from length(t.phone) - 3)`,
        debtor_number: `case when t.debtor_number is not null then ${numbers.debtor_number}
          + row_number() over (order by t.debtor_number is null, c.n, t.debtor_number) end`,
        invoice_address_id: 'null',
      },
    },
    { table: 'business_unit_decision' },
    {
      table: 'user_account',
      joins: 'join demo_person n on n.id = t.id and n.copy = c.n',
      values: {
        email: 'n.email',
        first_name: 'n."firstName"',
        last_name: 'n."lastName"',
        password_hash: 'null',
        password_changed_at: 'null',
        avatar: 'null',
      },
    },
    { table: 'membership', where: `t.user_id in (select id from demo_person)` },
    { table: 'legal_acceptance', where: `t.user_id in (select id from demo_person)` },
    {
      table: 'address',
      joins: `${UNIT} t.business_unit_id join business_unit u on u.id = t.business_unit_id`,
      values: { company: 'replace(t.company, u.name, d.name)', email: 'replace(t.email, d."oldDomain", d.domain)' },
    },
    { table: 'user_address', where: `t.user_id in (select id from demo_person)` },
    {
      table: 'mandate',
      joins: `${UNIT} t.business_unit_id`,
      values: {
        reference: `'TY-' || lpad((${numbers.mandate_number} + row_number() over (order by c.n, t.reference))::text, 6, '0')`,
        account_holder: 'd.name',
      },
    },
  ];
  for (const table of tables) await copyRows(trx, table, ids);
  await copyCertificates(trx, ids);
  await sql`select setval('debtor_number', coalesce(max(debtor_number), ${numbers.debtor_number}::bigint)) from business_unit`.execute(
    trx,
  );
  await sql`select setval('mandate_number', greatest(count(*), 1)) from mandate`.execute(trx);
}

/**
 * A copied trailer knows the ends of its certificates already: it is not told of each of them again. What has expired was
 * seen to in most copies, a year later.
 */
async function copyCertificates(trx: Transaction, ids: SpecialIds): Promise<void> {
  const renewed = (day: string) =>
    `case when c.is_calm and t.valid_until < current_date then (${day} + interval '1 year')::date else ${day} end`;
  await sql`alter table certificate disable trigger certificate_ends`.execute(trx);
  await copyRows(
    trx,
    {
      table: 'certificate',
      values: { issued_on: renewed('t.issued_on'), valid_until: renewed('t.valid_until') },
    },
    ids,
  );
  await sql`alter table certificate enable trigger certificate_ends`.execute(trx);
  await sql
    .raw(
      `update trailer n
      set certified_until = certified_until_of(n.id, required_certificates(n.type, n.facts, n.tail_lift_kg))
      from trailer t cross join demo_copy c
      where c.is_calm and exists (select from certificate e where e.trailer_id = t.id and e.valid_until < current_date)
        and n.id = ${copyId('t.id', ids)}`,
    )
    .execute(trx);
}

/** Orders with their bookings, and the protocols of what is out or has just come back. */
export async function copyRentals(trx: Transaction, ids: SpecialIds, room: number): Promise<void> {
  const isRestored = await restoreRows(trx);
  const { return_number: returns } = await readLast(trx, ['return_number']);
  const tables: readonly CopyOfTable[] = [
    {
      table: 'customer_order',
      joins: `${UNIT} t.business_unit_id join demo_words o on o.order_id = t.id join demo_news w on w.order_id = t.id and w.copy = c.n`,
      values: {
        number: copiedNumber('t.number', room),
        unit_name: 'd.name',
        billing_address: 'format(o.billing_address, variadic w.news)::jsonb',
      },
    },
    {
      table: 'booking',
      joins: `${UNIT} t.business_unit_id ${YARD}`,
      values: {
        number: copiedNumber('t.number', room),
        unit_name: 'd.name',
        depot_id: DEPOT,
        return_reference: `left(t.return_reference, 5)
          || lpad((substr(t.return_reference, 6)::int + c.n * ${returns})::text, 6, '0')`,
      },
    },
    { table: 'booking_service' },
    { table: 'booking_charge' },
    { table: 'booking_extension' },
    // Moves lead to depots that not every copy has.
    {
      table: 'allocation',
      joins: YARD,
      where: `t.kind <> 'hold' and t.from_depot_id is null`,
      values: { depot_id: DEPOT },
    },
    { table: 'handover', where: `t.booking_id in ${OUT} and t.dispute is null`, values: { signed_at: 'null' } },
    {
      table: 'handover_photo',
      where: `t.handover_id in (select id from handover where booking_id in ${OUT} and dispute is null)`,
    },
    { table: 'damage', where: `t.handover_id is null or t.booking_id in ${OUT}` },
  ];
  const indexedAnew = await setIndexesAside(trx, LARGE);
  // Of rows that are restored, references are not asked one by one.
  const checkedAnew = await setChecksAside(trx, LARGE, isRestored ? ['x'] : ['f', 'x']);
  for (const table of tables) await copyRows(trx, table, ids);
  await sql
    .raw(
      `update handover h set signed_at = t.signed_at
      from handover t cross join demo_copy c
      where t.booking_id in ${OUT} and t.signed_at is not null and h.id = ${copyId('t.id', ids)}`,
    )
    .execute(trx);
  await sql`
    select setval('order_number', max(substr(number, 6, 6)::bigint)), setval('return_number', ${returns}::bigint * (
      select count(*) + 1 from demo_copy
    ))
    from customer_order`.execute(trx);
  await indexedAnew();
  await checkedAnew();
}

async function readLast<Name extends string>(
  trx: Transaction,
  names: readonly Name[],
): Promise<Readonly<Record<Name, number>>> {
  const entries = [];
  for (const name of names) {
    const { rows } = await sql<{ last: number }>`select last_value as last from ${sql.table(name)}`.execute(trx);
    entries.push([name, rows[0]?.last ?? 0] as const);
  }
  // Each name has got its entry.
  return Object.fromEntries(entries) as Record<Name, number>;
}
