import type { MakeSample } from '../route-sample.ts';

/** Requests about the operator's figures, orders and bookings. */
export const ADMIN_OPERATION_SAMPLES: Readonly<Record<string, MakeSample>> = {
  'GET /api/admin/search': () => ({ query: '?q=muster' }),
};
