import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { AuditEntry } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { maskIban } from '#domain/payment/iban.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/duration.ts';
import { LEGAL_VERSIONS } from '#domain/user/legal-versions.ts';
import { keysOf } from '#domain/table.ts';
import { seal } from '#services/secret/seal.ts';
import { DEMO_COMPANIES, type DemoCompany } from './companies.ts';
import { insertLog } from './insert-log.ts';
import { FURTHER_COMPANIES } from './more-companies.ts';
import { DEMO_PEOPLE, DEMO_STAFF, type DemoPerson, type DemoStaff } from './people.ts';
import { between, createRandom, demoId } from './random.ts';

type Setting = {
  readonly now: Date;
  readonly today: Temporal.PlainDate;
  readonly secretKey: string;
  readonly passwordHash: string;
  /** The address of a company's logo. */
  readonly logoOf: (company: DemoCompany) => string | null;
};

const COMPANIES: readonly DemoCompany[] = [...DEMO_COMPANIES, ...FURTHER_COMPANIES];
const CUSTOMERS: readonly DemoPerson[] = [...DEMO_PEOPLE, ...FURTHER_COMPANIES.map(({ admin }) => admin)];

export const unitId = (company: string): string => demoId(`business unit ${company}`);
export const userId = (email: string): string => demoId(`user ${email}`);

export async function insertCustomers(trx: Transaction, setting: Setting): Promise<void> {
  await insertCompanies(trx, setting);
  await insertPeople(trx, setting);
  await insertMandates(trx, setting);
  await insertLog(
    trx,
    COMPANIES.flatMap((company) => decisionsOn(company, setting)),
  );
  await trx
    .insertInto('businessUnitDecision')
    .values(
      COMPANIES.flatMap((company) => decisionsOn(company, setting)).map(({ objectId, action, data, now }) => ({
        businessUnitId: objectId,
        decision: action === 'businessUnit.block' ? ('block' as const) : ('approve' as const),
        reason: typeof data?.['reason'] === 'string' ? data['reason'] : null,
        decidedAt: now,
        decidedBy: userId(DEMO_STAFF[0].email),
      })),
    )
    .execute();
}

/** When a company signed up: on a morning of the last three years. */
export function customerSince(company: DemoCompany, { now, today }: Pick<Setting, 'now' | 'today'>): Date {
  if (company.standing?.status === 'pendingReview') return new Date(now.getTime() - company.standing.daysAgo * DAY_MS);
  const random = createRandom(`customer since ${company.key}`);
  const months = company.monthsHere ?? between(random, [15, 36]);
  const day = today.subtract({ months }).subtract({ days: between(random, [0, 20]) });
  return new Date(Date.parse(`${day.toString()}T07:00:00Z`) + between(random, [0, 8 * 60]) * MINUTE_MS);
}

async function insertCompanies(trx: Transaction, setting: Setting): Promise<void> {
  const rows = COMPANIES.map((company) => ({ company, createdAt: customerSince(company, setting) }));
  await trx
    .insertInto('businessUnit')
    .values(
      rows.map(({ company, createdAt }) => ({
        id: unitId(company.key),
        name: company.name,
        legalForm: company.legalForm,
        country: company.country,
        defaultLocale: company.locale,
        vatId: company.vatId,
        vatIdStatus: 'valid' as const,
        vatIdCheckedAt: createdAt,
        registrationNumber: company.registrationNumber,
        invoiceEmail: `invoice@${company.domain}`,
        phone: company.phone,
        logo: setting.logoOf(company),
        paymentMethod: company.paymentMethod,
        creditLimitCents: company.creditLimitCents,
        billingCycle: company.billingCycle ?? 'calendarMonth',
        riskStatus: company.standing?.status === 'pendingReview' ? ('unchecked' as const) : ('passed' as const),
        status: company.standing?.status ?? ('active' as const),
        blockedFrom: company.standing?.status === 'blocked' ? ('active' as const) : null,
        createdAt,
      })),
    )
    .execute();
  await trx
    .insertInto('address')
    .values(
      rows.map(({ company, createdAt }) => ({
        id: demoId(`address ${company.key}`),
        businessUnitId: unitId(company.key),
        company: company.name,
        street: company.street,
        houseNumber: company.houseNumber,
        postalCode: company.postalCode,
        city: company.city,
        country: company.country,
        phone: company.phone,
        email: `office@${company.domain}`,
        createdAt,
      })),
    )
    .execute();
}

async function insertPeople(trx: Transaction, setting: Setting): Promise<void> {
  const { now, passwordHash } = setting;
  const people: readonly DemoPerson[] = [...CUSTOMERS, ...DEMO_STAFF];
  await trx
    .insertInto('userAccount')
    .values(
      people.map((person) => ({
        id: userId(person.email),
        email: person.email,
        firstName: person.firstName,
        lastName: person.lastName,
        locale: person.locale,
        passwordHash,
        passwordChangedAt: now,
        // Who has worked here for a while needs no tour.
        tourSeenAt: person.hasAcceptedLegal ? now : null,
        isAdmin: person.member === undefined,
        createdAt: joinedAt(person, setting),
        lastSeenAt: lastSeenAt(person, setting),
      })),
    )
    .execute();
  await trx
    .insertInto('legalAcceptance')
    .values(
      people
        .filter(({ hasAcceptedLegal }) => hasAcceptedLegal)
        .flatMap(({ email }) =>
          keysOf(LEGAL_VERSIONS).map((document) => ({
            userId: userId(email),
            document,
            documentVersion: LEGAL_VERSIONS[document],
            acceptedAt: now,
          })),
        ),
    )
    .execute();
  await insertStaff(trx);
  const members = people.flatMap(({ email, member, ...person }) =>
    member ? [{ ...member, userId: userId(email), createdAt: joinedAt({ email, member, ...person }, setting) }] : [],
  );
  await trx
    .insertInto('membership')
    .values(
      members.map(({ userId: id, company, role, orderLimitCents, createdAt }) => ({
        userId: id,
        businessUnitId: unitId(company),
        role,
        orderLimitCents: orderLimitCents ?? null,
        createdAt,
      })),
    )
    .execute();
  await trx
    .insertInto('userAddress')
    .values(
      members.flatMap(({ userId: id, company }) =>
        (['billing', 'shipping'] as const).map((purpose) => ({
          userId: id,
          businessUnitId: unitId(company),
          addressId: demoId(`address ${company}`),
          isDefault: true,
          purpose,
        })),
      ),
    )
    .execute();
}

/** Whoever belongs to no company and has no role at the operator either is its admin. */
async function insertStaff(trx: Transaction): Promise<void> {
  const admins = CUSTOMERS.filter(({ member }) => member === undefined).map(({ email }) => ({
    email,
    role: 'admin' as const,
  }));
  const staff: readonly Pick<DemoStaff, 'email' | 'role' | 'depots'>[] = [...admins, ...DEMO_STAFF];
  await trx
    .insertInto('staffMember')
    .values(staff.map(({ email, role }) => ({ userId: userId(email), role })))
    .execute();
  await trx
    .insertInto('staffDepot')
    .values((eb) =>
      staff.flatMap(({ email, depots = [] }) =>
        depots.map((code) => ({
          userId: userId(email),
          depotId: eb.selectFrom('depot').select('id').where('code', '=', code).$asScalar().$notNull(),
        })),
      ),
    )
    .execute();
}

/** With their company, or some days after it. */
function joinedAt({ email, member }: DemoPerson, setting: Setting): Date {
  const company = COMPANIES.find(({ key }) => key === member?.company);
  if (company === undefined) return new Date(setting.now.getTime() - 1200 * DAY_MS);
  const days = member?.role === 'admin' ? 0 : between(createRandom(`joined ${email}`), [3, 200]);
  return new Date(customerSince(company, setting).getTime() + days * DAY_MS);
}

/** During the last three weeks; nobody of a blocked company since, and never who has not accepted the terms. */
function lastSeenAt({ email, member, hasAcceptedLegal }: DemoPerson, { now }: Setting): Date | null {
  if (!hasAcceptedLegal) return null;
  const isBlocked = COMPANIES.some(({ key, standing }) => key === member?.company && standing?.status === 'blocked');
  const hours = between(createRandom(`last seen ${email}`), [1, 20]) ** 2 + (isBlocked ? 24 * 25 : 0);
  return new Date(now.getTime() - hours * HOUR_MS);
}

/** What the desk decided about a company. */
function decisionsOn(company: DemoCompany, setting: Setting): readonly AuditEntry[] {
  const { standing, key } = company;
  if (standing?.status === 'pendingReview') return [];
  const actor = { kind: 'platformAdmin', role: DEMO_STAFF[0].role, userId: userId(DEMO_STAFF[0].email) } as const;
  const about = { actor, businessUnitId: unitId(key), objectId: unitId(key) };
  const approved = new Date(customerSince(company, setting).getTime() + 5 * HOUR_MS);
  const { reason } = standing ?? {};
  const blocked = new Date(setting.now.getTime() - 12 * DAY_MS);
  return [
    { ...about, action: 'businessUnit.approve', now: approved },
    ...(reason === undefined
      ? []
      : [{ ...about, action: 'businessUnit.block' as const, data: { reason }, now: blocked }]),
  ];
}

async function insertMandates(trx: Transaction, setting: Setting): Promise<void> {
  for (const company of COMPANIES) {
    const admin = CUSTOMERS.find(({ member }) => member?.company === company.key && member.role === 'admin');
    if (company.mandate === undefined || !admin) continue;
    const signed = customerSince(company, setting);
    const confirmed = new Date(signed.getTime() + 6 * DAY_MS);
    await trx
      .insertInto('mandate')
      .values({
        id: demoId(`mandate ${company.key}`),
        businessUnitId: unitId(company.key),
        reference: sql<string>`'TY-' || lpad(nextval('mandate_number')::text, 6, '0')`,
        scheme: company.mandate,
        ibanEncrypted: seal(setting.secretKey, company.iban),
        ibanMasked: maskIban(company.iban),
        accountHolder: company.name,
        place: company.city,
        signedOn: signed.toISOString().slice(0, 10),
        // Their bank knows of it since the week after.
        bankConfirmedOn: company.mandate === 'B2B' ? confirmed.toISOString().slice(0, 10) : null,
        consentedAt: signed,
        createdBy: userId(admin.email),
        createdAt: signed,
      })
      .execute();
  }
}
