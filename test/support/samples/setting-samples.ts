import type { MakeSample } from '../route-sample.ts';

export const SETTING_SAMPLES = {
  'PUT /api/admin/settings/{group}': async () => ({
    params: { group: 'quotes' },
    body: { values: { validDays: 10, mostHoldHours: 12 }, reason: 'Autumn' },
  }),
} as const satisfies Readonly<Record<string, MakeSample>>;
