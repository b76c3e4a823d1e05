import type { Setting } from '#contract/admin-setting.ts';
import type { Database } from '#db/client.ts';
import { listSettingVersions, type SettingVersionRow } from '#db/setting/setting.queries.ts';
import type { SettingRecord } from '#domain/setting/setting-field.ts';
import type { SettingGroup, SettingValues } from '#domain/setting/setting-group.ts';
import { recordOf, settingsInForce } from '#domain/setting/settings-in-force.ts';
import type { Settings } from '../deps.ts';

/** So many versions are shown; all of them stand in the log. */
const MOST_VERSIONS = 50;

type Kept = Pick<Settings, 'usualSettings' | 'isGiven'>;

/** A group with what holds, who says so and what held before. */
export async function readSetting(
  db: Database,
  { usualSettings, isGiven }: Kept,
  name: SettingGroup,
): Promise<Setting> {
  const versions = await listSettingVersions(db, { name, limit: MOST_VERSIONS });
  const [newest] = versions;
  const stored = newest === undefined ? [] : [{ name, value: newest.value }];
  return {
    group: name,
    values: read(settingsInForce(usualSettings, stored), name),
    usual: read(usualSettings, name),
    source: (newest?.value ?? null) !== null ? 'console' : isGiven(name) ? 'environment' : 'standard',
    version: newest?.version ?? 0,
    versions: versions.map(toVersion),
  };
}

function read(values: SettingValues, name: SettingGroup): SettingRecord {
  const record = recordOf(values, name);
  if (record === undefined) throw new Error(`There is no group ${name}`);
  return record;
}

const toVersion = ({ version, value, changedAt, changedBy, reason }: SettingVersionRow) => ({
  version,
  values: value,
  at: changedAt.toISOString(),
  by: changedBy,
  reason,
});
