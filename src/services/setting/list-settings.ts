import type { Setting } from '#contract/admin-setting.ts';
import { listGroups } from '#domain/setting/setting-group.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { ReadsWithSettings } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import { readSetting } from './read-setting.ts';

/** Every group of settings with its versions. There are a few, so they are all there is to read. */
export async function listSettings(
  { db, settings }: ReadsWithSettings,
  actor: Actor,
): Promise<Outcome<{ readonly items: readonly Setting[] }>> {
  const admin = requireStaff(actor, 'settings.read');
  if (!admin.ok) return admin;
  return ok({
    items: await Promise.all(listGroups(settings.usualSettings).map((group) => readSetting(db, settings, group))),
  });
}
