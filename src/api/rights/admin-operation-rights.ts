import { PLATFORM_ADMIN, type RightsRow } from './rights-row.ts';

/** The operator's figures, orders and bookings. */
export const ADMIN_OPERATION_RIGHTS: Readonly<Record<string, RightsRow>> = {
  'GET /api/admin/figures': PLATFORM_ADMIN,
  'GET /api/admin/figures.csv': PLATFORM_ADMIN,
  'GET /api/admin/figures/utilisation': PLATFORM_ADMIN,
  'GET /api/admin/figures/tasks': PLATFORM_ADMIN,
  'GET /api/admin/figures/yards': PLATFORM_ADMIN,
  'GET /api/admin/search': PLATFORM_ADMIN,
};
