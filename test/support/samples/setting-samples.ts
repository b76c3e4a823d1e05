import type { MakeSample } from '../route-sample.ts';

export const SETTING_SAMPLES = {
  'PUT /api/admin/settings/{group}': async () => ({
    params: { group: 'quotes' },
    body: { values: { validDays: 10, mostHoldHours: 12 }, reason: 'Autumn' },
  }),
  'GET /api/admin/mail-words': async () => ({ query: '?language=en' }),
  'GET /api/admin/mail-words/{kind}/{locale}': async () => ({ params: { kind: 'invoice', locale: 'fr' } }),
  'POST /api/admin/mail-words/{kind}/{locale}/preview': async () => ({
    params: { kind: 'invoice', locale: 'fr' },
    body: { words: { subject: 'Facture {number}' } },
  }),
  'PUT /api/admin/mail-words/{kind}/{locale}': async () => ({
    params: { kind: 'invoice', locale: 'fr' },
    body: { words: { subject: 'Facture {number}' }, reason: 'Shorter' },
  }),
} as const satisfies Readonly<Record<string, MakeSample>>;
