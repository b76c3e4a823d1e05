import { join } from 'node:path';
import pino from 'pino';
import { parseEnv } from '#config/env.ts';
import { createDatabase } from '#db/client.ts';
import { recordLegalAcceptance } from '#db/content/legal.queries.ts';
import { applicationDatabase, applicationRole, readPassword, socketPort } from '#db/embedded/credentials.ts';
import { findRunningServer } from '#db/embedded/find-running-server.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Member, PlatformAdmin } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import type { Locale } from '#i18n/locales.ts';
import { compose } from '#server/compose.ts';
import { readSecretKey } from '#server/data-folder.ts';
import { billOrder } from '#services/billing/bill-order.ts';
import type { Deps } from '#services/deps.ts';
import { bringBack, pickUp } from './booking-world.ts';
import { DEMO_PASSWORD } from './journey.ts';
import { makeTrailer } from './make-rows.ts';
import { fillCart, makeCustomer, order, periodFrom } from './rental-world.ts';
import { BILLING_ENV } from './sample-seller.ts';

const DAY_MS = 86_400_000;
const OPERATOR = 'admin@trailyard.example';
/** Where trailers leave and come back at any hour. */
const KEY_BOX = 'HAM';

type Payer = Member & { readonly email: string; readonly invoiceEmail: string };
type PayerWish = {
  readonly name: string;
  readonly locale: Locale;
  readonly unit?: NonNullable<Parameters<typeof makeCustomer>[1]>['unit'];
};
type RentWish = {
  readonly daysAgo: number;
  readonly days: number;
  readonly payment?: Parameters<typeof order>[3];
  /** After so many days; still out without. */
  readonly backAfter?: number;
};

/** The application under test, asked directly on days that are over: no browser can wait for the end of a month. */
export async function openMoneyShop() {
  const dataDir = process.env['E2E_DATA_DIR'] ?? '';
  const cluster = join(dataDir, 'postgres');
  const server = await findRunningServer(cluster);
  if (!server) throw new Error(`No database runs on ${cluster}`);
  const db = createDatabase(
    {
      host: server.socketFolder,
      port: socketPort,
      user: applicationRole,
      password: await readPassword(cluster),
      database: applicationDatabase,
    },
    { poolSize: 2 },
  );
  const deps = compose({
    // Announced earlier than the demo does, what is collected here has a day of its own.
    config: parseEnv({ ...BILLING_ENV, PRENOTIFICATION_DAYS: '14' }),
    db,
    dataDir,
    secretKey: await readSecretKey(undefined, dataDir),
    log: pino({ level: 'silent' }),
  });

  const at = (now: Date): Deps => ({ ...deps, clock: { now: () => now } });
  /** What the shop did so many days ago, at this hour. */
  const ago = (days: number): Deps => at(new Date(Date.now() - days * DAY_MS));
  const dayAgo = (days: number): string => operatorToday(toInstant(ago(days).clock.now())).toString();

  const findOperator = async (): Promise<PlatformAdmin> => {
    const { id: userId } = await db
      .selectFrom('userAccount')
      .select('id')
      .where('email', '=', OPERATOR)
      .executeTakeFirstOrThrow();
    return { kind: 'platformAdmin', role: 'admin', userId };
  };

  /** A company with all that an invoice needs, and somebody of it who can sign in. */
  async function makePayer({ name, locale, unit = {} }: PayerWish): Promise<Payer> {
    const mark = name.toLowerCase().replaceAll(/[^a-z]/g, '');
    const [email, invoiceEmail] = [`admin@${mark}.example`, `invoice@${mark}.example`];
    const member = await makeCustomer({ db }, { unit: { name, invoiceEmail, ...unit } });
    const hashed = await deps.passwords.hash(DEMO_PASSWORD);
    if (!hashed.ok) throw new Error(hashed.error);
    const { userId } = member;
    await db
      .updateTable('userAccount')
      .set({ email, passwordHash: hashed.value, locale })
      .where('id', '=', userId)
      .execute();
    await inTransaction(db, (trx) =>
      recordLegalAcceptance(trx, { userId, documents: ['terms', 'privacy'], now: deps.clock.now() }),
    );
    return { ...member, email, invoiceEmail };
  }

  /** A rental of a new trailer that began so many days ago, ordered a week before. */
  async function rent(payer: Payer, { daysAgo, days, payment, backAfter }: RentWish) {
    const { id: depotId } = await db
      .selectFrom('depot')
      .select('id')
      .where('code', '=', KEY_BOX)
      .executeTakeFirstOrThrow();
    const before = ago(daysAgo + 7);
    const period = periodFrom(before.clock.now(), 7, days);
    const cart = await fillCart(before, payer, [{ trailerId: await makeTrailer(db, { depotId }), ...period }]);
    const placed = await order(before, payer, cart, payment);
    if (!placed.ok) throw new Error(`The order was refused: ${JSON.stringify(placed.error)}`);
    const { id: orderId, number, lineItems } = placed.value.order;
    const bookingId = lineItems[0]?.bookingId ?? '';
    const begin = new Date(period.from);
    await pickUp(at(begin), payer, bookingId);
    if (backAfter !== undefined) await bringBack(at(new Date(begin.getTime() + backAfter * DAY_MS)), payer, bookingId);
    return { orderId, number, bookingId };
  }

  const findInvoice = (invoiceId: string) =>
    db
      .selectFrom('invoice')
      .select(['id', 'number', 'grossCents', 'collectOn'])
      .where('id', '=', invoiceId)
      .executeTakeFirstOrThrow();

  /** Whose order it is. */
  const findUnitOf = (orderId: string) =>
    db.selectFrom('customerOrder').select('businessUnitId').where('id', '=', orderId).executeTakeFirstOrThrow();

  /** The invoice that was issued for an order so many days ago. */
  async function bill({ businessUnitId }: Pick<Payer, 'businessUnitId'>, orderId: string, daysAgo = 0) {
    const which = { businessUnitId, orderId, on: dayAgo(daysAgo) };
    const billed = await inTransaction(db, (trx) => billOrder(trx, ago(daysAgo), which));
    if (!billed.ok) throw new Error(`Not billed: ${JSON.stringify(billed.error)}`);
    const { collectOn, ...invoice } = await findInvoice(billed.value[0]?.id ?? '');
    return { ...invoice, collectOn: collectOn ?? '' };
  }

  return {
    at,
    ago,
    dayAgo,
    findOperator,
    findInvoice,
    findUnitOf,
    makePayer,
    rent,
    bill,
    [Symbol.asyncDispose]: () => db.destroy(),
  };
}
export type MoneyShop = Awaited<ReturnType<typeof openMoneyShop>>;
