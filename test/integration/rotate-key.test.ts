import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Deps } from '#services/deps.ts';
import { rotateKey } from '#services/secret/rotate-key.ts';
import { isSealedWith, nameOfKey, seal, unseal } from '#services/secret/seal.ts';
import { makePerson, signIn } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const OLDER = 'the key that was in use until now';
const LOST = 'a key that nobody knows any longer';
const IBAN = 'DE89370400440532013000';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ env: { SECRET_KEY_BEFORE: OLDER } });
});
afterAll(() => shop[Symbol.asyncDispose]());

async function makeMandate({ db }: Deps, key: string) {
  const { userId, businessUnitId, ...person } = await makePerson(shop.deps);
  const { id } = await db
    .insertInto('mandate')
    .values({
      businessUnitId,
      reference: `M-${userId}`,
      scheme: 'CORE',
      ibanEncrypted: seal(key, IBAN),
      ibanMasked: 'DE89 … 3000',
      accountHolder: 'Hafen Spedition',
      place: 'Hamburg',
      signedOn: '2026-01-01',
      consentedAt: new Date(),
      createdBy: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, person: { userId, businessUnitId, ...person } };
}
const readIban = async ({ db }: Deps, id: string): Promise<Buffer> =>
  (await db.selectFrom('mandate').select('ibanEncrypted').where('id', '=', id).executeTakeFirstOrThrow()).ibanEncrypted;

test('whatever is sealed with the key before is sealed with the new one, once', async () => {
  const { deps } = shop;
  const { secretKey } = deps.settings;
  const { id, person } = await makeMandate(deps, OLDER);
  const { businessUnitId } = person;
  const { id: lost } = await makeMandate(deps, LOST);
  await deps.db
    .updateTable('businessUnit')
    .set({ trailerConnectLoginEncrypted: seal(OLDER, 'nordwind-fleet') })
    .where('id', '=', businessUnitId)
    .execute();
  const browser = shop.newBrowser();
  await signIn(browser, person);
  const readLogin = async () => (await (await browser.get('/api/users/me')).json()).businessUnit.trailerConnectLogin;
  expect(await readLogin()).toBe('nordwind-fleet');

  const before = await readIban(deps, lost);
  expect(await rotateKey(deps)).toEqual({ resealed: 2, unreadable: 1 });
  const sealed = await readIban(deps, id);
  expect([isSealedWith(secretKey, sealed), unseal([secretKey], sealed)]).toEqual([true, IBAN]);
  expect(await readLogin()).toBe('nordwind-fleet');
  expect(await readIban(deps, lost)).toEqual(before);
  expect(await rotateKey(deps)).toEqual({ resealed: 0, unreadable: 1 });
  expect(await readIban(deps, id)).toEqual(sealed);

  const logged = await deps.db
    .selectFrom('auditLog')
    .select(['actorKind', 'objectId', 'data'])
    .where('action', '=', 'secretKey.rotate')
    .orderBy('id')
    .execute();
  const entry = { actorKind: 'system', objectId: nameOfKey(secretKey) };
  expect(logged).toEqual([
    { ...entry, data: { holds: 'iban', resealed: 1 } },
    { ...entry, data: { holds: 'trailerConnectLogin', resealed: 1 } },
  ]);
});
