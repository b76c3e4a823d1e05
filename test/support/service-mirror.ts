import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Connection, Database } from '#db/client.ts';
import { openChangeFeed, type RowChange } from '#db/feed/open-change-feed.ts';

type Options = { readonly whileLoading?: (snapshot: Database) => Promise<void> };
type Row = Readonly<Record<string, string | null>>;

const PATIENCE = { timeout: 60_000 };

async function readServices(db: Database): Promise<Map<string, Row>> {
  const { rows } = await sql<{ key: string; row: Row }>`
    select key, json_build_object('key', key, 'position', position::text, 'names', names::text) as row
    from service`.execute(db);
  return new Map(rows.map(({ key, row }) => [key, row]));
}

/** The services as a follower of the changes knows them. It takes offence at every change that does not fit. */
export function mirrorServices(connection: Connection, options: Options = {}) {
  const transactions: (readonly RowChange[])[] = [];
  const losses: unknown[] = [];
  const refusals: string[] = [];
  let rows = new Map<string, Row>();
  let loads = 0;
  let isLoading = false;
  const feed = openChangeFeed({
    connection,
    load: async (snapshot) => {
      if (isLoading) throw new Error('two loads at once');
      isLoading = true;
      await using _ = { [Symbol.asyncDispose]: async () => void (isLoading = false) };
      rows = await readServices(snapshot);
      await options.whileLoading?.(snapshot);
      expect(await readServices(snapshot)).toEqual(rows);
      transactions.length = 0;
      loads += 1;
    },
    apply: (changes) => {
      transactions.push(changes);
      for (const change of changes) if (change.table === 'service') applyTo(rows, change);
    },
    onLost: (error) => losses.push(error),
    onRefused: (reason) => refusals.push(reason),
  });
  return {
    feed,
    /** Since everything was read. */
    transactions,
    losses,
    refusals,
    loads: () => loads,
    isLive: async () => {
      await expect.poll(feed.isLive, PATIENCE).toBe(true);
    },
    hasLoaded: async (times: number) => {
      await expect.poll(() => loads, PATIENCE).toBe(times);
    },
    /** Waits until it knows what the table says. */
    isEqualTo: async (db: Database) => {
      const expected = await readServices(db);
      await expect.poll(() => rows, PATIENCE).toEqual(expected);
    },
    [Symbol.asyncDispose]: () => feed.close(),
  };
}

function applyTo(rows: Map<string, Row>, { kind, row = {}, key = row }: RowChange): void {
  if (kind === 'truncate') return rows.clear();
  const before = rows.get(String(key['key']));
  if ((before === undefined) !== (kind === 'insert')) throw new Error(`${kind} of ${key['key']} does not fit`);
  rows.delete(String(key['key']));
  if (kind === 'delete') return undefined;
  const { position, names } = { ...before, ...row };
  rows.set(String(row['key']), { key: row['key'] ?? null, position: position ?? null, names: names ?? null });
  return undefined;
}
