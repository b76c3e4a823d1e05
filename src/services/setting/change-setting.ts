import type { ChangeSettingInput, Setting } from '#contract/admin-setting.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { insertSettingVersion } from '#db/setting/setting.queries.ts';
import { tellChanges } from '#domain/admin/logged-field.ts';
import { ok } from '#domain/result.ts';
import { findSettingFaults, type SettingGroup } from '#domain/setting/setting-group.ts';
import type { Actor, PlatformAdmin } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { type Outcome, refuse, refuseFields } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import { readSetting } from './read-setting.ts';

type Change = {
  readonly group: SettingGroup;
  readonly input: ChangeSettingInput;
  readonly version?: number | undefined;
};

/** Decides a group of settings anew, which holds for all that is agreed afterwards. An earlier version returns as a new one. */
export async function changeSetting(deps: ReadsWithSettings, actor: Actor, change: Change): Promise<Outcome<Setting>> {
  const admin = requireStaff(actor, 'settings.write');
  if (!admin.ok) return admin;
  const { values } = change.input;
  const faults = values === null ? {} : findSettingFaults(change.group, values);
  if (Object.keys(faults).length > 0) {
    return refuseFields(Object.fromEntries(Object.entries(faults).map(([name, fault]) => [`values.${name}`, fault])));
  }
  const changed = await attempt(deps.db, (trx) => decide(trx, deps, admin.value, change));
  // Whoever has just decided sees it at once; the other processes are told.
  await deps.settings.refresh();
  return changed;
}

async function decide(
  trx: Transaction,
  { clock, settings }: ReadsWithSettings,
  actor: PlatformAdmin,
  { group: name, input: { values, reason = null }, version }: Change,
): Promise<Outcome<Setting>> {
  const before = await readSetting(trx, settings, name);
  if (version !== undefined && version !== before.version) {
    return refuse('stale-version', { details: { current: before } });
  }
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
