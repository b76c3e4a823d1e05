import type { Database } from '#db/client.ts';
import { listNewestSettings } from '#db/setting/setting.queries.ts';
import type { SettingValues } from '#domain/setting/setting-group.ts';
import { settingsInForce } from '#domain/setting/settings-in-force.ts';
import type { ChangesPort } from '../ports/changes.ts';

export type KeptSettings = {
  /** As they were when this process last looked: for whatever is shown. */
  readonly current: () => SettingValues;
  /** Looks again, unless nothing can have changed since. Whoever begins something does so first. */
  readonly refresh: () => Promise<void>;
  /** As they are for a transaction: for whatever is agreed in it. */
  readonly inForce: (db: Database) => Promise<SettingValues>;
  /** Without what the console has decided. */
  readonly usual: SettingValues;
};

type Parts = {
  readonly db: Database;
  readonly usual: SettingValues;
  /** Absent where nobody tells of changes: then nothing is kept. */
  readonly changes?: ChangesPort | undefined;
};

/**
 * What the operator has decided, as far as this process knows. It is read once and then only after somebody, in whatever
 * process, has changed it; while changes are not followed, for each request and each job.
 */
export function keepSettings({ db, usual, changes }: Parts): KeptSettings {
  let current = usual;
  let heard = 0;
  let begun = 0;
  let kept: { readonly heard: number; readonly begun: number } | undefined;
  changes?.listen(({ tables }) => {
    if (tables === 'unknown' || tables.has('setting')) heard += 1;
  });
  const inForce = async (from: Database) => settingsInForce(usual, await listNewestSettings(from));
  return {
    usual,
    inForce,
    current: () => current,
    refresh: async () => {
      if (changes?.isLive() === true && kept?.heard === heard) return;
      const reading = { heard, begun: (begun += 1) };
      // A database that does not answer fails whoever needs it; what is only shown stays as it was known.
      const values = await inForce(db).catch(() => undefined);
      if (values === undefined) return;
      // Of two readings the later one has seen more, whichever is answered first.
      if (kept !== undefined && kept.begun > reading.begun) return;
      kept = reading;
      current = values;
    },
  };
}
