import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDatabase, type Database } from '#db/client.ts';
import { createChanges } from '#db/feed/create-changes.ts';
import type { RowChange } from '#db/feed/open-change-feed.ts';
import type { Change } from '#services/ports/changes.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { createKillableDatabase } from '../support/killable-database.ts';
import { mirrorServices } from '../support/service-mirror.ts';
import { startUnpreparedServer } from '../support/unprepared-server.ts';

const PATIENCE = { timeout: 60_000 };

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
beforeEach(async () => {
  await db.deleteFrom('service').execute();
});
afterAll(() => database[Symbol.asyncDispose]());

const addService = (to: Database, key: string, position = 0) =>
  to.insertInto('service').values({ key, unit: 'once', position }).execute();

const moveService = (to: Database, key: string, position: number) =>
  to.updateTable('service').set({ position }).where('key', '=', key).execute();

const removeService = (from: Database, key: string) => from.deleteFrom('service').where('key', '=', key).execute();

const listSlots = async (): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select slot_name as name from pg_replication_slots where database = current_database()`.execute(db);
  return rows.map(({ name }) => name);
};

const cutOff = (of: Database) =>
  sql`select pg_terminate_backend(active_pid) from pg_replication_slots where database = current_database()`.execute(
    of,
  );

/** A transaction that stays open until it is told how to end. */
async function openTransaction(work: (trx: Database) => Promise<unknown>) {
  const transaction = await db.startTransaction().execute();
  await work(transaction);
  return {
    commit: () => transaction.commit().execute(),
    rollBack: () => transaction.rollback().execute(),
  };
}

const toWords = ({ kind, row, key }: RowChange): string =>
  [kind, key?.['key'], row?.['key']].filter((word) => word !== undefined).join(' ');

describe('what is told', () => {
  test('is what is committed after what was read, and no more', async () => {
    await addService(db, 'before');
    await using mirror = mirrorServices(database.url);
    await mirror.isLive();
    await addService(db, 'after');
    await moveService(db, 'before', 7);
    await mirror.isEqualTo(db);
    expect(mirror.transactions.map((changes) => changes.map(toWords))).toEqual([['insert after'], ['update before']]);
    expect(mirror.feed.lagMs()).toBeGreaterThanOrEqual(0);
    expect(mirror.losses).toEqual([]);
  });

  test('is nothing of what is rolled back, as a whole or in part', async () => {
    await using mirror = mirrorServices(database.url);
    await mirror.isLive();
    const undone = await openTransaction((trx) => addService(trx, 'undone'));
    await undone.rollBack();
    const partly = await db.startTransaction().execute();
    await addService(partly, 'kept');
    const inner = await partly.savepoint('inner').execute();
    await addService(inner, 'taken back');
    await moveService(inner, 'kept', 9);
    await inner.rollbackToSavepoint('inner').execute();
    await addService(partly, 'kept too');
    await partly.commit().execute();
    await mirror.isEqualTo(db);
    expect(mirror.transactions.map((changes) => changes.map(toWords))).toEqual([['insert kept', 'insert kept too']]);
  });

  test('comes in the order of commits, however long a transaction took', async () => {
    await addService(db, 'row');
    const early = Promise.withResolvers<Awaited<ReturnType<typeof openTransaction>>>();
    await using mirror = mirrorServices(database.url, {
      whileLoading: async () => {
        early.resolve(await openTransaction((trx) => addService(trx, 'early')));
        await addService(db, 'while it was read');
      },
    });
    const { commit } = await early.promise;
    await mirror.isLive();
    await addService(db, 'late');
    await commit();
    await mirror.isEqualTo(db);
    expect(mirror.transactions.flat().map(toWords)).toEqual([
      'insert while it was read',
      'insert late',
      'insert early',
    ]);
  });

  test('is complete when a transaction was open before anybody followed', async () => {
    const open = await openTransaction((trx) => addService(trx, 'open'));
    await using mirror = mirrorServices(database.url);
    await expect.poll(listSlots, PATIENCE).toHaveLength(1);
    await addService(db, 'meanwhile');
    await open.commit();
    await mirror.isLive();
    await mirror.isEqualTo(db);
    expect(mirror.losses).toEqual([]);
  });

  test('names the key before where a key changes or a row is gone, and a table that was emptied', async () => {
    await addService(db, 'old');
    await using mirror = mirrorServices(database.url);
    await mirror.isLive();
    await db.updateTable('service').set({ key: 'new' }).where('key', '=', 'old').execute();
    await removeService(db, 'new');
    await sql`truncate service cascade`.execute(db);
    await addService(db, 'fresh');
    await mirror.isEqualTo(db);
    const [changed, removed, emptied] = mirror.transactions;
    expect(changed).toEqual([expect.objectContaining({ kind: 'update', key: { key: 'old' } })]);
    expect(removed).toEqual([{ table: 'service', kind: 'delete', key: { key: 'new' } }]);
    expect(emptied).toContainEqual({ table: 'service', kind: 'truncate' });
    expect(emptied).toContainEqual({ table: 'service_price', kind: 'truncate' });
  });

  test('leaves out a large value that has not changed', async () => {
    await using mirror = mirrorServices(database.url);
    await mirror.isLive();
    // So that nothing large becomes small again.
    await sql`alter table service alter column names set storage external`.execute(db);
    const names = JSON.stringify({ de: 'x'.repeat(50_000) });
    await db.insertInto('service').values({ key: 'wordy', unit: 'once', position: 1, names }).execute();
    await moveService(db, 'wordy', 2);
    await mirror.isEqualTo(db);
    const [[inserted] = [], [moved] = []] = mirror.transactions;
    expect(inserted?.row?.['names']).toHaveLength(50_010);
    expect(moved?.row).not.toHaveProperty('names');
  });

  test('is the text of the server, to the microsecond and in UTC, whatever the database prefers', async () => {
    await using other = await createTestDatabase();
    const name = sql.id(new URL(other.url).pathname.slice(1));
    await sql`alter database ${name} set timezone = 'Europe/Berlin'`.execute(db);
    await sql`alter database ${name} set datestyle = 'German'`.execute(db);
    await using mirror = mirrorServices(other.url);
    await mirror.isLive();
    await sql`insert into price_list (name, valid_from) values ('summer', '2026-03-29 03:30:00.123456+02')`.execute(
      other.db,
    );
    await expect.poll(() => mirror.transactions.flat(), PATIENCE).toHaveLength(1);
    expect(mirror.transactions[0]?.[0]).toEqual({
      table: 'price_list',
      kind: 'insert',
      row: { id: expect.any(String), valid_from: '2026-03-29 01:30:00.123456+00', published_at: null },
    });
  });
});

test('nothing is lost or told twice while many write and the feed comes and goes', async () => {
  const writers = 6;
  const ending = new AbortController();
  const write = async (writer: number) => {
    for (let turn = 0; !ending.signal.aborted; turn += 1) {
      const keys = [`${writer}-${turn % 5}`, `${writer}-${(turn + 2) % 5}`];
      const transaction = await db.startTransaction().execute();
      for (const key of keys) {
        await sql`
          insert into service (key, unit, position) values (${key}, 'once', 1)
          on conflict (key) do update set position = service.position + 1`.execute(transaction);
      }
      if (turn % 3 === 0) await removeService(transaction, keys[0] ?? '');
      await (turn % 4 === 3 ? transaction.rollback() : transaction.commit()).execute();
    }
  };
  const writing = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  const seen = () => mirror.transactions.length;
  await using mirror = mirrorServices(database.url, {
    whileLoading: () => addService(db, `read-${performance.now()}`).then(() => undefined),
  });
  await using second = mirrorServices(database.url);
  for (const times of [1, 2, 3]) {
    await mirror.hasLoaded(times);
    await expect.poll(seen, PATIENCE).toBeGreaterThan(100);
    if (times < 3) await cutOff(db);
  }
  ending.abort();
  await writing;
  await mirror.isEqualTo(db);
  await second.isEqualTo(db);
  expect(mirror.losses).toHaveLength(2);
});

describe('a connection that is lost', () => {
  test('is replaced, and everything is read anew', async () => {
    await addService(db, 'row');
    await using mirror = mirrorServices(database.url);
    await mirror.isLive();
    await cutOff(db);
    await moveService(db, 'row', 5);
    await mirror.hasLoaded(2);
    await mirror.isLive();
    await moveService(db, 'row', 6);
    await mirror.isEqualTo(db);
    expect(mirror.losses).toHaveLength(1);
  });

  test('is found out while everything is read', async () => {
    const isCut = { already: false };
    await using mirror = mirrorServices(database.url, {
      whileLoading: async () => {
        if (!isCut.already) await cutOff(db);
        isCut.already = true;
        await addService(db, `read-${performance.now()}`);
      },
    });
    await mirror.isLive();
    await mirror.isEqualTo(db);
    expect(mirror.losses).not.toEqual([]);
  });

  test('is any whose change could not be applied', async () => {
    const failure = new Error('does not fit');
    const heard: (Change['tables'] | Error)[] = [];
    const changes = createChanges({
      connection: database.url,
      onLost: (error) => heard.push(error instanceof Error ? error : new Error(String(error))),
      onRefused: () => undefined,
      onListenerFailed: () => undefined,
    });
    changes.listen(({ tables }) => heard.push(tables));
    changes.open([
      {
        load: async () => undefined,
        apply: () => {
          throw failure;
        },
        onLost: () => undefined,
      },
    ]);
    await expect.poll(changes.isLive, PATIENCE).toBe(true);
    await addService(db, 'row');
    await expect.poll(changes.reloads, PATIENCE).toBe(1);
    await expect.poll(changes.isLive, PATIENCE).toBe(true);
    await changes.close();
    expect(heard).toEqual(['unknown', 'unknown', failure, 'unknown']);
  });

  test('comes back when the server does', async () => {
    await using killable = await createKillableDatabase();
    await addService(killable.db, 'row');
    await using mirror = mirrorServices(killable.url);
    await mirror.isLive();
    await killable.kill();
    await killable.isBack();
    await moveService(killable.db, 'row', 8);
    await mirror.hasLoaded(2);
    await mirror.isLive();
    await addService(killable.db, 'after');
    await mirror.isEqualTo(killable.db);
    expect(mirror.losses).not.toEqual([]);
    // A planned stop does not wait for those who follow: they confirm exactly what they were sent.
    await killable.shutDown();
    await killable.isBack();
    await mirror.hasLoaded(3);
  });
});

test('readers know of a transaction before listeners do, and a listener that fails harms nobody', async () => {
  const heard: string[] = [];
  const changes = createChanges({
    connection: database.url,
    onLost: (error) => heard.push(String(error)),
    onRefused: (reason) => heard.push(reason),
    onListenerFailed: (error) => heard.push(String(error)),
  });
  const say = (who: string) => (change: Change) =>
    heard.push(`${who} ${change.tables === 'unknown' ? 'unknown' : [...change.tables].toSorted().join(' ')}`);
  changes.listen(() => {
    throw new Error('deaf');
  });
  changes.listen(say('listener'));
  const leave = changes.listen(say('gone'));
  leave();
  expect(changes.isLive()).toBe(false);
  changes.open([
    {
      load: async () => void heard.push('loaded'),
      apply: (rows) => heard.push(`applied ${rows.length}`),
      onLost: () => heard.push('reader lost'),
    },
  ]);
  await expect.poll(changes.isLive, PATIENCE).toBe(true);
  await db.transaction().execute(async (trx) => {
    await addService(trx, 'one');
    await addService(trx, 'two');
    await sql`insert into price_list (name, valid_from) values ('list', now())`.execute(trx);
  });
  await expect.poll(() => heard.length, PATIENCE).toBe(6);
  await changes.close();
  expect(heard).toEqual([
    'loaded',
    'Error: deaf',
    'listener unknown',
    'applied 3',
    'Error: deaf',
    'listener price_list service',
  ]);
  expect(changes.isLive()).toBe(false);
});

test('a slot ends with its feed, and limits of the database do not end either', async () => {
  const name = sql.id(new URL(database.url).pathname.slice(1));
  for (const limit of ['idle_in_transaction_session_timeout', 'statement_timeout', 'idle_session_timeout']) {
    await sql`alter database ${name} set ${sql.raw(limit)} = '50ms'`.execute(db);
  }
  const mirror = mirrorServices(database.url, {
    whileLoading: async (snapshot) => {
      await sql`select pg_sleep(0.2)`.execute(snapshot);
    },
  });
  await mirror.isLive();
  await sql`alter database ${name} reset all`.execute(db);
  expect(await listSlots()).toEqual([expect.stringMatching(/^trailyard_[0-9a-f]{16}$/)]);
  await mirror.feed.close();
  expect(await listSlots()).toEqual([]);
  expect(mirror.feed.isLive()).toBe(false);
  expect(mirror.losses).toEqual([]);
});

test('a feed can be closed while it reads', async () => {
  const reading = Promise.withResolvers<void>();
  const mirror = mirrorServices(database.url, {
    whileLoading: async (snapshot) => {
      reading.resolve();
      await sql`select pg_sleep(600)`.execute(snapshot);
    },
  });
  await reading.promise;
  await mirror.feed.close();
  await expect.poll(listSlots, PATIENCE).toEqual([]);
  expect(mirror.losses).toEqual([]);
});

test('a feed can be closed while it waits, for open transactions or for its next try', async () => {
  const open = await openTransaction((trx) => addService(trx, 'open'));
  const waiting = mirrorServices(database.url);
  await expect.poll(listSlots, PATIENCE).toHaveLength(1);
  await waiting.feed.close();
  await open.rollBack();
  await expect.poll(listSlots, PATIENCE).toEqual([]);

  const lost = mirrorServices(database.url);
  await lost.isLive();
  await cutOff(db);
  await expect.poll(() => lost.losses, PATIENCE).toHaveLength(1);
  await lost.feed.close();
  expect(await listSlots()).toEqual([]);
});

describe('a database that cannot be followed', () => {
  test('is one whose role may not', async () => {
    const superuser = new URL(database.superuserUrl);
    const role = `plain_${superuser.pathname.slice(1)}`;
    await using admin = createDatabase(superuser.href, { poolSize: 1 });
    await sql`create role ${sql.id(role)} login password 'plain'`.execute(admin);
    superuser.username = role;
    superuser.password = 'plain';
    const mirror = mirrorServices(superuser.href);
    await expect.poll(() => mirror.refusals, PATIENCE).toHaveLength(1);
    expect(mirror.refusals[0]).toContain('alter role … replication');
    expect(mirror.feed.isLive()).toBe(false);
    expect(mirror.feed.lagMs()).toBeUndefined();
    await mirror.feed.close();
    await sql`drop role ${sql.id(role)}`.execute(admin);
    expect(mirror.losses).toEqual([]);
  });

  test('is one that has no publication', async () => {
    await using other = await createTestDatabase();
    await sql`drop publication trailyard_changes`.execute(other.db);
    await using mirror = mirrorServices(other.url);
    await expect.poll(() => mirror.refusals, PATIENCE).toHaveLength(1);
    expect(mirror.refusals[0]).toContain('The publication trailyard_changes is missing');
  });

  test('is one that does not log enough, on which the shop runs all the same', async () => {
    await using server = await startUnpreparedServer();
    await using mirror = mirrorServices(server.url);
    await expect.poll(() => mirror.refusals, PATIENCE).toHaveLength(1);
    expect(mirror.refusals[0]).toContain('wal_level = logical');
    await addService(server.db, 'sold all the same');
  });
});
