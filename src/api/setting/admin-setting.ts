import { adminSettingCalls } from '#contract/admin-setting.ts';
import type { Deps } from '#services/deps.ts';
import { changeSetting } from '#services/setting/change-setting.ts';
import { listSettings } from '#services/setting/list-settings.ts';
import { implement } from '../implement.ts';

/** What the operator decides while the shop runs. */
export const implementAdminSettings = (deps: Deps) =>
  implement(adminSettingCalls, {
    'GET /api/admin/settings': ({ actor }) => listSettings(deps, actor),
    'PUT /api/admin/settings/{group}': ({ actor, params, body, version }) =>
      changeSetting(deps, actor, { group: params.group, input: body, version }),
  });
