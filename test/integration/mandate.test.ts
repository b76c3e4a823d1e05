import { expect, test } from 'vitest';
import { unseal } from '#services/secret/seal.ts';
import { findMandate } from '#services/payment/find-mandate.ts';
import { getMandatePaper } from '#services/payment/get-mandate-paper.ts';
import { lapseMandates } from '#services/payment/lapse-mandates.ts';
import { replaceMandate } from '#services/payment/replace-mandate.ts';
import { revokeMandate } from '#services/payment/revoke-mandate.ts';
import { makeDebitable, makeExportedBatch } from '../support/debit-world.ts';
import { readPdf } from '../support/read-pdf.ts';
import { fillCart, makeCustomer, makeRentalWorld, order, periodFrom } from '../support/rental-world.ts';
import { signInDirectly } from '../support/sign-in-directly.ts';
import { createTestApp } from '../support/test-app.ts';

const IBAN = 'DE89 3704 0044 0532 0130 00';
const input = { iban: IBAN, accountHolder: 'Muster GmbH', place: 'Hamburg', consent: true } as const;

test('a mandate is granted by who may, sealed in the database, and only ever told masked', async () => {
  await using shop = await createTestApp();
  const { deps } = shop;
  const accountant = await makeCustomer(deps, { role: 'accountant' });
  const granted = await replaceMandate(deps, accountant, { input });
  expect(granted).toMatchObject({
    value: { reference: 'TY-000001', scheme: 'B2B', ibanMasked: 'DE89 •••• •••• •••• ••30 00', status: 'active' },
  });
  expect(JSON.stringify(granted)).not.toContain('370400440532');
  const row = await deps.db.selectFrom('mandate').select('ibanEncrypted').executeTakeFirstOrThrow();
  expect(row.ibanEncrypted.toString('latin1')).not.toContain('3704');
  expect(unseal([deps.settings.secretKey], row.ibanEncrypted)).toBe('DE89370400440532013000');
  const audit = await deps.db.selectFrom('auditLog').select('data').where('action', '=', 'mandate.grant').execute();
  expect(JSON.stringify(audit)).not.toContain('3704');
});

test('a mandate is replaced, not changed, and revoked once', async () => {
  await using shop = await createTestApp();
  const { deps } = shop;
  const admin = await makeCustomer(deps);
  const first = await replaceMandate(deps, admin, { input });
  const version = first.ok ? first.value.version : 0;
  const second = await replaceMandate(deps, admin, { input: { ...input, scheme: 'CORE' }, version });
  expect(second).toMatchObject({ value: { reference: 'TY-000002', scheme: 'CORE' } });
  expect(await replaceMandate(deps, admin, { input, version: version + 7 })).toMatchObject({
    error: { code: 'stale-version' },
  });
  const states = await deps.db.selectFrom('mandate').select(['reference', 'status']).orderBy('reference').execute();
  expect(states.map(({ status }) => status)).toEqual(['revoked', 'active']);
  expect(await revokeMandate(deps, admin)).toMatchObject({ ok: true });
  expect(await revokeMandate(deps, admin)).toMatchObject({ error: { code: 'not-found' } });
  expect(await findMandate(deps, admin)).toEqual({ ok: true, value: undefined });
});

test('a dispatcher cannot grant one, nor an admin in the name of somebody', async () => {
  await using shop = await createTestApp();
  const { deps } = shop;
  const dispatcher = await makeCustomer(deps, { role: 'dispatcher' });
  expect(await replaceMandate(deps, dispatcher, { input })).toMatchObject({ error: { code: 'forbidden' } });
  const admin = await makeCustomer(deps);
  const impersonated = { ...admin, impersonatedBy: dispatcher.userId };
  expect(await replaceMandate(deps, impersonated, { input })).toMatchObject({ error: { code: 'forbidden' } });
});

test('an order by direct debit needs a mandate, or brings one along, and nothing is left of a refused one', async () => {
  await using shop = await createTestApp();
  const { deps } = shop;
  const { trailerIds } = await makeRentalWorld(deps, 3);
  const [a = '', b = '', c = ''] = trailerIds;
  const period = periodFrom(deps.clock.now(), 3);
  const admin = await makeCustomer(deps);
  const dispatcher = await makeCustomer(deps, { businessUnitId: admin.businessUnitId, role: 'dispatcher' });
  const cart = await fillCart(deps, dispatcher, [{ trailerId: a, ...period }]);
  const sepa = { paymentMethod: 'sepa' } as const;
  expect(await order(deps, dispatcher, cart, sepa)).toMatchObject({ error: { code: 'mandate-required' } });
  expect(await order(deps, dispatcher, cart, { ...sepa, mandate: input })).toMatchObject({
    error: { code: 'forbidden' },
  });
  const broken = { ...input, iban: 'DE00 3704 0044 0532 0130 00' };
  const adminCart = await fillCart(deps, admin, [{ trailerId: b, ...period }]);
  expect(await order(deps, admin, adminCart, { ...sepa, mandate: broken })).toMatchObject({
    error: { code: 'invalid-fields', fields: { 'mandate.iban': 'iban' } },
  });
  expect(await deps.db.selectFrom('mandate').select('id').execute()).toEqual([]);

  const placed = await order(deps, admin, adminCart, { ...sepa, mandate: input });
  expect(placed).toMatchObject({
    value: { order: { status: 'confirmed', paymentStatus: 'scheduled', payment: { method: 'sepa' } } },
  });
  expect(JSON.stringify(placed)).not.toContain('370400440532');
  expect(await order(deps, dispatcher, cart, sepa)).toMatchObject({ value: { order: { paymentStatus: 'scheduled' } } });

  const last = await fillCart(deps, admin, [{ trailerId: c, ...period }]);
  expect(await order(deps, admin, last, { paymentMethod: 'transfer', mandate: input })).toMatchObject({
    error: { code: 'invalid-fields' },
  });
});

test('a broken IBAN is told beside its field', async () => {
  await using shop = await createTestApp();
  const admin = await makeCustomer(shop.deps);
  const Cookie = await signInDirectly(shop.deps, admin.userId);
  const response = await shop.newBrowser().send('PUT', '/api/payment/mandate', {
    body: { ...input, iban: 'DE12' },
    headers: { Cookie },
  });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code: 'invalid-fields', fields: { iban: 'iban' } });
});

test('its paper names the whole account to those who could grant another one, in person, and the log says so', async () => {
  await using shop = await createTestApp();
  const { deps } = shop;
  const accountant = await makeCustomer(deps, { role: 'accountant' });
  expect(await getMandatePaper(deps, accountant)).toMatchObject({ error: { code: 'not-found' } });
  await replaceMandate(deps, accountant, { input });
  const paper = await getMandatePaper(deps, accountant);
  if (!paper.ok) throw new Error(paper.error.code);
  expect(readPdf(paper.value.bytes).text).toContain(IBAN);
  expect(paper.value.filename).toMatch(/TY-000001\.pdf$/);
  const impersonated = { ...accountant, impersonatedBy: accountant.userId };
  const dispatcher = { ...accountant, role: 'dispatcher' } as const;
  for (const other of [impersonated, dispatcher]) {
    expect(await getMandatePaper(deps, other)).toMatchObject({ error: { code: 'forbidden' } });
  }
  const fetched = await deps.db
    .selectFrom('auditLog')
    .select('data')
    .where('action', '=', 'mandate.download')
    .execute();
  expect(fetched).toEqual([{ data: { reference: 'TY-000001' } }]);
});

test('it lapses after 36 months without a debit, unless one is on its way', async () => {
  await using shop = await createTestApp();
  const { deps } = shop;
  const at = (day: string) => ({ ...deps, clock: { now: () => new Date(`${day}T03:30:00Z`) } });
  const { mandateId: unused } = await makeDebitable(deps, { mandate: { signedOn: '2026-10-01' } });
  const { mandateId: used } = await makeDebitable(deps, { mandate: { lastCollectedOn: '2027-01-01' } });
  const { batchId } = await makeExportedBatch(deps);
  expect(await lapseMandates(at('2029-10-01'))).toEqual({ lapsed: 0 });
  expect(await lapseMandates(at('2029-11-01'))).toEqual({ lapsed: 1 });
  const active = await deps.db.selectFrom('mandate').select('id').where('status', '=', 'active').execute();
  const filed = await deps.db.selectFrom('debit').select('mandateId').where('batchId', '=', batchId).execute();
  expect(new Set(active.map(({ id }) => id))).toEqual(new Set([used, ...filed.map(({ mandateId }) => mandateId)]));
  expect(active.map(({ id }) => id)).not.toContain(unused);
});
