import type { ChangeSettingInput, Setting } from '#contract/admin-setting.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { insertSettingVersion } from '#db/setting/setting.queries.ts';
import { tellChanges } from '#domain/admin/logged-field.ts';
import { ok } from '#domain/result.ts';
import type { SettingRecord } from '#domain/setting/setting-field.ts';
import { findSettingFaults, tidySetting } from '#domain/setting/setting-fault.ts';
import { listGroups, type SettingGroup } from '#domain/setting/setting-group.ts';
import type { Actor, PlatformAdmin } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { type Outcome, refuse, refuseFields } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import { findSettingConflict } from './find-setting-conflict.ts';
import { readSetting } from './read-setting.ts';

type Change = {
  readonly group: SettingGroup;
  readonly input: ChangeSettingInput;
  readonly version?: number | undefined;
};

/**
 * Decides a group of settings anew, which holds for all that is agreed afterwards. An earlier version returns as a new one;
 * what is as it was makes none.
 */
export async function changeSetting(deps: ReadsWithSettings, actor: Actor, change: Change): Promise<Outcome<Setting>> {
  const admin = requireStaff(actor, 'settings.write');
  if (!admin.ok) return admin;
  const { group, input } = change;
  if (!listGroups(deps.settings.usualSettings).includes(group)) return refuse('not-found');
  const values = input.values === null ? null : tidySetting(group, input.values);
  const faults = values === null ? {} : findSettingFaults(group, values);
  if (Object.keys(faults).length > 0) return refuseValues(faults);
  const tidied = { ...change, input: { ...input, values } };
  const changed = await attempt(deps.db, (trx) => decide(trx, deps, admin.value, tidied));
  // Whoever has just decided sees it at once; the other processes are told.
  await deps.settings.refresh();
  return changed;
}

const refuseValues = (faults: Readonly<Record<string, string>>): Outcome<never> =>
  refuseFields(Object.fromEntries(Object.entries(faults).map(([name, fault]) => [`values.${name}`, fault])));

async function decide(
  trx: Transaction,
  { clock, settings }: ReadsWithSettings,
  actor: PlatformAdmin,
  { group: name, input, version }: Change,
): Promise<Outcome<Setting>> {
  const { values } = input;
  // A form sends an empty one where there is nothing to say.
  const reason = input.reason || null;
  const before = await readSetting(trx, settings, name);
  if (version !== undefined && version !== before.version) {
    return refuse('stale-version', { details: { current: before } });
  }
  if (values === null ? before.source !== 'console' : isSame(values, before.values)) return ok(before);
  const conflict = await findSettingConflict(trx, name, { before: before.values, after: values ?? before.usual });
  if (conflict !== undefined) return refuseValues(conflict);
  const now = clock.now();
  const row = { name, version: before.version + 1, value: values, reason, changedAt: now, changedBy: actor.userId };
  if (!(await insertSettingVersion(trx, row))) {
    return refuse('stale-version', { details: { current: await readSetting(trx, settings, name) } });
  }
  const after = await readSetting(trx, settings, name);
  await recordAudit(trx, {
    actor,
    businessUnitId: null,
    action: 'setting.change',
    objectId: name,
    data: {
      version: row.version,
      ...(reason !== null && { note: reason }),
      ...tellChanges('setting', before.values, after.values),
    },
    now,
  });
  return ok(after);
}

const isSame = (one: SettingRecord, other: SettingRecord): boolean =>
  Object.keys(one).every((name) => one[name] === other[name]);
