import { type RawBuilder, sql } from 'kysely';
import type { BusinessUnitStatus } from '#domain/business-unit/fields.ts';
import type { Database } from '../client.ts';

export type TwinCandidateRow = {
  /** The company that was asked about. */
  readonly of: string;
  readonly id: string;
  readonly name: string;
  readonly status: BusinessUnitStatus;
  readonly vatId: string | null;
  readonly mailDomains: readonly string[];
  readonly asked: { readonly name: string; readonly vatId: string | null; readonly mailDomains: readonly string[] };
};

/** Of each way to be equal; whoever has more twins than that has a case for a person. */
const MOST_OF_A_GROUND = 10;
/** People of a company who are asked for their mail; a domain is that of many of them. */
const MOST_PEOPLE = 50;

const domainsOf = (unit: RawBuilder<unknown>, freeDomains: readonly string[]) => sql`array(
  select distinct split_part(mail, '@', 2) from (
    select ${unit}.invoice_email as mail
    union all (
      select u.email from membership m join user_account u on u.id = m.user_id
      where m.business_unit_id = ${unit}.id limit ${MOST_PEOPLE}
    )
  ) as mails
  where mail is not null and split_part(mail, '@', 2) <> all(${freeDomains}::text[])
)`;

/**
 * Companies that may be the same as some others: each way to be equal is answered from an index of its own, and each domain
 * of mails for itself, of which the database knows how few have it. How they are equal is for the rule to say.
 */
export async function listTwinCandidates(
  db: Database,
  {
    businessUnitIds,
    freeDomains,
  }: { readonly businessUnitIds: readonly string[]; readonly freeDomains: readonly string[] },
): Promise<readonly TwinCandidateRow[]> {
  if (businessUnitIds.length === 0) return [];
  const { rows } = await sql<TwinCandidateRow>`
    with asked as materialized (
      select b.id, b.name, b.vat_id, company_key(b.name) as key, ${domainsOf(sql`b`, freeDomains)} as domains
      from business_unit b where b.id = any(${businessUnitIds}::uuid[])
    )
    select a.id as of, c.id, c.name, c.status, c.vat_id, ${domainsOf(sql`c`, freeDomains)} as mail_domains,
      json_build_object('name', a.name, 'vatId', a.vat_id, 'mailDomains', a.domains) as asked
    from asked a
    cross join lateral (
      (select t.id from business_unit t where t.vat_id = a.vat_id and t.id <> a.id limit ${MOST_OF_A_GROUND})
      union
      (select t.id from business_unit t where company_key(t.name) = a.key and t.id <> a.id limit ${MOST_OF_A_GROUND})
      union
      (select t.id from unnest(a.domains) as m (domain) cross join lateral (
         select t.id from business_unit t
         where split_part(t.invoice_email, '@', 2) = m.domain and t.invoice_email is not null and t.id <> a.id
         limit ${MOST_OF_A_GROUND}
       ) as t limit ${MOST_OF_A_GROUND})
      union
      (select t.business_unit_id from unnest(a.domains) as m (domain) cross join lateral (
         select o.business_unit_id from user_account u join membership o on o.user_id = u.id
         where split_part(u.email, '@', 2) = m.domain and o.business_unit_id <> a.id limit ${MOST_OF_A_GROUND}
       ) as t limit ${MOST_OF_A_GROUND})
    ) as found
    join business_unit c on c.id = found.id
    order by a.id, c.created_at, c.id`.execute(db);
  return rows;
}
