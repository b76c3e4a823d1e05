import type { Transaction } from '#db/client.ts';
import { addMember, createBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import { recordLegalAcceptance } from '#db/content/legal.queries.ts';
import { createUser } from '#db/user/user.queries.ts';
import { maskIban } from '#domain/payment/iban.ts';
import { seal } from '#services/secret/seal.ts';
import { sql } from 'kysely';
import { DEMO_COMPANIES } from './companies.ts';
import type { DemoCompany } from './companies.ts';
import { DEMO_PEOPLE } from './people.ts';
import type { DemoPerson } from './people.ts';
import { demoId } from './random.ts';

type Setting = { readonly now: Date; readonly secretKey: string; readonly passwordHash: string };

const unitId = (company: string): string => demoId(`business unit ${company}`);
const userId = (email: string): string => demoId(`user ${email}`);

export async function insertCustomers(trx: Transaction, setting: Setting): Promise<void> {
  for (const company of DEMO_COMPANIES) await insertCompany(trx, company, setting);
  for (const person of DEMO_PEOPLE) await insertPerson(trx, person, setting);
  for (const company of DEMO_COMPANIES) await insertMandate(trx, company, setting);
}

async function insertCompany(trx: Transaction, company: DemoCompany, { now }: Setting): Promise<void> {
  const businessUnitId = unitId(company.key);
  await createBusinessUnit(trx, {
    id: businessUnitId,
    name: company.name,
    legalForm: company.legalForm,
    country: company.country,
    defaultLocale: company.locale,
    vatId: company.vatId,
    vatIdStatus: 'valid',
    vatIdCheckedAt: now,
    registrationNumber: company.registrationNumber,
    invoiceEmail: `invoice@${company.domain}`,
    phone: company.phone,
    paymentMethod: company.paymentMethod,
    creditLimitCents: company.creditLimitCents,
    riskStatus: 'passed',
    status: 'active',
  });
  await trx
    .insertInto('address')
    .values({
      id: demoId(`address ${company.key}`),
      businessUnitId,
      company: company.name,
      street: company.street,
      houseNumber: company.houseNumber,
      postalCode: company.postalCode,
      city: company.city,
      country: company.country,
      phone: company.phone,
      email: `office@${company.domain}`,
    })
    .execute();
}

async function insertPerson(trx: Transaction, person: DemoPerson, { now, passwordHash }: Setting): Promise<void> {
  const { email, firstName, lastName, locale, member } = person;
  const id = userId(email);
  await createUser(trx, {
    id,
    email,
    firstName,
    lastName,
    locale,
    passwordHash,
    passwordChangedAt: now,
    // Who has worked here for a while needs no tour.
    tourSeenAt: person.hasAcceptedLegal ? now : null,
    isAdmin: member === undefined,
  });
  if (person.hasAcceptedLegal) {
    await recordLegalAcceptance(trx, { userId: id, documents: ['terms', 'privacy'], now });
  }
  if (!member) return;
  const businessUnitId = unitId(member.company);
  await addMember(trx, {
    userId: id,
    businessUnitId,
    role: member.role,
    orderLimitCents: member.orderLimitCents ?? null,
  });
  const address = { userId: id, businessUnitId, addressId: demoId(`address ${member.company}`), isDefault: true };
  await trx
    .insertInto('userAddress')
    .values([
      { ...address, purpose: 'billing' },
      { ...address, purpose: 'shipping' },
    ])
    .execute();
}

async function insertMandate(trx: Transaction, company: DemoCompany, { now, secretKey }: Setting): Promise<void> {
  const admin = DEMO_PEOPLE.find(({ member }) => member?.company === company.key && member.role === 'admin');
  if (company.mandate === undefined || !admin) return;
  await trx
    .insertInto('mandate')
    .values({
      id: demoId(`mandate ${company.key}`),
      businessUnitId: unitId(company.key),
      reference: sql<string>`'TY-' || lpad(nextval('mandate_number')::text, 6, '0')`,
      scheme: company.mandate,
      ibanEncrypted: seal(secretKey, company.iban),
      ibanMasked: maskIban(company.iban),
      accountHolder: company.name,
      place: company.city,
      signedOn: now.toISOString().slice(0, 10),
      consentedAt: now,
      createdBy: userId(admin.email),
    })
    .execute();
}
