import { sql, type Selectable } from 'kysely';
import type { AddressFields } from '#domain/business-unit/fields.ts';
import type { Role } from '#domain/team/role.ts';
import type { Database, Transaction } from '../client.ts';
import { prepared } from '../prepared.ts';
import type { Tables } from '../schema.ts';

type UnitRow = Selectable<Tables['businessUnit']>;

/** Whoever orders: the unit, the member with their limit, and the address that the invoice goes to. */
export type Orderer = Pick<
  UnitRow,
  | 'name'
  | 'registrationNumber'
  | 'vatId'
  | 'vatIdStatus'
  | 'invoiceEmail'
  | 'country'
  | 'paymentMethod'
  | 'creditLimitCents'
  | 'riskStatus'
  | 'status'
  | 'legalForm'
  | 'taxNumber'
  | 'phone'
  | 'defaultLocale'
  | 'billingCycle'
  | 'paymentTermDays'
  | 'poRequired'
> & {
  readonly businessUnitId: string;
  readonly role: Role;
  readonly orderLimitCents: number | null;
  readonly locale: UnitRow['defaultLocale'];
  readonly firstName: string;
  readonly lastName: string;
  readonly billingAddress: AddressFields | null;
  /** An order of the unit has been confirmed, and not cancelled since. */
  readonly hasOrdered: boolean;
};

type Who = { readonly businessUnitId: string; readonly userId: string };

const select = ({ businessUnitId, userId }: Who) => sql`${prepared}
  select
    b.id as business_unit_id, b.name, b.registration_number, b.vat_id, b.vat_id_status, b.invoice_email, b.country,
    b.payment_method, b.credit_limit_cents, b.risk_status, b.status, b.legal_form, b.tax_number, b.phone,
    b.default_locale, b.billing_cycle, b.payment_term_days, b.po_required, m.role, m.order_limit_cents, u.locale, u.first_name, u.last_name,
    (
      select json_build_object(
        'label', a.label, 'company', a.company, 'salutation', a.salutation, 'firstName', a.first_name,
        'lastName', a.last_name, 'street', a.street, 'houseNumber', a.house_number, 'addressLine2', a.address_line2,
        'postalCode', a.postal_code, 'city', a.city, 'region', a.region, 'country', a.country, 'phone', a.phone,
        'email', a.email
      )
      from user_address c join address a on a.id = c.address_id
      where c.user_id = u.id and c.business_unit_id = b.id and c.purpose = 'billing' and c.is_default
    ) as billing_address,
    exists (
      select from customer_order o where o.business_unit_id = b.id and o.status in ('confirmed', 'active', 'completed')
    ) as has_ordered
  from business_unit b
  join membership m on m.business_unit_id = b.id
  join user_account u on u.id = m.user_id
  where b.id = ${businessUnitId} and u.id = ${userId}`;

export async function findOrderer(db: Database, who: Who): Promise<Orderer | undefined> {
  const { rows } = await sql<Orderer>`${select(who)}`.execute(db);
  return rows[0];
}

/**
 * Makes the orders and holds of one unit queue up: what they add up to, open amounts and live holds, is counted and
 * then added to. Whoever locks trailers as well locks them afterwards.
 */
export async function lockOrderer(trx: Transaction, who: Who): Promise<Orderer | undefined> {
  const { rows } = await sql<Orderer>`${select(who)} for no key update of b`.execute(trx);
  return rows[0];
}
