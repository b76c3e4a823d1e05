import { sql } from 'kysely';
import { type Connection, createDatabase, type Database, type Transaction } from '#db/client.ts';
import { withoutLimits } from '#db/without-limits.ts';
import { dropIndexes, withoutAutovacuum } from '../set-aside.ts';
import { addDepots, copyFleetAndCustomers, copyRentals } from './copy-company.ts';
import { copyLog } from './copy-log.ts';
import { copyDocuments, copyMails, copyMoney, type DocumentGroups, groupDocuments } from './copy-money.ts';
import type { SpecialIds } from './copy-rows.ts';
import { type Copies, inventCopies, MOST_COPIES, type Originals } from './invent-copies.ts';
import { listWaiting } from './list-waiting.ts';
import { payMost } from './pay-most.ts';
import { nameCopies, numberInvoices, roomOfNumbers, tellInventions, tellWords } from './prepare-copies.ts';
import { applySettlements, mayRestore, restoreRows } from './restore-rows.ts';
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
      await withSessions(writer, (sessions) => copyAll(sessions, { copies, invented, groups, step, isRestored }));
      say('Collecting statistics');
      await collectStatistics(writer);
      say('Verifying that everything fits');
      await withoutLimits(writer, (first) => withoutLimits(writer, (second) => verifyGrowth([first, second])));
    };
    await (isRestored ? withoutAutovacuum(writer, grow) : grow());
  });
}

type Whole = {
  readonly copies: number;
  readonly invented: Copies;
  readonly groups: DocumentGroups;
  readonly step: Step;
  readonly isRestored: boolean;
};

async function copyAll(sessions: Sessions, { copies, invented, groups, step, isRestored }: Whole): Promise<void> {
  await whenAll(sessions.map((session) => prepare(session, { copies, invented, ids: step.ids })));
  const [first, second, third] = sessions;
  const company = run(first, (trx) => copyCompany(trx, step));
  const books = () => writeBooks([first, third], company, groups, step);
  await whenAll([isRestored ? indexedAfterwards([third, first], books) : books(), writeWords(second, company, step)]);
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

type Sessions = readonly [Database, Database, Database];
type Step = { readonly ids: SpecialIds; readonly room: number; readonly say: (text: string) => void };
const silently = (step: Step): Step => ({ ...step, say: () => undefined });

/** Three connections that keep what they have prepared until the work is done. */
const withSessions = (db: Database, work: (sessions: Sessions) => Promise<void>): Promise<void> =>
  withSession(db, (first) => withSession(db, (second) => withSession(db, (third) => work([first, second, third]))));

const withSession = (db: Database, work: (session: Database) => Promise<void>): Promise<void> =>
  withoutLimits(db, async (session) => {
    try {
      await work(session);
    } finally {
      await sql`discard temp`.execute(session);
    }
  });

/** Whatever one of them meets, all have stopped before it is told. */
async function whenAll(work: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** Tables of documents and money, which both connections write. */
const BOOKS = ['invoice', 'invoice_line', 'payment', 'settlement'] as const;

/** Whatever comes of the work, the indexes of the books are what they were. */
async function indexedAfterwards(connections: readonly [Database, Database], work: () => Promise<void>): Promise<void> {
  const definitions: string[] = [];
  await run(connections[0], async (trx) => void definitions.push(...(await dropIndexes(trx, BOOKS))));
  try {
    await work();
  } finally {
    await whenAll(
      connections.map((connection, half) =>
        run(connection, async (trx) => {
          for (const definition of definitions.filter((_, i) => i % 2 === half)) await sql.raw(definition).execute(trx);
        }),
      ),
    );
  }
}

/** Documents and money, each on both connections at once. */
async function writeBooks(
  [first, second]: readonly [Database, Database],
  company: Promise<void>,
  [largest, others, credits]: DocumentGroups,
  step: Step,
): Promise<void> {
  await company;
  await whenAll([
    run(first, (trx) => copyDocuments(trx, largest, step)),
    run(second, async (trx) => {
      await tellWords(trx, step.room);
      await copyDocuments(trx, others, silently(step));
    }),
  ]);
  await run(first, (trx) => copyDocuments(trx, credits, silently(step)));
  await whenAll([
    run(first, (trx) => copyPayments(trx, 0, step)),
    run(second, (trx) => copyPayments(trx, 1, silently(step))),
  ]);
}

/** The log, which names what it tells of without asking whether it is there, and then the mails. */
async function writeWords(session: Database, company: Promise<void>, { ids, room }: Step): Promise<void> {
  await run(session, (trx) => copyLog(trx, ids, room));
  await company;
  await run(session, async (trx) => {
    await tellWords(trx, room);
    await restoreRows(trx);
    await copyMails(trx, ids);
  });
}

/** On two connections, each with every other of the tables by their size. */
async function collectStatistics(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
    order by pg_total_relation_size(oid) desc`.execute(db);
  const halves = [0, 1].map((half) => rows.filter((_, i) => i % 2 === half).map(({ name }) => sql.table(name)));
  await Promise.all(
    halves.map((tables) =>
      withoutLimits(db, (connection) => sql`analyze (skip_locked) ${sql.join(tables)}`.execute(connection)),
    ),
  );
}

/** Guards look up the same things for each of very many rows: what to do is planned once, not for each of them. */
const run = (session: Database, work: (trx: Transaction) => Promise<void>): Promise<void> =>
  session.transaction().execute(async (trx) => {
    await sql`set local work_mem = '128MB'`.execute(trx);
    await sql`set local maintenance_work_mem = '256MB'`.execute(trx);
    await sql`set local plan_cache_mode = 'force_generic_plan'`.execute(trx);
    await work(trx);
  });

/** What is different about each copy, before anything of them is there. */
type Plan = { readonly copies: number; readonly invented: Copies; readonly ids: SpecialIds };
const prepare = (session: Database, { copies, invented, ids }: Plan): Promise<void> =>
  run(session, async (trx) => {
    await nameCopies(trx, copies);
    await tellInventions(trx, invented);
    await numberInvoices(trx, ids);
  });

async function copyCompany(trx: Transaction, { ids, room, say }: Step): Promise<void> {
  say('Adding depots, trailers, companies and people');
  await addDepots(trx);
  await copyFleetAndCustomers(trx, ids);
  say('Adding orders and bookings');
  await tellWords(trx, room);
  await restoreRows(trx);
  await copyRentals(trx, ids, room);
}

/** Of every other copy: the accounts of two copies have nothing in common. */
async function copyPayments(trx: Transaction, half: 0 | 1, step: Step): Promise<void> {
  await sql`delete from demo_copy where n % 2 <> ${half}`.execute(trx);
  const isRestored = await restoreRows(trx);
  await copyMoney(trx, step);
  if (isRestored) await applySettlements(trx);
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
