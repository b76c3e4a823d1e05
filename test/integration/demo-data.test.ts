import { verify } from '@node-rs/argon2';
import { isValidIBAN } from 'ibantools';
import { checkVAT, countries } from 'jsvat';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#db/client.ts';
import { listDepots } from '#db/depot/depot.queries.ts';
import { countStock } from '#db/trailer/trailer.queries.ts';
import { findPriceListInForce } from '#db/price/price.queries.ts';
import { findUserByEmail } from '#db/user/user.queries.ts';
import { areHours } from '#domain/depot/opening-hours.ts';
import { priceFor } from '#domain/price/price.ts';
import { isBandTable } from '#domain/price/tariff.ts';
import { fail, ok } from '#domain/result.ts';
import { findFactProblems } from '#domain/trailer/check-facts.ts';
import { isTrailerType } from '#domain/trailer/trailer-type.ts';
import { addBulkFleet } from '#demo/add-bulk-fleet.ts';
import { DEMO_COMPANIES } from '#demo/companies.ts';
import { loadDemoData } from '#demo/load-demo-data.ts';
import { DEMO_PASSWORD } from '#demo/people.ts';
import { vinCheckDigit } from '#demo/registration.ts';
import { unseal } from '#services/secret/seal.ts';
import type { StoragePort } from '#services/ports/storage.ts';
import { createTestDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';

const now = new Date('2026-11-16T08:00:00Z');
const secretKey = 'a secret key that only this test knows';

function createMemoryStorage(): StoragePort & { readonly files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  return {
    files,
    put: async (path, bytes) => ok(void files.set(path, bytes)),
    get: async () => undefined,
    identify: async () => undefined,
    async *list() {},
    delete: async () => undefined,
  };
}

const load = (db: Database, storage = createMemoryStorage(), withFiles = false): Promise<boolean> =>
  loadDemoData({ db, storage, now, secretKey, withFiles });

let database: TestDatabase;
const storage = createMemoryStorage();
beforeAll(async () => {
  database = await createTestDatabase();
  await load(database.db, storage, true);
});
afterAll(() => database[Symbol.asyncDispose]());

describe('the demo fleet', () => {
  test('has 62 trailers of seven types', async () => {
    const counts = await database.db
      .selectFrom('trailer')
      .select(({ fn }) => ['type', fn.countAll<number>().as('count')])
      .where('status', '!=', 'retired')
      .groupBy('type')
      .execute();
    expect(Object.fromEntries(counts.map(({ type, count }) => [type, count]))).toEqual({
      plane: 20,
      cool: 12,
      box: 8,
      chassis: 6,
      chassisAllround: 6,
      tipper: 6,
      tipperAgrar: 4,
    });
  });

  test('stands at 18 depots as the plan says', async () => {
    const depots = await listDepots(database.db);
    const stock = await countStock(database.db);
    const at = (code: string, types?: readonly string[]): number => {
      const id = depots.find((depot) => depot.code === code)?.id;
      return stock
        .filter(({ depotId, type }) => depotId === id && (types?.includes(type) ?? true))
        .reduce((sum, { count }) => sum + count, 0);
    };
    expect(depots).toHaveLength(18);
    const counts = depots.map(({ code }) => `${code} ${at(code)}`).toSorted();
    expect(counts.join(', ')).toBe(
      'ANR 2, BCN 2, BER 4, BRE 4, BUH 2, DUI 6, FRA 4, HAM 7, LEJ 4, LYS 1, MUC 4, NUE 4, PAR 2, POZ 3, RTM 5, ' +
        'VIE 3, VLO 3, VRN 2',
    );
    expect(at('HAM', ['cool'])).toBeGreaterThanOrEqual(3);
    expect(at('HAM', ['plane'])).toBeGreaterThanOrEqual(3);
    const hubs = ['RTM', 'HAM', 'ANR'].map((code) => at(code, ['chassis', 'chassisAllround']));
    expect(hubs.reduce((a, b) => a + b)).toBeGreaterThan(6);
    expect(['DUI', 'LEJ', 'POZ'].map((code) => at(code, ['tipper'])).reduce((a, b) => a + b)).toBe(6);
    expect(['LEJ', 'NUE', 'BUH'].map((code) => at(code, ['tipperAgrar'])).reduce((a, b) => a + b)).toBe(4);
  });

  test('has plausible papers: VINs with their check digit, facts that the type has, payload and telematics', async () => {
    const trailers = await database.db.selectFrom('trailer').selectAll().execute();
    expect(new Set(trailers.map(({ plate }) => plate)).size).toBe(62);
    for (const { vin, type, facts, tareKg, payloadKg } of trailers) {
      expect(vin[8]).toBe(vinCheckDigit(vin));
      expect(payloadKg + tareKg).toBe(32_500);
      expect(isTrailerType(type) && findFactProblems(type, facts)).toEqual([]);
    }
    expect(trailers.find(({ number }) => number === 'PS-101')?.telematics).toBe('full');
    const share = (kind: string) => trailers.filter(({ telematics }) => telematics === kind).length / 62;
    expect(share('full')).toBeCloseTo(0.6, 1);
    expect(share('gps')).toBeCloseTo(0.25, 1);
  });

  test('has one overdue inspection, three within ten days, the rest within a year, and one ATP ending in 20 days', async () => {
    const ends = (kind: 'hu' | 'atp') =>
      database.db.selectFrom('certificate').select('validUntil').where('kind', '=', kind).execute();
    const days = (await ends('hu')).map(
      ({ validUntil }) => (Date.parse(validUntil) - Date.parse('2026-11-16')) / 864e5,
    );
    expect(days).toHaveLength(62);
    expect(days.filter((day) => day < 0)).toHaveLength(1);
    expect(days.filter((day) => day >= 0 && day <= 10)).toHaveLength(3);
    expect(days.filter((day) => day > 10 && day < 365)).toHaveLength(58);
    const atp = (await ends('atp')).map(({ validUntil }) => validUntil).toSorted();
    expect(atp).toHaveLength(12);
    expect(atp[0]).toBe('2026-12-06');
  });

  test('is pictured from both sides and comes with its papers as PDF files', async () => {
    const images = await database.db.selectFrom('trailerImage').select(['trailerId', 'path', 'width']).execute();
    expect(new Set(images.map(({ trailerId }) => trailerId)).size).toBe(62);
    expect(images.every(({ path, width }) => storage.files.has(path) && width === 1280)).toBe(true);
    const documents = await database.db.selectFrom('trailerDocument').selectAll().execute();
    expect(new Set(documents.map(({ trailerId }) => trailerId)).size).toBe(62);
    for (const { path, bytes } of documents) {
      const file = Buffer.from(storage.files.get(path) ?? []);
      expect(file).toHaveLength(bytes);
      expect(file.toString('latin1')).toMatch(/^%PDF-1\.4[^]*%%EOF\n$/);
    }
  });

  test('is in the workshop now and then', async () => {
    const periods = await database.db.selectFrom('allocation').select(['kind', 'startsAt', 'endsAt']).execute();
    expect(periods.length).toBeGreaterThan(5);
    expect(periods.every(({ kind }) => kind === 'workshop')).toBe(true);
    expect(periods.some(({ startsAt, endsAt }) => startsAt < now && now < endsAt)).toBe(true);
  });
});

describe('the demo prices', () => {
  test.each([
    ['plane', 42, 224, 448, 720],
    ['planeMega', 46, 245, 490, 780],
    ['cool', 95, 546, 1092, 1860],
    ['box', 45, 238, 476, 780],
    ['chassis', 34, 182, 364, 540],
    ['chassisAllround', 40, 210, 420, 660],
    ['tipper', 85, 476, 952, 1560],
    ['tipperAgrar', 95, 525, 1050, 1680],
  ])('of %s for 1, 7, 14 and 30 days are those of the table', async (priceClass, ...euros) => {
    const list = await findPriceListInForce(database.db, now);
    const bands = list?.bandsByClass.get(priceClass) ?? [];
    expect(isBandTable(bands)).toBe(true);
    const tariff = { priceListVersion: list?.id ?? '', bands, factor: 10_000 };
    expect([1, 7, 14, 30].map((days) => priceFor(tariff, days).total.cents / 100)).toEqual(euros);
  });

  test('follow the factor of the depot', async () => {
    const list = await findPriceListInForce(database.db, now);
    const depots = await listDepots(database.db);
    const factors = Object.fromEntries(depots.map(({ code, id }) => [code, list?.factorByDepot.get(id)]));
    expect(factors).toMatchObject({ BUH: 8500, POZ: 8800, BCN: 9200, MUC: 10_600, HAM: 10_000 });
  });

  test('cover every trailer, and 21 services for the types they suit', async () => {
    const { rows } = await sql`
      select number from trailer where price_class not in (select price_class from price_band)`.execute(database.db);
    expect(rows).toEqual([]);
    const prices = await database.db.selectFrom('servicePrice').selectAll().execute();
    const cents = (key: string) =>
      Object.fromEntries(
        prices.filter(({ serviceKey }) => serviceKey === key).map((row) => [row.trailerType, row.priceCents]),
      );
    expect(new Set(prices.map(({ serviceKey }) => serviceKey)).size).toBe(21);
    expect(cents('fullService')).toMatchObject({ plane: 490, cool: 890, tipper: 790, tipperAgrar: 490 });
    expect(cents('twistlockKit')).toEqual({ chassis: 2500, chassisAllround: 2500 });
  });
});

describe('the demo customers', () => {
  test('sign in with the published password, each with their role', async () => {
    const expected = [
      ['admin@trailyard.example', null],
      ['anna.admin@nordwind.example', 'admin'],
      ['dirk.dispatch@nordwind.example', 'dispatcher'],
      ['berta.books@nordwind.example', 'accountant'],
      ['viktor.view@nordwind.example', 'viewer'],
      ['pawel@wielkopolska.example', 'admin'],
      ['emma@vandijk.example', 'admin'],
      ['nora.new@hansa.example', 'dispatcher'],
      ['rosa@rutas.example', 'admin'],
    ] as const;
    for (const [email, role] of expected) {
      const user = await findUserByEmail(database.db, email);
      expect(user).toMatchObject({ email, role, status: 'active', isAdmin: role === null });
      expect(await verify(user?.passwordHash ?? '', DEMO_PASSWORD)).toBe(true);
    }
    expect(await findUserByEmail(database.db, 'Dirk.Dispatch@nordwind.example')).toMatchObject({
      orderLimitCents: 200_000,
    });
  });

  test('have all accepted the legal texts but Nora', async () => {
    const { rows } = await sql`
      select email from user_account u
      where 2 > (select count(*) from legal_acceptance l where l.user_id = u.id)`.execute(database.db);
    expect(rows).toEqual([{ email: 'nora.new@hansa.example' }]);
  });

  test('are companies with an admin, complete data, valid VAT ids and IBANs', async () => {
    const units = await database.db.selectFrom('businessUnit').selectAll().execute();
    expect(units).toHaveLength(50);
    const standing = Object.groupBy(units, ({ status }) => status);
    expect(standing).toMatchObject({ blocked: { length: 1 }, pendingReview: { length: 2 } });
    const { rows } = await sql`
      select name from business_unit b
      where not exists (select from membership m where m.business_unit_id = b.id and m.role = 'admin')`.execute(
      database.db,
    );
    expect(rows).toEqual([]);
    for (const { vatId, registrationNumber, invoiceEmail, paymentMethod } of units) {
      expect(checkVAT(vatId ?? '', countries).isValid).toBe(true);
      expect([registrationNumber, invoiceEmail, paymentMethod].every(Boolean)).toBe(true);
    }
    expect(DEMO_COMPANIES.filter(({ iban }) => !isValidIBAN(iban))).toEqual([]);
    expect(units.find(({ name }) => name.startsWith('Rutas'))?.creditLimitCents).toBe(0);
  });

  test('keep their mandates sealed', async () => {
    const mandates = await database.db.selectFrom('mandate').selectAll().execute();
    expect(mandates.filter(({ scheme }) => scheme === 'CORE')).toHaveLength(1);
    expect(mandates.filter(({ scheme }) => scheme === 'B2B').length).toBeGreaterThan(5);
    for (const { ibanEncrypted, ibanMasked } of mandates) {
      const iban = unseal([secretKey], ibanEncrypted);
      expect(isValidIBAN(iban)).toBe(true);
      expect(ibanMasked.replaceAll(' ', '')).not.toBe(iban);
    }
  });
});

test('depots keep hours that make sense', async () => {
  for (const { openingHours } of await listDepots(database.db)) {
    const weeks = [openingHours.week, ...(openingHours.seasons ?? []).map(({ week }) => week)];
    expect(weeks.flatMap((week) => Object.values(week)).every(areHours)).toBe(true);
  }
});

describe('loading', () => {
  test('twice gives the same shop, ids included', async () => {
    await using other = await createTestDatabase();
    await load(other.db);
    const tables = ['depot', 'trailer', 'certificate', 'price_band', 'service_price', 'business_unit', 'membership'];
    for (const table of tables) {
      // Whatever the clock of the database wrote, and the drawn logos, are no part of the comparison.
      const dump = (db: Database) =>
        sql`select to_jsonb(t) - 'created_at' - 'logo' as row from ${sql.table(table)} t order by 1`.execute(db);
      expect((await dump(other.db)).rows).toEqual((await dump(database.db)).rows);
    }
  });

  test('happens once, also when two processes start at the same time', async () => {
    await using other = await createTestDatabase();
    const outcomes = await Promise.all([load(other.db), load(other.db)]);
    expect(outcomes.toSorted()).toEqual([false, true]);
    expect(await load(other.db)).toBe(false);
  });

  test('leaves a shop alone that has users of its own', async () => {
    await using other = await createTestDatabase();
    await other.db
      .insertInto('userAccount')
      .values({ email: 'real@customer.example', firstName: 'Real', lastName: 'Customer' })
      .execute();
    expect(await load(other.db)).toBe(false);
  });

  test('without room for the pictures says so', async () => {
    await using other = await createTestDatabase();
    const full = { ...createMemoryStorage(), put: async () => fail('storage-full' as const) };
    await expect(load(other.db, full, true)).rejects.toThrow('disk is full');
  });

  test('that is interrupted leaves nothing behind and can be repeated', async () => {
    await using other = await createTestDatabase();
    await sql`
      create function fail() returns trigger language plpgsql as 'begin raise exception ''pulled the plug''; end'`.execute(
      other.db,
    );
    await sql`create trigger fail before insert on audit_log execute function fail()`.execute(other.db);
    await expect(load(other.db)).rejects.toThrow('pulled the plug');
    await sql`drop trigger fail on audit_log`.execute(other.db);
    expect(await load(other.db)).toBe(true);
  });
});

test('a fleet for measuring is always the same and leaves the constraint in place', async () => {
  const dumps = [];
  for (let run = 0; run < 2; run++) {
    await using other = await createTestDatabase();
    await load(other.db);
    await addBulkFleet(other.db, { trailers: 150, allocations: 1500, now });
    const { rows } = await sql<{ trailers: number; allocations: number; dump: string }>`
      select
        (select count(*) from trailer where number like 'BULK%') as trailers,
        (select count(*) from allocation a join trailer t on t.id = a.trailer_id where number like 'BULK%') as allocations,
        (select md5(string_agg(concat(a.trailer_id, a.id, starts_at, ends_at), ',' order by trailer_id, starts_at))
         from allocation a join trailer t on t.id = a.trailer_id where number like 'BULK%') as dump`.execute(other.db);
    expect(rows[0]).toMatchObject({ trailers: 150, allocations: 1500 });
    dumps.push(rows[0]?.dump);
    const twin = sql`
      insert into allocation (trailer_id, kind, starts_at, ends_at)
      select trailer_id, kind, starts_at, ends_at from allocation limit 1`.execute(other.db);
    await expect(twin).rejects.toThrow('allocation_no_overlap');
  }
  expect(dumps[0]).toBe(dumps[1]);
});
