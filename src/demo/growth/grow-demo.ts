import { sql } from 'kysely';
import type { Database, Transaction } from '#db/client.ts';
import { withoutLimits } from '#db/without-limits.ts';
import { addDepots, copyFleetAndCustomers, copyRentals } from './copy-company.ts';
import { copyLog } from './copy-log.ts';
import { copyMails, copyMoney } from './copy-money.ts';
import type { KeptIds } from './copy-rows.ts';
import { type Copies, inventCopies, MOST_COPIES, type Originals } from './invent-copies.ts';
import { payMost } from './pay-most.ts';
import { nameCopies, numberInvoices, roomOfNumbers, tellInventions, tellPapers, tellWords } from './prepare-copies.ts';

type Growth = {
  /** How many trailers the company has then, at least. */
  readonly trailers: number;
  readonly say?: (text: string) => void;
};

/**
 * Makes the company of a freshly loaded demo as large as asked, by copying all of it as often as needed: depots in other
 * towns, trailers, customers of other names with their people, orders, bookings, documents, payments, mails and the log.
 * The database does the work and checks every row as always; all of it or nothing is written.
 */
export async function growDemo(db: Database, { trailers, say = () => undefined }: Growth): Promise<void> {
  const originals = await readOriginals(db);
  const copies = Math.ceil(trailers / originals.trailers.length) - 1;
  if (copies <= 0) return;
  if (copies > MOST_COPIES) {
    throw new RangeError(`The demo grows to ${(MOST_COPIES + 1) * originals.trailers.length} trailers at most.`);
  }
  say(`Inventing ${copies} more companies like the demo`);
  const invented = inventCopies(originals, copies);
  const kept = await listKept(db);
  // The log names what it tells of without asking whether it is there: so it is written beside the rest.
  await withoutLimits(db, (first) =>
    withoutLimits(db, (second) =>
      first.transaction().execute((trx) =>
        second.transaction().execute(async (beside) => {
          const work = [copyCompany(trx, { copies, invented, kept, say }), writeLog(beside, { copies, kept })];
          // Whatever one of them meets, both have stopped before their transactions end.
          const failed = (await Promise.allSettled(work)).find(({ status }) => status === 'rejected');
          if (failed?.status === 'rejected') throw failed.reason;
        }),
      ),
    ),
  );
  say('Collecting statistics');
  await collectStatistics(db);
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
      withoutLimits(db, (connection) => sql`vacuum (analyze, skip_locked) ${sql.join(tables)}`.execute(connection)),
    ),
  );
}

type Work = { readonly copies: number; readonly kept: KeptIds };

async function copyCompany(
  trx: Transaction,
  { copies, invented, kept, say }: Work & { readonly invented: Copies; readonly say: (text: string) => void },
): Promise<void> {
  await setUp(trx);
  await nameCopies(trx, copies);
  await tellInventions(trx, invented);
  await numberInvoices(trx);
  const room = await roomOfNumbers(trx);
  say('Adding depots, trailers, companies and people');
  await addDepots(trx);
  await copyFleetAndCustomers(trx, kept);
  say('Adding orders and bookings');
  await tellWords(trx, room);
  await copyRentals(trx, kept, room);
  say('Reading what documents say');
  await tellPapers(trx);
  await copyMoney(trx, kept, say);
  await payMost(trx);
  say('Adding mails');
  await copyMails(trx, kept);
}

async function writeLog(trx: Transaction, { copies, kept }: Work): Promise<void> {
  await setUp(trx);
  await nameCopies(trx, copies);
  await numberInvoices(trx);
  await copyLog(trx, kept, await roomOfNumbers(trx));
}

/** Guards look up the same things for each of very many rows: what to do is planned once, not for each of them. */
async function setUp(trx: Transaction): Promise<void> {
  await sql`set local work_mem = '128MB'`.execute(trx);
  await sql`set local maintenance_work_mem = '256MB'`.execute(trx);
  await sql`set local plan_cache_mode = 'force_generic_plan'`.execute(trx);
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
async function listKept(db: Database): Promise<KeptIds> {
  const { rows } = await sql<{ id: string }>`
    select id from price_list
    union all select id from user_account where is_admin or id in (select user_id from staff_member)`.execute(db);
  return rows.map(({ id }) => id);
}
