import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Setting } from '#contract/admin-setting.ts';
import { LOCALES } from '#i18n/locales.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { importStatement } from '#services/bank/import-statement.ts';
import { runBilling } from '#services/billing/run-billing.ts';
import { changeSetting } from '#services/setting/change-setting.ts';
import { listSettings } from '#services/setting/list-settings.ts';
import { fieldWords } from '#web/ui/field-words.ts';
import { makeBankFile } from '../support/bank-file.ts';
import { afterPickUp, type BillingWorld, makeBillingWorld, PICK_UP } from '../support/billing-world.ts';
import { bringBack, pickUp } from '../support/booking-world.ts';
import { makeMandate } from '../support/debit-world.ts';
import { makeBusinessUnit } from '../support/make-rows.ts';
import { BILLING_ENV } from '../support/sample-seller.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let world: BillingWorld;
/** Another process on the same database, which has not looked since it was started. */
let sibling: TestApp;
beforeAll(async () => {
  world = await makeBillingWorld();
  const database = { db: world.db, url: world.shop.databaseUrl, [Symbol.asyncDispose]: async () => undefined };
  sibling = await createTestApp({ database, env: BILLING_ENV });
});
afterAll(async () => {
  await sibling[Symbol.asyncDispose]();
  await world.shop[Symbol.asyncDispose]();
});

const value = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

async function read(group: Setting['group']): Promise<Setting> {
  const found = value(await listSettings(world.shop.deps, world.operator)).items.find((one) => one.group === group);
  if (found === undefined) throw new Error(`No group ${group}`);
  return found;
}

const decide = (group: Setting['group'], values: Setting['values'] | null) =>
  changeSetting(world.shop.deps, world.operator, { group, input: { values, reason: 'Moved' } });

const OTHER_IBAN = 'DE75512108001245126199';

const invoicesOf = (orderId: string) =>
  world.db
    .selectFrom('invoice')
    .select(['content'])
    .where('orderId', '=', orderId)
    .orderBy('issuedOn')
    .execute()
    .then((rows) => rows.map(({ content: { document } }) => document));

describe('the seller and the bank account', () => {
  test('of an invoice are those in force when it is issued, in every process, and stay on it', async () => {
    const { orderId, bookingId, actor } = await world.book({ days: 40 });
    await pickUp(world.at(PICK_UP), actor, bookingId);
    await runBilling(world.at('2026-12-01T01:10:00Z'));
    const [before] = await invoicesOf(orderId);
    expect(before).toMatchObject({
      seller: { name: 'Trailyard GmbH' },
      payment: { by: 'transfer', account: { iban: BILLING_ENV.BANK_IBAN } },
    });

    const seller = await read('sellerDE');
    expect(seller).toMatchObject({ source: 'environment', version: 0 });
    value(await decide('sellerDE', { ...seller.values, name: 'Trailyard Nord GmbH', city: 'Bremen' }));
    const bank = await read('bank');
    value(await decide('bank', { ...bank.values, iban: 'de75 5121 0800 1245 1261 99', bic: 'SOGEDEFF' }));
    expect((await read('bank')).values).toMatchObject({ iban: OTHER_IBAN, bic: 'SOGEDEFF' });

    await bringBack(world.at(afterPickUp(40)), actor, bookingId);
    expect(sibling.deps.settings.bankAccount.iban).toBe(BILLING_ENV.BANK_IBAN);
    await runBilling({ ...sibling.deps, clock: { now: () => new Date('2026-12-22T01:10:00Z') } });
    const [old, fresh] = await invoicesOf(orderId);
    expect(old).toEqual(before);
    expect(fresh).toMatchObject({
      seller: { name: 'Trailyard Nord GmbH', address: { city: 'Bremen' } },
      payment: { by: 'transfer', account: { iban: OTHER_IBAN, bic: 'SOGEDEFF' } },
    });

    expect((await sibling.newBrowser().get('/api/config')).status).toBe(200);
    expect(sibling.deps.settings.bankAccount.iban).toBe(OTHER_IBAN);
  });

  test.each([
    ['the account in use', OTHER_IBAN, true],
    ['the account before it', BILLING_ENV.BANK_IBAN, true],
    ['an account of others', 'DE89370400440532013000', false],
  ])('a statement of %s', async (_, account, isTaken) => {
    const body = new Blob([new Uint8Array(makeBankFile([{ cents: 100, text: account }], { account, id: account }))]);
    const imported = await importStatement(world.at('2026-12-22T09:00:00Z'), world.operator, { body: body.stream() });
    expect(imported.ok).toBe(isTaken);
  });

  test('stand in the log in words, and people do not', async () => {
    const { values } = await read('sellerDE');
    value(await decide('sellerDE', { ...values, city: 'Kiel', contactName: 'Somebody Else' }));
    const entry = await world.db
      .selectFrom('auditLog')
      .select(['objectId', 'data'])
      .where('action', '=', 'setting.change')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      objectId: 'sellerDE',
      data: { note: 'Moved', changes: { city: ['Bremen', 'Kiel'] }, fields: ['contactName'] },
    });
  });

  test('are refused with the words of the field, and a seller of no country is none', async () => {
    const { values } = await read('bank');
    expect(await decide('bank', { ...values, iban: 'DE00' })).toMatchObject({
      error: { code: 'invalid-fields', fields: { 'values.iban': 'iban' } },
    });
    expect(await decide('sellerFR', (await read('sellerDE')).values)).toMatchObject({ error: { code: 'not-found' } });
  });

  test('are read by an auditor and written by nobody but an admin', async () => {
    const { deps } = world.shop;
    const auditor = { ...world.operator, role: 'auditor' } as const;
    expect(await listSettings(deps, auditor)).toMatchObject({ ok: true });
    for (const role of ['auditor', 'desk'] as const) {
      const change = { group: 'bank', input: { values: null, reason: null } } as const;
      expect(await changeSetting(deps, { ...world.operator, role }, change)).toMatchObject({
        error: { code: 'forbidden' },
      });
    }
  });
});

test('the creditor identifier stays while a mandate names it, and the refusal says why in every language', async () => {
  const { values } = await read('bank');
  const other = { ...values, creditorId: 'DE79ZZZ01234567890' };
  const mandateId = await makeMandate(world.shop.deps, await makeBusinessUnit(world.db));
  const refused = { error: { code: 'invalid-fields', fields: { 'values.creditorId': 'mandates-in-force' } } };
  expect(await decide('bank', other)).toMatchObject(refused);
  for (const locale of LOCALES) {
    expect(fieldWords(getIntl(locale), 'mandates-in-force'), locale).not.toBe(fieldWords(getIntl(locale), 'custom'));
  }
  // What belongs to no mandate changes meanwhile.
  value(await decide('bank', { ...values, holder: 'Trailyard Kiel GmbH' }));
  expect((await read('bank')).values).toMatchObject({
    holder: 'Trailyard Kiel GmbH',
    creditorId: values['creditorId'],
  });
  // Nor does the environment bring another one in again.
  await world.db
    .updateTable('mandate')
    .set({ status: 'revoked', revokedAt: new Date() })
    .where('id', '=', mandateId)
    .execute();
  value(await decide('bank', other));
  expect((await read('bank')).values).toMatchObject({ creditorId: 'DE79ZZZ01234567890' });
  await makeMandate(world.shop.deps, await makeBusinessUnit(world.db));
  expect(await decide('bank', null)).toMatchObject(refused);
});

test('what is saved as it was makes no version', async () => {
  const before = await read('dunning');
  const saved = value(await decide('dunning', before.values));
  expect(saved).toEqual(before);
  expect(value(await decide('dunning', null))).toEqual(before);
  value(await decide('dunning', { ...before.values, pauseDays: 9 }));
  const changed = await read('dunning');
  expect(changed.version).toBe(before.version + 1);
  expect(value(await decide('dunning', changed.values)).version).toBe(changed.version);
});
