import type { Database } from '#db/client.ts';
import { nameGroups } from '#db/figure/usage.queries.ts';
import type { Grouping } from '#domain/admin/report.ts';

/** What the groups of a report are called: parts of the time and types by themselves, all else by name. */
export async function nameRows(db: Database, by: Grouping, keys: readonly string[]): Promise<(key: string) => string> {
  if (by === 'time' || by === 'type') return (key) => key;
  const names = new Map((await nameGroups(db, by, keys)).map(({ key, name }) => [key, name]));
  return (key) => names.get(key) ?? key;
}
