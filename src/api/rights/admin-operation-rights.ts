import { PLATFORM_ADMIN, type RightsRow } from './rights-row.ts';

/** The operator's figures, orders and bookings. */
export const ADMIN_OPERATION_RIGHTS: Readonly<Record<string, RightsRow>> = {
  'GET /api/admin/figures': PLATFORM_ADMIN,
  'GET /api/admin/figures.csv': PLATFORM_ADMIN,
  'GET /api/admin/figures/utilisation': PLATFORM_ADMIN,
  'GET /api/admin/figures/tasks': PLATFORM_ADMIN,
  'GET /api/admin/figures/yards': PLATFORM_ADMIN,
  'GET /api/admin/search': PLATFORM_ADMIN,

  'GET /api/admin/orders': PLATFORM_ADMIN,
  'GET /api/admin/orders.csv': PLATFORM_ADMIN,
  'GET /api/admin/orders/{id}': PLATFORM_ADMIN,
  'GET /api/admin/orders/{id}/confirmation.pdf': PLATFORM_ADMIN,
  'GET /api/admin/orders/{id}/contract.pdf': PLATFORM_ADMIN,
  'POST /api/admin/orders/{id}/transfer-received': PLATFORM_ADMIN,
  'POST /api/admin/orders/{id}/cancel': PLATFORM_ADMIN,

  'GET /api/admin/bookings': PLATFORM_ADMIN,
  'GET /api/admin/bookings.csv': PLATFORM_ADMIN,
  'GET /api/admin/bookings/{id}': PLATFORM_ADMIN,
  'GET /api/admin/bookings/{id}/swap': PLATFORM_ADMIN,
  'POST /api/admin/bookings/{id}/swap': PLATFORM_ADMIN,
  'POST /api/admin/bookings/{id}/release': PLATFORM_ADMIN,
  'POST /api/admin/bookings/{id}/period/preview': PLATFORM_ADMIN,
  'POST /api/admin/bookings/{id}/period': PLATFORM_ADMIN,
  'POST /api/admin/bookings/{id}/confirm-return': PLATFORM_ADMIN,
  'POST /api/admin/bookings/{id}/dispute-return': PLATFORM_ADMIN,
  'POST /api/admin/bookings/{id}/no-show': PLATFORM_ADMIN,
  'POST /api/admin/bookings/{id}/close': PLATFORM_ADMIN,
  'POST /api/admin/bookings/{id}/cancel': PLATFORM_ADMIN,
};
