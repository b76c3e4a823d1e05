import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { withoutLimits } from '#db/without-limits.ts';
import { SHARED } from './shared-tables.ts';

/** Does a piece of work on a connection that nobody else has meanwhile, as soon as one is free. */
export type Lend = <T>(work: (session: Database) => Promise<T>) => Promise<T>;

/** Lends some connections, to whoever has waited longest, until all work is done. */
export const withSessions = (db: Database, count: number, work: (lend: Lend) => Promise<void>): Promise<void> =>
  collect(db, count, (sessions) => work(lending(sessions)));

const collect = (db: Database, count: number, work: (sessions: readonly Database[]) => Promise<void>): Promise<void> =>
  count === 0 ? work([]) : withSession(db, (session) => collect(db, count - 1, (others) => work([session, ...others])));

const withSession = (db: Database, work: (session: Database) => Promise<void>): Promise<void> =>
  withoutLimits(db, async (session) => {
    await sql`set search_path = public, ${sql.id(SHARED)}`.execute(session);
    try {
      await work(session);
    } finally {
      await sql`discard temp`.execute(session);
      await sql`reset search_path`.execute(session);
    }
  });

function lending(sessions: readonly Database[]): Lend {
  const free = [...sessions];
  const waiting: ((session: Database) => void)[] = [];
  const take = (): Promise<Database> => {
    const session = free.shift();
    return session === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(session);
  };
  const giveBack = (session: Database): void => {
    const next = waiting.shift();
    if (next === undefined) free.push(session);
    else next(session);
  };
  return async (work) => {
    const session = await take();
    try {
      return await work(session);
    } finally {
      giveBack(session);
    }
  };
}

/** Whatever one of them meets, all have stopped before it is told. */
export async function whenAll(work: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
