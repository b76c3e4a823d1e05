import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { createDatabase, type Database } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { SCHEDULED_JOBS } from '#server/jobs/handlers.ts';
import { sealLog } from '#services/admin/audit/seal-log.ts';
import { verifyLog } from '#services/admin/audit/verify-log.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

const entry = (objectId: string) => ({
  actor: { kind: 'system' } as const,
  businessUnitId: null,
  action: 'depot.create' as const,
  objectId,
  data: { name: 'Köln "Süd" \\ 🚛', amounts: [1, 2.5, null], nested: { b: true } },
  now: new Date(),
});
const write = (db: Database, objectId: string) => inTransaction(db, (trx) => recordAudit(trx, entry(objectId)));
const readIds = async (db: Database) =>
  (await db.selectFrom('auditLog').select('id').orderBy('id').execute()).map(({ id }) => id);

describe('the chain of the log', () => {
  test('is whole however many write at once, and while it is sealed', async () => {
    await using database = await createTestDatabase();
    const { db } = database;
    const writers = Array.from({ length: 20 }, async (_, i) => {
      for (let n = 0; n < 10; n++) await write(db, `${i}-${n}`);
    });
    const sealers = Array.from({ length: 3 }, () => sealLog({ db }));
    await Promise.all([...writers, ...sealers]);
    await sealLog({ db });
    expect(await verifyLog({ db })).toMatchObject({ isWhole: true, sealed: 200, waiting: 0 });
  });

  test('leaves no gap for a transaction that took an earlier number and ends later', async () => {
    await using database = await createTestDatabase();
    const { db } = database;
    const slow = Promise.withResolvers<void>();
    const hasWritten = Promise.withResolvers<void>();
    const late = inTransaction(db, async (trx) => {
      await recordAudit(trx, entry('slow'));
      hasWritten.resolve();
      await slow.promise;
    });
    await hasWritten.promise;
    await write(db, 'quick');
    const sealing = sealLog({ db });
    // Some round trips later a seal that does not wait would be there.
    await write(db, 'meanwhile');
    const early = await db.selectFrom('auditSeal').select('auditId').execute();
    slow.resolve();
    await Promise.all([late, sealing]);
    expect(early).toEqual([]);
    await sealLog({ db });
    expect(await verifyLog({ db })).toMatchObject({ isWhole: true, sealed: 3 });
  });

  test('goes on where it ended, and tells its end to whoever keeps it', async () => {
    await using database = await createTestDatabase();
    const { db } = database;
    expect(await sealLog({ db })).toBeUndefined();
    await write(db, 'first');
    const first = await sealLog({ db });
    await write(db, 'second');
    expect(await verifyLog({ db }, first)).toMatchObject({ isWhole: true, head: first, sealed: 1, waiting: 1 });
    const second = await sealLog({ db });
    expect(second).not.toEqual(first);
    expect(await verifyLog({ db }, first)).toMatchObject({ isWhole: true, head: second, sealed: 2, waiting: 0 });
    expect(SCHEDULED_JOBS).toHaveProperty('seal-log');
  });
});

describe('whoever may do everything in the database', () => {
  let database: TestDatabase;
  let intruder: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
    intruder = createDatabase(database.superuserUrl, { poolSize: 1 });
    // Switches off the triggers that refuse, for this session.
    await sql`set session_replication_role = replica`.execute(intruder);
    for (let n = 0; n < 6; n++) await write(database.db, String(n));
    await sealLog(database);
  });
  afterAll(async () => {
    await intruder.destroy();
    await database[Symbol.asyncDispose]();
  });

  /** Verifies after the deed and undoes it. */
  const verdictAfter = (deed: (trx: Database, ids: readonly number[]) => Promise<unknown>) =>
    intruder
      .transaction()
      .execute(async (trx) => {
        await deed(trx, await readIds(trx));
        throw new Undone(await verifyLog({ db: trx }));
      })
      .catch((error: unknown) => {
        if (error instanceof Undone) return error.verdict;
        throw error;
      });

  class Undone extends Error {
    readonly verdict: unknown;
    constructor(verdict: unknown) {
      super('undone');
      this.verdict = verdict;
    }
  }

  test.each([
    ['action', sql`update audit_log set action = 'depot.change'`],
    ['time', sql`update audit_log set at = at - interval '1 microsecond'`],
    ['actor', sql`update audit_log set actor_id = gen_random_uuid()`],
    ['data', sql`update audit_log set data = data || '{"more": 1}'`],
    ['trace', sql`update audit_log set trace_id = ''`],
  ])('is found out when the %s of an entry changes', async (_, update) => {
    const ids = await readIds(database.db);
    expect(await verdictAfter((trx) => sql`${update} where id = ${ids[2]}`.execute(trx))).toEqual({
      isWhole: false,
      id: ids[2],
      fault: 'changed',
    });
  });

  test('is found out when an entry is gone, with its seal or without', async () => {
    const ids = await readIds(database.db);
    const gone = (trx: Database) => sql`delete from audit_log where id = ${ids[3]}`.execute(trx);
    expect(await verdictAfter(gone)).toEqual({ isWhole: false, id: ids[3], fault: 'missing' });
    const bothGone = async (trx: Database) => {
      await gone(trx);
      await sql`delete from audit_seal where audit_id = ${ids[3]}`.execute(trx);
    };
    expect(await verdictAfter(bothGone)).toEqual({ isWhole: false, id: ids[4], fault: 'unlinked' });
  });

  test('is found out when an entry is slipped in, also before the first', async () => {
    const ids = await readIds(database.db);
    for (const id of [(ids[0] ?? 0) - 1, (ids[0] ?? 0) - 100]) {
      const slippedIn = (trx: Database) =>
        sql`insert into audit_log (id, actor_kind, action, object_type, object_id) overriding system value
            values (${id}, 'system', 'depot.create', 'depot', 'x')`.execute(trx);
      expect(await verdictAfter(slippedIn)).toEqual({ isWhole: false, id, fault: 'unsealed' });
    }
  });

  test('is found out when the end is written anew, by whoever has noted it', async () => {
    const ids = await readIds(database.db);
    const last = ids.at(-1) ?? 0;
    const { rows } = await sql<{ hash: string }>`
      select encode(hash, 'hex') as hash from audit_seal where audit_id = ${last}`.execute(database.db);
    const noted = { id: last, hash: rows[0]?.hash ?? '' };
    const writtenAnew = async (trx: Database) => {
      await sql`delete from audit_seal where audit_id = ${last}`.execute(trx);
      await sql`update audit_log set action = 'depot.change' where id = ${last}`.execute(trx);
      await sql`select seal_audit_log(${last}, 10)`.execute(trx);
      expect(await verifyLog({ db: trx })).toMatchObject({ isWhole: true });
      throw new Undone(await verifyLog({ db: trx }, noted));
    };
    expect(await verdictAfter(writtenAnew)).toEqual({ isWhole: false, id: last, fault: 'rewritten' });
  });
});

test('the command says whether the log is whole, and names the first entry that does not fit', async () => {
  await using database = await createTestDatabase();
  await write(database.db, 'first');
  await write(database.db, 'second');
  await sealLog(database);
  const folder = await mkdtemp(path.join(tmpdir(), 'trailyard-verify-'));
  const verify = async (...args: readonly string[]) => {
    const child = spawn(process.execPath, ['scripts/verify-log.ts', ...args], {
      env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    return { code, out, err };
  };
  try {
    const whole = await verify();
    expect(whole).toMatchObject({ code: 0, out: expect.stringContaining('The log is whole: 2 entries') });
    const noted = /\d+:[0-9a-f]{64}/.exec(whole.out)?.[0] ?? '';
    const intruder = createDatabase(database.superuserUrl, { poolSize: 1 });
    await sql`set session_replication_role = replica`.execute(intruder);
    await sql`delete from audit_log where object_id = 'first'`.execute(intruder);
    await intruder.destroy();
    expect(await verify(noted)).toMatchObject({ code: 1, err: expect.stringMatching(/entry \d+ is gone/) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
