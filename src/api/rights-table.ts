import { BOOKING_RIGHTS } from './rights/booking-rights.ts';
import { ROLES } from '#domain/team/role.ts';
import { ADMIN_CUSTOMER_RIGHTS } from './rights/admin-customer-rights.ts';
import { ADMIN_OPERATION_RIGHTS } from './rights/admin-operation-rights.ts';
import { FLEET_RIGHTS } from './rights/fleet-rights.ts';
import { HANDOVER_RIGHTS } from './rights/handover-rights.ts';
import {
  BY_REFRESH_TOKEN,
  everybody,
  forRoles,
  MEMBER,
  OWN_CART_LINE,
  PLATFORM_ADMIN,
  PUBLIC,
  RENTERS,
  type RightsRow,
  SIGNED_IN,
  USER,
} from './rights/rights-row.ts';

/**
 * Who may call what: one row per route and method, one column per kind of actor. A test walks every registered route
 * with every actor and compares; a route without a row fails it. Calls are refused by it before they are read; the
 * services check the rights themselves as well.
 */
export const RIGHTS_TABLE: Readonly<Record<string, RightsRow>> = {
  ...ADMIN_CUSTOMER_RIGHTS,
  'GET /healthz': PUBLIC,
  'GET /readyz': PUBLIC,
  'GET /metrics': everybody('hidden'),
  'GET /sitemap.xml': PUBLIC,
  'GET /robots.txt': PUBLIC,
  'GET /_app/version.json': PUBLIC,
  'GET /_app/api-docs/{file}': PUBLIC,
  'GET /_app/api-docs/open.js': PUBLIC,
  'GET /_image': PUBLIC,
  'GET /api/config': PUBLIC,
  'GET /api/openapi.json': PUBLIC,
  'GET /api/docs': PUBLIC,

  'POST /api/users/login': PUBLIC,
  'POST /api/users/logout': PUBLIC,
  'POST /api/users/forget-browser': PUBLIC,
  'POST /api/users/refresh-token': BY_REFRESH_TOKEN,
  'GET /api/users/me': SIGNED_IN,
  'PATCH /api/users': { ...USER, decidedBy: 'body' },
  'PATCH /api/users/legal': { ...SIGNED_IN, impersonator: 'forbidden' },
  'PATCH /api/users/password': { ...USER, impersonator: 'forbidden' },
  'POST /api/users/tour': USER,
  'POST /api/users/reset-account': PUBLIC,
  'POST /api/users/reset-account/{token}': PUBLIC,

  'GET /api/users/export': { ...USER, impersonator: 'forbidden' },
  'GET /api/users/addresses': MEMBER,
  'POST /api/users/addresses': forRoles(['admin', 'dispatcher', 'accountant']),
  'PATCH /api/users/addresses': forRoles(['admin', 'dispatcher', 'accountant'], 'hidden'),
  'DELETE /api/users/addresses/{addressId}': forRoles(['admin', 'dispatcher', 'accountant'], 'hidden'),
  // An accountant changes how the company pays, and nothing else of it.
  'PATCH /api/users/business-unit/information': forRoles(['admin', 'accountant']),
  'PUT /api/uploads/{picture}': { ...forRoles(['admin']), decidedBy: 'object' },
  'DELETE /api/uploads/{picture}': { ...forRoles(['admin']), decidedBy: 'object' },

  'GET /api/team': forRoles(['admin']),
  'PATCH /api/team/{userId}': forRoles(['admin'], 'hidden'),
  'DELETE /api/team/{userId}': { ...forRoles(['admin'], 'hidden'), decidedBy: 'object' },
  'GET /api/team/invitations': forRoles(['admin']),
  'POST /api/team/invitations': { ...forRoles(['admin']), impersonator: 'forbidden' },
  'POST /api/team/invitations/{invitationId}/resend': { ...forRoles(['admin'], 'hidden'), impersonator: 'forbidden' },
  'DELETE /api/team/invitations/{invitationId}': forRoles(['admin'], 'hidden'),

  'GET /api/trailers': PUBLIC,
  'GET /api/trailers/facets': PUBLIC,
  'GET /api/trailers/{id}': PUBLIC,
  'GET /api/trailers/{id}/calendar': PUBLIC,
  'GET /api/trailers/{id}/price': PUBLIC,
  'GET /api/depots': PUBLIC,
  'GET /api/depots/{id}': PUBLIC,
  'GET /api/services': PUBLIC,

  'GET /api/cart': RENTERS,
  'PATCH /api/cart': RENTERS,
  'POST /api/cart/items': RENTERS,
  'PATCH /api/cart/items/{id}': OWN_CART_LINE,
  'DELETE /api/cart/items/{id}': OWN_CART_LINE,
  'PUT /api/cart/items/{id}/services': OWN_CART_LINE,
  'POST /api/cart/risk-check': RENTERS,
  'POST /api/checkout/hold': RENTERS,
  'PATCH /api/checkout/hold': RENTERS,
  'DELETE /api/checkout/hold': RENTERS,
  'POST /api/orders': RENTERS,
  'GET /api/orders': forRoles(ROLES),
  'GET /api/orders/{id}': forRoles(ROLES, 'hidden'),
  'POST /api/orders/{id}/cancel': { ...forRoles(['admin', 'dispatcher'], 'hidden'), platformAdmin: 'allowed' },
  'POST /api/orders/{id}/approve': forRoles(['admin'], 'hidden'),
  'POST /api/orders/{id}/reject': forRoles(['admin'], 'hidden'),
  'GET /api/orders/{id}/confirmation.pdf': forRoles(ROLES, 'hidden'),
  'GET /api/orders/{id}/contract.pdf': forRoles(ROLES, 'hidden'),
  'GET /api/orders/{id}/calendar.ics': forRoles(ROLES, 'hidden'),
  ...HANDOVER_RIGHTS,
  ...BOOKING_RIGHTS,
  'GET /api/payment/mandate': forRoles(['admin', 'dispatcher', 'accountant']),
  'PUT /api/payment/mandate': { ...forRoles(['admin', 'accountant']), impersonator: 'forbidden' },
  'DELETE /api/payment/mandate': { ...forRoles(['admin', 'accountant']), impersonator: 'forbidden' },
  'POST /api/page-errors': PUBLIC,
  'POST /api/google-ads-conversion': { ...forRoles(ROLES), impersonator: 'forbidden' },

  'POST /api/registrations': PUBLIC,
  'GET /api/registrations/{token}': PUBLIC,
  'POST /api/registrations/{token}': PUBLIC,

  ...ADMIN_OPERATION_RIGHTS,
  ...FLEET_RIGHTS,
  'POST /api/admin/impersonate': PLATFORM_ADMIN,
  'GET /api/admin/impersonate/logout': BY_REFRESH_TOKEN,
  'POST /api/admin/impersonate/logout': BY_REFRESH_TOKEN,
};
