import { sql } from 'kysely';
import { type Connection, createDatabase, type Database, type Transaction } from '#db/client.ts';
import { withoutLimits } from '#db/without-limits.ts';
import { dropIndexes, withoutAutovacuum, withoutCompression } from '../set-aside.ts';
import { addDepots, copyFleetAndCustomers, copyRentals } from './copy-company.ts';
import { copyLog } from './copy-log.ts';
import { copyDocuments, copyMails, copyMoney, type DocumentGroups, groupDocuments } from './copy-money.ts';
import type { SpecialIds } from './copy-rows.ts';
import { foreseeMoney } from './foresee-money.ts';
import { type Copies, inventCopies, MOST_COPIES, type Originals } from './invent-copies.ts';
import { type Lend, whenAll, withSessions } from './lend-sessions.ts';
import { listWaiting } from './list-waiting.ts';
import { payMost } from './pay-most.ts';
import { nameCopies, numberInvoices, roomOfNumbers, tellInventions, tellWords } from './prepare-copies.ts';
import { mayRestore, restoreRows } from './restore-rows.ts';
import { SHARED, withSharedTables } from './shared-tables.ts';
import { verifyGrowth } from './verify-growth.ts';

type Growth = {
  /** How many trailers the company has then, at least. */
  readonly trailers: number;
  /** Who may write rows as a restore does. Without one, each row is checked as always, which takes twice as long. */
  readonly superuser?: Connection | undefined;
  readonly say?: (text: string) => void;
};

/**
 * Makes the company of a freshly loaded demo as large as asked, by copying all of it as often as needed: depots in other
 * towns, trailers, customers of other names with their people, orders, bookings, documents, payments, mails and the log.
 * The database does the work, on as many connections as there is work side by side. A superuser writes most of it as a
 * restore does, and all is verified at once in the end; without one every row is checked as always. What stops on the
 * way leaves a company that is not whole: whoever asked begins anew.
 */
export async function growDemo(db: Database, { trailers, superuser, say = () => undefined }: Growth): Promise<void> {
  const originals = await readOriginals(db);
  const copies = Math.ceil(trailers / originals.trailers.length) - 1;
  if (copies <= 0) return;
  if (copies > MOST_COPIES) {
    throw new RangeError(`The demo grows to ${(MOST_COPIES + 1) * originals.trailers.length} trailers at most.`);
  }
  say(`Inventing ${copies} more companies like the demo`);
  const invented = inventCopies(originals, copies);
  const ids = { kept: await listKept(db), waiting: await listWaiting(db) };
  const step = { ids, room: await roomOfNumbers(db), say };
  const groups = await groupDocuments(db);
  await withWriter(db, superuser, async (writer, isRestored) => {
    const grow = async () => {
      // How much there is of the demo is not known to the planner yet.
      await collectStatistics(writer);
      await withSharedTables({ db, writer }, () =>
        withSessions(writer, 3, (lend) => {
          const copy = () => copyAll(lend, { copies, invented, groups, step, isRestored });
          return isRestored ? indexedAfterwards(lend, copy) : copy();
        }),
      );
      say('Collecting statistics');
      await collectStatistics(writer);
      say('Verifying that everything fits');
      await withoutLimits(writer, (first) => withoutLimits(writer, (second) => verifyGrowth([first, second])));
    };
    await (isRestored ? withoutAutovacuum(writer, () => withoutCompression(writer, WORDY, grow)) : grow());
  });
}

/** Who may write as a restore does has connections of their own, which end with the work. */
async function withWriter(
  db: Database,
  superuser: Connection | undefined,
  work: (writer: Database, isRestored: boolean) => Promise<void>,
): Promise<void> {
  if (superuser === undefined) return work(db, await mayRestore(db));
  const writer = createDatabase(superuser, { poolSize: 3 });
  try {
    const isRestored = await mayRestore(writer);
    await work(isRestored ? writer : db, isRestored);
  } finally {
    await writer.destroy();
  }
}

type Step = { readonly ids: SpecialIds; readonly room: number; readonly say: (text: string) => void };
const silently = (step: Step): Step => ({ ...step, say: () => undefined });

/** What documents say, in JSON and in their files: most of what is written, and compressing it takes most of the time. */
const WORDY = [
  { table: 'invoice', column: 'content' },
  { table: 'invoice_file', column: 'content' },
] as const;

/** Tables of documents and money, which several connections write. */
const BOOKS = ['invoice', 'invoice_line', 'payment', 'settlement'] as const;

/** Whatever comes of the work, the indexes of the books are what they were. */
async function indexedAfterwards(lend: Lend, work: () => Promise<void>): Promise<void> {
  const definitions = await lend((session) => session.transaction().execute((trx) => dropIndexes(trx, BOOKS)));
  try {
    await work();
  } finally {
    await whenAll(
      definitions.map((definition) =>
        lend((session) => run(session, async (trx) => void (await sql.raw(definition).execute(trx)))),
      ),
    );
  }
}

type Whole = {
  readonly copies: number;
  readonly invented: Copies;
  readonly groups: DocumentGroups;
  readonly step: Step;
  readonly isRestored: boolean;
};

/** Each step is a transaction on a connection of its own. What takes longest begins as soon as it may. */
async function copyAll(lend: Lend, { copies, invented, groups, step, isRestored }: Whole): Promise<void> {
  const { ids, room } = step;
  const after = (before: readonly Promise<void>[], work: (trx: Transaction) => Promise<void>): Promise<void> =>
    Promise.all(before).then(() => lend((session) => run(session, work)));
  const named = after([], (trx) => nameCopies(trx, copies));
  const told = after([named], (trx) => tellInventions(trx, invented));
  const numbered = after([named], (trx) => numberInvoices(trx, ids));
  const foreseen = after([], (trx) => foreseeMoney(trx, ids));
  const people = after([told], (trx) => copyPeople(trx, step));
  // The log names what it tells of without asking whether it is there.
  const log = after([numbered], (trx) => copyLog(trx, ids, room));
  const words = after([people], (trx) => tellWords(trx, room));
  const rentals = after([words], (trx) => copyOrders(trx, step));
  // What is restored is not asked for what it refers to either.
  const ready = [isRestored ? words : rentals, numbered, foreseen];
  const [largest, others, credits] = groups;
  const invoices = [
    after(ready, (trx) => copyDocuments(trx, largest, step)),
    after(ready, (trx) => copyDocuments(trx, others, silently(step))),
  ];
  const mails = after([rentals, numbered], (trx) => copyMails(trx, ids));
  const credited = after(invoices, (trx) => copyDocuments(trx, credits, silently(step)));
  const money = [
    after([rentals, credited], (trx) => copyPayments(trx, 0, step)),
    after([rentals, credited], (trx) => copyPayments(trx, 1, silently(step))),
  ];
  await whenAll([named, told, numbered, foreseen, people, log, words, rentals, ...invoices, mails, credited, ...money]);
}

/** A tenth of the rows tells as much of copies as a third of them, and reading the words of each takes its time. */
const STATISTICS = 30;

/** On two connections, each with every other of the tables by their size. */
async function collectStatistics(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
    order by pg_total_relation_size(oid) desc`.execute(db);
  const halves = [0, 1].map((half) => rows.filter((_, i) => i % 2 === half).map(({ name }) => sql.table(name)));
  await Promise.all(
    halves.map((tables) =>
      withoutLimits(db, (connection) =>
        connection.transaction().execute(async (trx) => {
          await sql`set local default_statistics_target = ${sql.lit(STATISTICS)}`.execute(trx);
          await sql`analyze (skip_locked) ${sql.join(tables)}`.execute(trx);
        }),
      ),
    ),
  );
}

/** Guards look up the same things for each of very many rows: what to do is planned once, not for each of them. */
const run = (session: Database, work: (trx: Transaction) => Promise<void>): Promise<void> =>
  session.transaction().execute(async (trx) => {
    await sql`set local work_mem = '128MB'`.execute(trx);
    await sql`set local maintenance_work_mem = '256MB'`.execute(trx);
    await sql`set local plan_cache_mode = 'force_generic_plan'`.execute(trx);
    // Others have the processors: who shares out the work of one statement only pays for it.
    await sql`set local max_parallel_maintenance_workers = 0`.execute(trx);
    await sql`set local max_parallel_workers_per_gather = 0`.execute(trx);
    await work(trx);
  });

async function copyPeople(trx: Transaction, { ids, say }: Step): Promise<void> {
  say('Adding depots, trailers, companies and people');
  await addDepots(trx);
  await copyFleetAndCustomers(trx, ids);
}

async function copyOrders(trx: Transaction, { ids, room, say }: Step): Promise<void> {
  say('Adding orders and bookings');
  await copyRentals(trx, ids, room);
}

/** Of every other copy: the accounts of two copies have nothing in common. */
async function copyPayments(trx: Transaction, half: 0 | 1, step: Step): Promise<void> {
  // In place of the table of all copies, which has the same name.
  await sql`
    create temp table demo_copy on commit drop as
    select * from ${sql.table(`${SHARED}.demo_copy`)} where n % 2 = ${sql.lit(half)}`.execute(trx);
  await sql`analyze demo_copy`.execute(trx);
  const isRestored = await restoreRows(trx);
  await copyMoney(trx, isRestored, step);
  await payMost(trx, isRestored);
}

async function readOriginals(db: Database): Promise<Originals> {
  const depots = await db.selectFrom('depot').select(['id', 'code', 'name']).orderBy('code').execute();
  const trailers = await db
    .selectFrom('trailer as t')
    .innerJoin('depot as d', 'd.id', 't.depotId')
    .select(['t.id', 't.number', 't.plate', 't.vin', 'd.code as depotCode'])
    .orderBy('t.number')
    .execute();
  const units = await db
    .selectFrom('businessUnit')
    .select(['id', 'name', 'legalForm', 'country', 'defaultLocale as locale', 'vatId', 'invoiceEmail'])
    .orderBy('name')
    .execute();
  const people = await db
    .selectFrom('userAccount')
    .select(['id', 'email', 'locale'])
    .where('isAdmin', '=', false)
    .where('id', 'not in', db.selectFrom('staffMember').select('userId'))
    .orderBy('email')
    .execute();
  const domainOf = (email: string | null): string => email?.split('@')[1] ?? '';
  return {
    depots,
    trailers,
    units: units.map(({ vatId, invoiceEmail, ...unit }) => ({
      ...unit,
      vatId: vatId ?? '',
      domain: domainOf(invoiceEmail),
    })),
    people: people.map((person) => ({ ...person, domain: domainOf(person.email) })),
  };
}

/** Staff and price lists stay as they are. */
async function listKept(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from price_list
    union all select id from user_account where is_admin or id in (select user_id from staff_member)`.execute(db);
  return rows.map(({ id }) => id);
}
