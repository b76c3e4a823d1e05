import { sql, type Updateable } from 'kysely';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AdminUnit } from '#contract/admin-business-unit.ts';
import type { AdminUser } from '#contract/admin-user.ts';
import type { Tables } from '#db/schema.ts';
import { insertDispute } from '#db/invoice/dispute.queries.ts';
import { insertPayment } from '#db/payment/payment.queries.ts';
import { insertSettlement } from '#db/payment/settlement.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Member } from '#domain/team/actor.ts';
import { startJobs } from '#server/jobs.ts';
import { deleteFiles } from '#server/jobs/delete-files.ts';
import { changeBooking } from '#services/booking/change-booking.ts';
import type { Browser } from '../support/browser.ts';
import { fillIn, handOver, rent, start } from '../support/handover-world.ts';
import { makeClaim } from '../support/dunning-world.ts';
import { issueInvoice } from '../support/issue-invoice.ts';
import { makePerson, makePlatformAdmin, PASSWORD, type Person, signIn } from '../support/people.ts';
import { fillCart, makeCustomer, makeRentalWorld, order, periodFrom } from '../support/rental-world.ts';
import { signInDirectly } from '../support/sign-in-directly.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { unzip } from '../support/unzip.ts';

const UNITS = '/api/admin/business-units';
const USERS = '/api/admin/users';
const REASON = { reason: 'Ticket 17' };
const PICTURE = { width: 32, height: 32, channels: 3, background: '#2c5e4b' } as const;
const NAME = { firstName: 'Xaverine', lastName: 'Quillfeather' };

let shop: TestApp;
let operator: Browser;
beforeAll(async () => {
  shop = await createTestApp();
  operator = shop.newBrowser();
  await signIn(operator, await makePlatformAdmin(shop.deps));
});
afterAll(() => shop[Symbol.asyncDispose]());

/** Where anything of the words is still written, in whatever column. */
async function findTablesWith(words: readonly string[]): Promise<readonly string[]> {
  const tables = await shop.deps.db.introspection.getTables();
  const found = await Promise.all(
    tables
      .filter(({ schema, isView }) => schema === 'public' && !isView)
      .map(async ({ name }) => {
        const like = words.map((word) => `%${word}%`);
        const { rows } =
          await sql`select 1 from ${sql.table(name)} as t where t::text ilike any(${like}) limit 1`.execute(
            shop.deps.db,
          );
        return rows.length > 0 ? [name] : [];
      }),
  );
  return found.flat().toSorted();
}

const rename = (userId: string, name = NAME) =>
  shop.deps.db.updateTable('userAccount').set(name).where('id', '=', userId).execute();

describe('a person who is erased', () => {
  let person: Person;
  beforeEach(async () => {
    const { businessUnitId } = await makePerson(shop.deps);
    person = await makePerson(shop.deps, { businessUnitId, role: 'dispatcher' });
    await rename(person.userId);
  });

  test('is nowhere to be read any more, cannot come back, and is in the log as an id', async () => {
    const browser = shop.newBrowser();
    await signIn(browser, person);
    await browser.patch('/api/users', { locale: 'fr' });
    await shop.newBrowser().post('/api/users/reset-account', { email: person.email });
    const message = { name: NAME.lastName, topic: 'other', message: 'Where is my trailer?', locale: 'en' };
    await shop.newBrowser().post('/api/contact-messages', { ...message, email: person.email });
    await shop.newBrowser().post('/api/contact-messages', { ...message, name: 'Jo', email: `jo${person.email}` });
    await shop.workOffOutbox();
    expect(await findTablesWith([person.email, NAME.lastName])).toEqual(['outbox', 'sent_mail', 'user_account']);

    await operator.post(`${USERS}/${person.userId}/block`, REASON);
    const erased = await operator.post(`${USERS}/${person.userId}/erase`, REASON);
    expect(erased.status).toBe(200);
    expect(await erased.json()).toMatchObject({ firstName: 'N.', status: 'blocked', businessUnit: null, sessions: [] });
    expect(
      await findTablesWith([` ${person.email}`, `"${person.email}`, `,${person.email}`, NAME.lastName, NAME.firstName]),
    ).toEqual([]);
    expect(await findTablesWith([`jo${person.email}`])).toContain('sent_mail');
    const login = await shop.newBrowser().post('/api/users/login', { email: person.email, password: PASSWORD });
    expect(login.status).toBe(401);
    expect((await operator.post(`${USERS}/${person.userId}/unblock`)).status).toBe(409);
    const records = await shop.deps.db
      .selectFrom('auditLog')
      .select(['action', 'data'])
      .where('objectId', '=', person.userId)
      .where('action', '=', 'user.erase')
      .execute();
    expect(records).toEqual([{ action: 'user.erase', data: REASON }]);
  });

  test('is not in the line of jobs either, be it by what was typed as a guest', async () => {
    const { db } = shop.deps;
    const jobs = await startJobs({ deps: shop.deps, connection: shop.databaseUrl, log: pino({ level: 'silent' }) });
    const countJobs = async () =>
      (await sql`select from pgboss.job where data::text like ${`%${person.email}%`}`.execute(db)).rows.length;
    try {
      const message = { name: NAME.lastName, topic: 'other', message: 'Where is my trailer?', locale: 'en' };
      await shop.newBrowser().post('/api/contact-messages', { ...message, email: person.email });
      await vi.waitFor(async () => expect(await countJobs()).toBe(1), { timeout: 25_000, interval: 100 });
    } finally {
      await jobs.stop();
    }
    const { rows } = await sql`select deletion_seconds from pgboss.queue where name = 'mail-to-guest'`.execute(db);
    expect(rows).toEqual([{ deletionSeconds: 86_400 }]);
    await operator.post(`${USERS}/${person.userId}/block`, REASON);
    await operator.post(`${USERS}/${person.userId}/erase`, REASON);
    expect(await countJobs()).toBe(0);
  }, 60_000);

  test('loses the picture for certain, also if the storage is down at that moment', async () => {
    const { db, storage } = shop.deps;
    const path = `uploads/avatar/${person.userId}.webp`;
    await storage.put(path, await sharp({ create: PICTURE }).webp().toBuffer(), 'image/webp');
    await db
      .updateTable('userAccount')
      .set({ avatar: `/${path}` })
      .where('id', '=', person.userId)
      .execute();
    const show = () => shop.newBrowser().get(`/_image?url=/${path}&w=320&q=75`);
    expect((await show()).status).toBe(200);
    await operator.post(`${USERS}/${person.userId}/block`, REASON);
    const goAway = vi.spyOn(storage, 'delete').mockRejectedValueOnce(new Error('The storage has not answered.'));
    expect((await operator.post(`${USERS}/${person.userId}/erase`, REASON)).status).toBe(200);
    const { payload } = await db
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', 'delete-files')
      .executeTakeFirstOrThrow();
    expect(payload).toEqual({ paths: [path] });
    await expect(deleteFiles(shop.deps, payload, { id: '' })).rejects.toThrow('The storage has not answered.');
    await deleteFiles(shop.deps, payload, { id: '' });
    goAway.mockRestore();
    expect((await show()).status).toBe(404);
  });

  test('has been blocked before, is erased once, and with a reason', async () => {
    const erase = `${USERS}/${person.userId}/erase`;
    expect((await operator.post(erase, REASON)).status).toBe(409);
    await operator.post(`${USERS}/${person.userId}/block`, REASON);
    expect((await operator.post(erase, {})).status).toBe(422);
    const late = await operator.post(erase, REASON, { 'If-Match': '"1"' });
    expect(await late.json()).toMatchObject({ code: 'stale-version', current: { firstName: NAME.firstName } });
    expect((await operator.post(erase, REASON)).status).toBe(200);
    expect((await operator.post(erase, REASON)).status).toBe(409);
  });

  test('is not the last admin of a company that goes on', async () => {
    const { userId } = await makePerson(shop.deps);
    await operator.post(`${USERS}/${userId}/block`, REASON);
    const refused = await operator.post(`${USERS}/${userId}/erase`, REASON);
    expect(await refused.json()).toMatchObject({ code: 'last-admin' });
    const { email }: AdminUser = await (await operator.get(`${USERS}/${userId}`)).json();
    expect(email).not.toContain('erased');
  });
});

async function keepMailAndMandate(db: TestApp['deps']['db'], { businessUnitId, userId }: Member): Promise<void> {
  await db
    .insertInto('sentMail')
    .values({
      businessUnitId,
      userId,
      recipient: 'pumpernickel@haulage.example',
      template: 'handover',
      locale: 'en',
      subject: 'Handover',
      bodyText: 'Your trailer is ready.',
      status: 'sent',
    })
    .execute();
  await db
    .insertInto('mandate')
    .values({
      businessUnitId,
      reference: 'TY-999999',
      scheme: 'CORE',
      ibanEncrypted: Buffer.alloc(40),
      ibanMasked: 'DE•• •••• 1234',
      accountHolder: 'Muster Spedition GmbH',
      place: 'Hamburg',
      signedOn: '2026-01-02',
      consentedAt: new Date(0),
      createdBy: userId,
    })
    .execute();
}

const objectToDamage = (db: TestApp['deps']['db'], { businessUnitId, userId }: Member, bookingId: string) =>
  db
    .insertInto('bookingCharge')
    .values({
      businessUnitId,
      bookingId,
      kind: 'damage',
      netCents: 25_000,
      costCents: 25_000,
      priceTrace: '[]',
      taxCase: 'notTaxable',
      taxCountry: 'DE',
      taxBasisPoints: 0,
      note: 'Plane gerissen',
      billAfter: '2026-01-09',
      createdBy: userId,
      objectedAt: new Date(0),
      objectedBy: userId,
      objection: 'Ask our driver Bo Lindqvist',
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** What a damage looks like; the files say whose it is. */
async function photograph({ db, storage, clock }: TestApp['deps'], by: Member, chargeId: string, name: string) {
  const path = `charge/${name}.webp`;
  await storage.put(path, Buffer.from(name), 'image/webp');
  await db
    .insertInto('chargePhoto')
    .values({
      chargeId,
      position: 1,
      businessUnitId: by.businessUnitId,
      path,
      sha256: Buffer.alloc(32),
      width: 60,
      height: 40,
      uploadedAt: clock.now(),
      uploadedBy: by.userId,
    })
    .execute();
}

describe('a company', () => {
  const lastName = 'Pumpernickel';
  let customer: Member;
  let number: string;
  let unit: string;
  beforeAll(async () => {
    const { deps } = shop;
    const { trailerIds } = await makeRentalWorld(deps);
    customer = await makeCustomer(deps, { unit: { invoiceEmail: 'pumpernickel@haulage.example', phone: '+49 40 77' } });
    await rename(customer.userId, { ...NAME, lastName });
    const period = periodFrom(deps.clock.now(), 3);
    const cart = await fillCart(
      deps,
      customer,
      trailerIds.map((trailerId) => ({ trailerId, ...period })),
    );
    const placed = await order(deps, customer, cart);
    if (!placed.ok) throw new Error(placed.error.code);
    ({ number } = placed.value.order);
    const rental = await rent(deps, { actor: customer });
    const input = { driverName: `Ida ${lastName}`, reservationNote: `Ask for ${lastName}` };
    await changeBooking(deps, customer, { bookingId: rental.bookingId, input });
    await handOver(deps, rental, 'pickUp', { driver: { name: `Ivo ${lastName}` } });
    const begun = await rent(deps, { actor: customer });
    await fillIn(deps, begun, await start(deps, begun), { driver: { name: 'Ulf Wintergreen' } });
    await keepMailAndMandate(deps.db, customer);
    const objected = await objectToDamage(deps.db, customer, rental.bookingId);
    await photograph(deps, customer, objected.id, 'objected');
    const [line] = placed.value.order.lineItems;
    const billable = { ...customer, orderId: placed.value.order.id, bookingId: line?.bookingId ?? '' };
    let billed = { chargeId: '', invoiceId: '' };
    await inTransaction(deps.db, async (trx) => {
      const { businessUnitId } = customer;
      const { id: chargeId } = await objectToDamage(trx, customer, billable.bookingId);
      const { id: invoiceId } = await issueInvoice(trx, billable, {
        mangle: ({ lines, ...rows }) => ({ ...rows, lines: lines.map((row) => ({ ...row, chargeId })) }),
      });
      billed = { chargeId, invoiceId };
      const written = { businessUnitId, createdAt: deps.clock.now() };
      const money = { ...written, kind: 'transfer', bookedOn: '2026-12-01', cents: 900 } as const;
      const { id: paymentId } = await insertPayment(trx, money);
      await insertSettlement(trx, { ...written, invoiceId, paymentId, cents: 900 });
      const opened = { openedAt: deps.clock.now(), openedBy: customer.userId };
      await insertDispute(trx, { businessUnitId, invoiceId, reason: 'Ulla Lindqvist was not there', ...opened });
    });
    await photograph(deps, customer, billed.chargeId, 'billed');
    await makeClaim(deps, { ...billable, invoiceId: billed.invoiceId });
    const headers = { Cookie: await signInDirectly(deps, customer.userId) };
    await shop.newBrowser().send('GET', `/api/orders/${placed.value.order.id}/confirmation.pdf`, { headers });
    unit = `${UNITS}/${customer.businessUnitId}`;
  });

  test('is exported with its people, orders, bookings, mails, log and papers, and nothing of others', async () => {
    const stranger = await makePerson(shop.deps);
    const answer = await operator.get(`${unit}/export`);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.zip"$/);
    const files = unzip(Buffer.from(await answer.arrayBuffer()));
    const paper = Object.keys(files).find((name) => name.startsWith('papers/'));
    const photos = Object.keys(files).filter((name) => name.startsWith('photos/') && !name.includes('-damage-'));
    const damages = Object.keys(files).filter((name) => name.includes('-damage-'));
    expect(Object.keys(files)).toEqual([
      'company.json',
      'people.csv',
      'orders.csv',
      'bookings.csv',
      'quotes.csv',
      'mandates.csv',
      'mails.csv',
      'log.csv',
      'invoices/I-26-DE-000001.xml',
      'invoices.csv',
      'payments.csv',
      'late-costs.csv',
      'disputes.csv',
      paper,
      'papers.csv',
      ...damages,
      'charges.csv',
      ...photos,
      'handovers.csv',
    ]);
    expect(photos.length).toBeGreaterThan(3);
    expect(files[photos[0] ?? '']).toMatch(/^RIFF.{4}WEBP/s);
    const ofEach = photos.length / 2;
    expect(files['handovers.csv']).toMatch(new RegExp(`(,pickUp,.*,${ofEach},${ofEach}\r\\s*.*){2}`));
    expect(files['mandates.csv']).toContain('DE•• •••• 1234');
    expect(files['mails.csv']).toContain('Your trailer is ready.');
    expect(files['people.csv']).toContain(lastName);
    expect(files['orders.csv']).toContain(number);
    expect(files['bookings.csv']).toContain(`${number}-1`);
    expect(files['papers.csv']).toContain(`orderConfirmation,${number}`);
    expect(files['papers.csv']).toContain(paper);
    expect(files['papers.csv']).toMatch(/,sha256,file,invoiceNumber\r\n/i);
    expect(files['charges.csv']).toContain(',Ask our driver Bo Lindqvist,,1,1\r\n');
    expect(new Set(damages.map((name) => files[name]))).toEqual(new Set(['billed', 'objected']));
    expect(files['late-costs.csv']).toMatch(/\r\nI-26-DE-000001,flat40,4000,/);
    expect(files['disputes.csv']).toMatch(/I-26-DE-000001,.*,Ulla Lindqvist was not there,/);
    expect(files['payments.csv']).toContain(',transfer,2026-12-01,900,0,');
    expect(files['invoices.csv']).toContain(`I-26-DE-000001,invoice,${number},2026-11-30`);
    expect(files['invoices/I-26-DE-000001.xml']).toBe('<x/>');
    expect(paper === undefined ? '' : files[paper]).toMatch(/^%PDF-/);
    expect(Object.values(files).join('\n')).not.toContain(stranger.email);
    const records = await shop.deps.db
      .selectFrom('auditLog')
      .select('objectId')
      .where('action', '=', 'businessUnit.export')
      .execute();
    expect(records).toEqual([{ objectId: customer.businessUnitId }]);
  });

  test('that was never billed is exported without a list of invoices', async () => {
    const { businessUnitId } = await makePerson(shop.deps);
    const answer = await operator.get(`${UNITS}/${businessUnitId}/export`);
    const files = Object.keys(unzip(Buffer.from(await answer.arrayBuffer())));
    expect(files).toContain('papers.csv');
    expect(files).not.toContain('invoices.csv');
  });

  test('is erased when it is blocked and nothing is open; its orders and papers stay', async () => {
    expect((await operator.post(`${unit}/erase`, REASON)).status).toBe(409);
    await operator.post(`${unit}/block`, REASON);
    expect((await operator.post(`${unit}/erase`, REASON)).status).toBe(409);
    const settle = (values: Updateable<Tables['customerOrder']>) =>
      shop.deps.db
        .updateTable('customerOrder')
        .set(values)
        .where('businessUnitId', '=', customer.businessUnitId)
        .execute();
    // A fee for what was cancelled is awaited like any other money; a debit takes itself.
    await settle({ status: 'cancelled', paymentStatus: 'awaitingTransfer' });
    expect((await operator.post(`${unit}/erase`, REASON)).status).toBe(409);
    // So is what is still to be billed.
    await settle({ status: 'completed', paymentStatus: 'scheduled', billing: 'internal', billingDueOn: '2030-01-01' });
    expect((await operator.post(`${unit}/erase`, REASON)).status).toBe(409);
    await settle({ status: 'completed', paymentStatus: 'scheduled', billing: 'internal', billingDueOn: null });
    // And what was billed and is not paid.
    expect((await operator.post(`${unit}/erase`, REASON)).status).toBe(409);
    const { invoiceId } = await shop.deps.db
      .selectFrom('invoiceAccount')
      .select('invoiceId')
      .where('businessUnitId', '=', customer.businessUnitId)
      .executeTakeFirstOrThrow();
    expect((await operator.post(`/api/admin/invoices/${invoiceId}/write-off`, REASON)).status).toBe(200);
    expect((await operator.post(`${unit}/erase`, {})).status).toBe(422);
    const erased = await operator.post(`${unit}/erase`, REASON);
    expect(erased.status).toBe(200);
    const { name, invoiceEmail, phone, members, decisions, erasedAt }: AdminUnit = await erased.json();
    expect({ name, invoiceEmail, phone }).toEqual({ name: 'Muster Spedition GmbH', invoiceEmail: null, phone: null });
    expect(members).toMatchObject([{ firstName: 'N.', lastName: 'N.', status: 'blocked' }]);
    // The address that was to be billed, the paper that says so, and the signed protocol.
    expect(await findTablesWith([lastName])).toEqual(['customer_order', 'document', 'handover']);
    // Of one that was begun nothing stays, and its photos are promised to go.
    expect(await findTablesWith(['Wintergreen'])).toEqual([]);
    // Nor of why a claim was objected to.
    expect(await findTablesWith(['Lindqvist'])).toEqual([]);
    // The photo of what was billed stays with its document; that of what never was is promised to go.
    const kept = await shop.deps.db
      .selectFrom('chargePhoto')
      .select('path')
      .where('businessUnitId', '=', customer.businessUnitId)
      .execute();
    expect(kept).toEqual([{ path: 'charge/billed.webp' }]);
    const promised = await shop.deps.db
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', 'delete-files')
      .where(sql<boolean>`payload::text like '%handover%'`)
      .execute();
    expect(promised).toHaveLength(1);
    await shop.workOffOutbox('delete-files');
    expect(await shop.deps.storage.get('charge/objected.webp')).toBeUndefined();
    expect(await shop.deps.storage.get('charge/billed.webp')).toBeDefined();

    expect({ decisions, erasedAt }).toEqual({ decisions: [], erasedAt: shop.deps.clock.now().toISOString() });
    expect((await operator.post(`${unit}/unblock`, REASON)).status).toBe(409);
    expect((await operator.post(`${unit}/erase`, REASON)).status).toBe(409);

    const { number: billed } = await shop.deps.db
      .selectFrom('invoice')
      .select('number')
      .where('businessUnitId', '=', customer.businessUnitId)
      .executeTakeFirstOrThrow();
    expect(billed).toBe('I-26-DE-000001');
    const orders = await (await operator.get(`/api/admin/orders?businessUnit=${customer.businessUnitId}`)).json();
    expect(orders.items).toContainEqual(expect.objectContaining({ number }));
    const files = unzip(Buffer.from(await (await operator.get(`${unit}/export`)).arrayBuffer()));
    expect(Object.keys(files).filter((file) => file.startsWith('papers/'))).toHaveLength(1);
    const archive = await operator.get('/api/admin/exports/archive.zip?year=2026');
    expect(unzip(Buffer.from(await archive.arrayBuffer()))).toHaveProperty([`originals/${billed}.xml`]);
  });
});
