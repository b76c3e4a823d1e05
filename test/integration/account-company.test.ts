import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChangeBusinessUnitInput } from '#contract/business-unit.ts';
import { ROLES } from '#domain/team/role.ts';
import { unseal } from '#services/secret/seal.ts';
import type { Browser } from '../support/browser.ts';
import { makeBusinessUnit } from '../support/make-rows.ts';
import { enter } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop[Symbol.asyncDispose]());

const change = (browser: Browser, body: object, version?: number) =>
  browser.patch(
    '/api/users/business-unit/information',
    body,
    version === undefined ? {} : { 'If-Match': `"${version}"` },
  );
const read = async (response: Response) => JSON.parse(await response.text());
const rowOf = (businessUnitId: string) =>
  shop.deps.db.selectFrom('businessUnit').selectAll().where('id', '=', businessUnitId).executeTakeFirstOrThrow();

const COMPANY = {
  name: 'Hafen Spedition',
  legalForm: 'GmbH',
  registrationNumber: 'HRB 4711 Hamburg',
  vatId: 'de 136 695 976',
  taxNumber: '27/123/45678',
  invoiceEmail: 'Rechnung@Hafen.example',
  phone: '0049 40 123456',
  country: 'DE',
  defaultLocale: 'en',
} satisfies ChangeBusinessUnitInput;

describe('company data', () => {
  test('is kept in one spelling, and the number is checked', async () => {
    const { browser } = await enter(shop);
    const response = await change(browser, COMPANY, 1);
    expect(response.status).toBe(200);
    const answer = await read(response);
    expect(Object.keys(answer)).toEqual(['businessUnit']);
    expect(answer.businessUnit).toMatchObject({
      ...COMPANY,
      vatId: 'DE136695976',
      vatIdStatus: 'valid',
      invoiceEmail: 'rechnung@hafen.example',
      phone: '+4940123456',
      version: 2,
    });
  });

  test('changes only where something was sent, and empties what is sent empty', async () => {
    const { browser } = await enter(shop);
    await change(browser, COMPANY);
    const { businessUnit } = await read(await change(browser, { phone: '', taxNumber: null }));
    expect(businessUnit).toMatchObject({ phone: null, taxNumber: null, name: 'Hafen Spedition', vatIdStatus: 'valid' });
  });

  test('with another number or country is checked anew', async () => {
    const { browser } = await enter(shop);
    await change(browser, COMPANY);
    const wrongDigits = await read(await change(browser, { vatId: 'DE136695977' }));
    expect(wrongDigits.businessUnit).toMatchObject({ vatId: 'DE136695977', vatIdStatus: 'invalid' });
    const none = await read(await change(browser, { vatId: '' }));
    expect(none.businessUnit).toMatchObject({ vatId: null, vatIdStatus: 'unchecked' });
  });

  test.each(['dd_b2b', 'kar_b2b', 'sepa', 'transfer'] as const)(
    'may be sent back with the way to pay that it holds: %s',
    async (paymentMethod) => {
      const businessUnitId = await makeBusinessUnit(shop.deps.db, { paymentMethod });
      const { browser } = await enter(shop, { businessUnitId });
      const response = await change(browser, { paymentMethod, phone: '' });
      expect(response.status).toBe(200);
      expect((await read(response)).businessUnit).toMatchObject({ paymentMethod });
    },
  );

  test.each([
    ['a web address as its name', { name: 'You won! evil.com/prize' }, { name: 'web-address' }],
    ['a number of another country', { vatId: 'PL9994172835' }, { vatId: 'vat-id' }],
    ['a country that its number does not fit', { country: 'PL' }, { vatId: 'vat-id' }],
    ['no name', { name: ' ' }, { name: 'required' }],
    ['a broken address for invoices', { invoiceEmail: 'nobody' }, { invoiceEmail: 'email' }],
    ['a phone number without its country', { phone: '040 123' }, { phone: 'phone' }],
    ['a language the shop does not speak', { defaultLocale: 'tlh' }, { defaultLocale: 'locale' }],
    ['another way to pay than there is', { paymentMethod: 'cash' }, { paymentMethod: 'unknown' }],
    ['two lines', { name: 'Hafen\nSpedition' }, { name: 'characters' }],
  ])('is refused with %s', async (_what, body, fields) => {
    const { browser } = await enter(shop);
    await change(browser, COMPANY);
    const response = await change(browser, body);
    expect(response.status).toBe(422);
    expect(await read(response)).toMatchObject({ code: 'invalid-fields', fields });
  });

  test.each([
    { status: 'active' },
    { creditLimitCents: null },
    { riskStatus: 'passed' },
    { vatIdStatus: 'valid' },
    { id: '0190c0de-0000-7000-8000-000000000000' },
    { businessUnitId: '0190c0de-0000-7000-8000-000000000000' },
    { isAdmin: true },
    { role: 'admin' },
    { version: 7 },
    { logo: '/uploads/logo/x.webp' },
  ])('takes nothing that is not its own: %o', async (extra) => {
    const { browser, person } = await enter(shop);
    const before = await rowOf(person.businessUnitId);
    const response = await change(browser, { name: 'Neu', ...extra });
    expect(await read(response)).toMatchObject({
      status: 422,
      fields: { [Object.keys(extra)[0] ?? '']: 'unrecognized-keys' },
    });
    expect(await rowOf(person.businessUnitId)).toEqual(before);
  });
});

describe('each field has its right', () => {
  const ALLOWED = {
    name: ['admin'],
    paymentMethod: ['admin', 'accountant'],
    trailerConnectLogin: ['admin'],
  } as const;
  const VALUES = { name: 'Neu GmbH', paymentMethod: 'transfer', trailerConnectLogin: 'fleet-1' } as const;
  const FIELDS = ['name', 'paymentMethod', 'trailerConnectLogin'] as const;

  test.each(FIELDS.flatMap((field) => ROLES.map((role) => [field, role] as const)))(
    '%s by a member with the role %s',
    async (field, role) => {
      const { person } = await enter(shop);
      const { browser } = await enter(shop, { businessUnitId: person.businessUnitId, role });
      const isAllowed = ALLOWED[field].some((allowed) => allowed === role);
      expect((await change(browser, { [field]: VALUES[field] })).status).toBe(isAllowed ? 200 : 403);
      const row = await rowOf(person.businessUnitId);
      expect(row.version).toBe(isAllowed ? 2 : 1);
    },
  );

  test('one field without its right refuses all of them', async () => {
    const { browser, person } = await enter(shop, { role: 'accountant' });
    expect((await change(browser, { paymentMethod: 'sepa', name: 'Neu GmbH' })).status).toBe(403);
    expect(await rowOf(person.businessUnitId)).toMatchObject({ paymentMethod: null, name: 'Muster GmbH' });
  });

  test('nobody changes anything but the own unit', async () => {
    const { person } = await enter(shop);
    const { browser: stranger } = await enter(shop);
    await change(stranger, { name: 'Fremd GmbH' });
    expect(await rowOf(person.businessUnitId)).toMatchObject({ name: 'Muster GmbH', version: 1 });
  });
});

describe('the login of the telematics', () => {
  test('is sealed in the database and told to admins of the unit only', async () => {
    const { browser, person } = await enter(shop);
    const answer = await read(await change(browser, { trailerConnectLogin: 'nordwind-fleet' }));
    expect(answer.businessUnit.trailerConnectLogin).toBe('nordwind-fleet');
    const { trailerConnectLoginEncrypted: sealed } = await rowOf(person.businessUnitId);
    expect(sealed?.toString('latin1')).not.toContain('nordwind');
    expect(unseal([shop.deps.settings.secretKey], sealed ?? Buffer.alloc(0))).toBe('nordwind-fleet');

    const { browser: accountant } = await enter(shop, { businessUnitId: person.businessUnitId, role: 'accountant' });
    const seen = await (await change(accountant, { paymentMethod: 'sepa' })).text();
    expect(seen).not.toContain('nordwind-fleet');
  });

  test('can be taken away again', async () => {
    const { browser, person } = await enter(shop);
    await change(browser, { trailerConnectLogin: 'nordwind-fleet' });
    await change(browser, { trailerConnectLogin: null });
    expect((await rowOf(person.businessUnitId)).trailerConnectLoginEncrypted).toBeNull();
  });
});

describe('two people at once', () => {
  test('the later one is told what the earlier one made of it', async () => {
    const { browser, person } = await enter(shop);
    const { browser: colleague } = await enter(shop, { businessUnitId: person.businessUnitId });
    await change(colleague, { phone: '+49 40 111111' }, 1);
    const response = await change(browser, { phone: '+49 40 222222' }, 1);
    expect(response.status).toBe(409);
    expect(await read(response)).toMatchObject({
      code: 'stale-version',
      current: { phone: '+4940111111', version: 2 },
    });
    expect((await change(browser, { phone: '+49 40 222222' }, 2)).status).toBe(200);
  });

  test('of many writes on the same version exactly one succeeds', async () => {
    const { browser, person } = await enter(shop);
    const names = Array.from({ length: 8 }, (_, turn) => `Firma ${turn}`);
    const statuses = await Promise.all(names.map(async (name) => (await change(browser, { name }, 1)).status));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect((await rowOf(person.businessUnitId)).version).toBe(2);
  });

  test('a version that is none is no request', async () => {
    const { browser } = await enter(shop);
    const response = await browser.patch('/api/users/business-unit/information', { name: 'Neu' }, { 'If-Match': 'x' });
    expect(response.status).toBe(400);
  });
});

test('every change is on record with its fields and without its values', async () => {
  const { browser, person } = await enter(shop);
  await change(browser, { trailerConnectLogin: 'a secret login', phone: '+49 40 222222' });
  const entries = await shop.deps.db
    .selectFrom('auditLog')
    .selectAll()
    .where('businessUnitId', '=', person.businessUnitId)
    .where('action', '=', 'businessUnit.change')
    .execute();
  expect(entries).toMatchObject([{ actorId: person.userId, data: { fields: ['phone', 'trailerConnectLogin'] } }]);
  expect(JSON.stringify(entries)).not.toContain('secret');
});
