import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database } from '#db/client.ts';
import type { StaffRole } from '#domain/team/staff-role.ts';
import type { Tables } from '#db/schema.ts';
import { ADDRESS_FIELDS } from '#domain/business-unit/fields.ts';
import { tableOf } from '#domain/table.ts';

/** Rows that satisfy every constraint, for tests that need one to exist but do not care what it says. */

const unique = (length: number): string =>
  randomUUID().replaceAll('-', '').toUpperCase().replaceAll(/[IOQ]/g, 'X').slice(0, length);

let depots = 0;
function nextDepotCode(): string {
  const n = depots++;
  return [Math.floor(n / 676), Math.floor(n / 26), n].map((digit) => String.fromCodePoint(65 + (digit % 26))).join('');
}

async function insert<T extends keyof Tables>(db: Database, table: T, row: Insertable<Tables[T]>): Promise<string> {
  const id = randomUUID();
  // Every table here has an id; Kysely cannot see that of a table it does not know.
  const values = { id, ...row } as unknown as Insertable<Tables[T]>;
  await db.insertInto(table).values(values).execute();
  return id;
}

export const makeBusinessUnit = (
  db: Database,
  row: Partial<Insertable<Tables['businessUnit']>> = {},
): Promise<string> => insert(db, 'businessUnit', { name: 'Muster GmbH', country: 'DE', status: 'active', ...row });

/** Whoever is of the operator is an admin, unless another role is wished for. */
export async function makeUser(
  db: Database,
  {
    staffRole = 'admin',
    ...row
  }: Partial<Insertable<Tables['userAccount']>> & { readonly staffRole?: StaffRole | undefined } = {},
): Promise<string> {
  const userId = await insert(db, 'userAccount', {
    email: `${unique(12).toLowerCase()}@test.example`,
    firstName: 'Maria',
    lastName: 'Muster',
    ...row,
  });
  if (row.isAdmin === true) await db.insertInto('staffMember').values({ userId, role: staffRole }).execute();
  return userId;
}

export async function makeMember(
  db: Database,
  { businessUnitId, role = 'admin' }: { businessUnitId: string; role?: Tables['membership']['role'] },
): Promise<string> {
  const userId = await makeUser(db);
  await db.insertInto('membership').values({ userId, businessUnitId, role }).execute();
  return userId;
}

export const makeDepot = (db: Database, row: Partial<Insertable<Tables['depot']>> = {}): Promise<string> =>
  insert(db, 'depot', {
    code: nextDepotCode(),
    name: 'Test depot',
    street: 'Hafenstraße 1',
    postalCode: '20457',
    city: 'Hamburg',
    country: 'DE',
    lat: 53.5,
    lon: 9.9,
    timeZone: 'Europe/Berlin',
    openingHours: JSON.stringify({ week: { 1: [{ from: '06:00', to: '20:00' }] } }),
    holidayRegion: 'DE-HH',
    phone: '+49401234567',
    email: 'depot@test.example',
    ...row,
  });

export async function makeTrailer(db: Database, row: Partial<Insertable<Tables['trailer']>> = {}): Promise<string> {
  return insert(db, 'trailer', {
    number: `T-${unique(8)}`,
    plate: unique(8),
    vin: unique(17),
    type: 'plane',
    subType: 'standard',
    priceClass: row.type ?? 'plane',
    depotId: row.depotId ?? (await makeDepot(db)),
    make: 'Krone',
    model: 'Profi Liner',
    firstRegisteredOn: '2022-03-01',
    axles: 3,
    tareKg: 6300,
    payloadKg: 26_200,
    // As if all its certificates were there; the first one that is written down takes its place.
    certifiedUntil: '2099-12-31',
    ...row,
  });
}

export async function makeBooking(
  db: Database,
  row: Partial<Insertable<Tables['booking']>> & { businessUnitId: string; trailerId: string; createdBy: string },
): Promise<string> {
  const { createdBy, ...booking } = row;
  const { depotId } = await db
    .selectFrom('trailer')
    .select('depotId')
    .where('id', '=', row.trailerId)
    .executeTakeFirstOrThrow();
  const priceListId = await insert(db, 'priceList', { name: 'Test', validFrom: new Date() });
  const orderId = await insert(db, 'customerOrder', {
    businessUnitId: row.businessUnitId,
    number: `O-${unique(8)}`,
    createdBy,
    status: 'confirmed',
    paymentMethod: 'transfer',
    locale: 'de',
    billingAddress: JSON.stringify({ ...tableOf(ADDRESS_FIELDS, () => null), vatId: null }),
    termsVersion: '1',
    privacyVersion: '1',
    netCents: 4200,
    taxCents: 798,
    grossCents: 4998,
    taxes: '[]',
  });
  return insert(db, 'booking', {
    orderId,
    lineNumber: 1,
    number: `B-${unique(8)}`,
    depotId,
    startsAt: new Date('2027-01-04T07:00:00Z'),
    endsAt: new Date('2027-01-05T07:00:00Z'),
    chargeableDays: 1,
    priceListId,
    priceTrace: JSON.stringify({
      priceListVersion: priceListId,
      bands: [{ fromDay: 1, dayRateCents: 4200 }],
      factor: 10_000,
      days: 1,
      bandFromDay: 1,
      paidDays: 1,
      dayRateCents: 4200,
    }),
    rentCents: 4200,
    servicesCents: 0,
    netCents: 4200,
    taxCase: 'shortTerm',
    taxCountry: 'DE',
    taxBasisPoints: 1900,
    ...booking,
  });
}

let priceLists = 0;

/** A published list in force, with the day rates of its price classes and the prices of services by type. */
export async function makePriceList(
  db: Database,
  rates: Readonly<Record<string, readonly number[]>> = {
    plane: [4200, 3200, 2400, 2000],
    cool: [4200, 3200, 2400, 2000],
  },
  services: Readonly<Record<string, Readonly<Record<string, number>>>> = {},
  oneWayFees: readonly Omit<Insertable<Tables['oneWayFee']>, 'priceListId'>[] = [],
): Promise<string> {
  const validFrom = new Date(Date.UTC(2020, 0, 1) + priceLists++);
  const id = await insert(db, 'priceList', { name: 'Test', validFrom });
  const bands = Object.entries(rates).flatMap(([priceClass, cents]) =>
    cents.map((dayRateCents, i) => ({ priceListId: id, priceClass, fromDay: [1, 7, 30, 180][i] ?? 1, dayRateCents })),
  );
  await db.insertInto('priceBand').values(bands).execute();
  for (const [serviceKey, prices] of Object.entries(services)) {
    await db.insertInto('service').values({ key: serviceKey, unit: 'once', position: 1 }).execute();
    for (const [trailerType, priceCents] of Object.entries(prices)) {
      await db.insertInto('servicePrice').values({ priceListId: id, serviceKey, trailerType, priceCents }).execute();
    }
  }
  for (const fee of oneWayFees)
    await db
      .insertInto('oneWayFee')
      .values({ priceListId: id, ...fee })
      .execute();
  await db.updateTable('priceList').set({ publishedAt: validFrom }).where('id', '=', id).execute();
  return id;
}
