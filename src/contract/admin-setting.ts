import * as z from 'zod/mini';
import { FIXED_GROUPS } from '#domain/setting/setting-group.ts';
import { declareCalls } from './call.ts';
import { optionalText } from './field.ts';
import { staff } from './rights-row.ts';
import { type Answer, shape } from './shape.ts';

export const SETTING_REASON_LENGTH = 200;

const sellerGroup = z.templateLiteral(['seller', z.string().check(z.regex(/^[A-Z]{2}$/))], 'unknown');
/** Sellers are as many as the environment has; which of them there are, the call knows. */
const group = z.union([z.enum(FIXED_GROUPS, 'unknown'), sellerGroup], 'unknown');

export const changeSettingInput = z.strictObject({
  /** All fields of the group by their names, or null for what the environment says. */
  values: z.nullable(z.record(z.string(), z.union([z.number(), z.string(), z.boolean()], 'number'))),
  reason: optionalText(SETTING_REASON_LENGTH),
});
export type ChangeSettingInput = z.infer<typeof changeSettingInput>;

const values = z.record(z.string(), z.union([z.number(), z.string(), z.boolean()]));

export const settingVersion = shape('SettingVersion', {
  version: z.number(),
  /** Null: as the environment has it. */
  values: z.nullable(values),
  at: z.string(),
  by: z.string(),
  reason: z.nullable(z.string()),
});
export type SettingVersion = Answer<typeof settingVersion>;

export const setting = shape('Setting', {
  group,
  /** What holds now. */
  values,
  /** What held without the console. */
  usual: values,
  /** Who says so: the console, the environment, or nobody. */
  source: z.enum(['console', 'environment', 'standard']),
  /** Nought if the console has never decided about it. */
  version: z.number(),
  /** What the console has decided, newest first. */
  versions: z.array(settingVersion),
});
export type Setting = Answer<typeof setting>;

export const adminSettingCalls = declareCalls({
  'GET /api/admin/settings': {
    says: 'What the operator decides while the shop runs, with its versions',
    rights: staff('settings.read'),
    answer: shape('Settings', { items: z.array(setting) }),
  },
  /** What has been agreed stays as it was agreed; what is agreed from now on follows the new version. */
  'PUT /api/admin/settings/{group}': {
    says: 'Decide a group of settings',
    rights: staff('settings.write'),
    params: { group },
    body: changeSettingInput,
    answer: setting,
    takes: 'version',
  },
});
