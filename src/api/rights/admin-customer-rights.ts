import { PLATFORM_ADMIN, type RightsRow } from './rights-row.ts';

/** The operator's customers, mails and log. */
export const ADMIN_CUSTOMER_RIGHTS: Readonly<Record<string, RightsRow>> = {
  'GET /api/admin/business-units': PLATFORM_ADMIN,
  'GET /api/admin/business-units.csv': PLATFORM_ADMIN,
  'GET /api/admin/business-units/{id}': PLATFORM_ADMIN,
  'PATCH /api/admin/business-units/{id}': PLATFORM_ADMIN,
  'POST /api/admin/business-units/{id}/approve': PLATFORM_ADMIN,
  'POST /api/admin/business-units/{id}/reject': PLATFORM_ADMIN,
  'POST /api/admin/business-units/{id}/block': PLATFORM_ADMIN,
  'POST /api/admin/business-units/{id}/unblock': PLATFORM_ADMIN,
  'GET /api/admin/users': PLATFORM_ADMIN,
  'GET /api/admin/users.csv': PLATFORM_ADMIN,
  'GET /api/admin/users/{id}': PLATFORM_ADMIN,
  'POST /api/admin/users/{id}/block': PLATFORM_ADMIN,
  'POST /api/admin/users/{id}/unblock': PLATFORM_ADMIN,
  'GET /api/admin/mails': PLATFORM_ADMIN,
  'GET /api/admin/mails.csv': PLATFORM_ADMIN,
  'GET /api/admin/mails/{id}': PLATFORM_ADMIN,
  'GET /api/admin/audit': PLATFORM_ADMIN,
  'GET /api/admin/audit.csv': PLATFORM_ADMIN,
};
