import { ROLES } from '#domain/team/role.ts';
import { forRoles, type RightsRow } from './rights-row.ts';

const READERS: RightsRow = { ...forRoles(ROLES, 'hidden'), platformAdmin: 'allowed' };
/** Those who rent for the unit, and the operator for any. */
const ACTORS_ON_ONE: RightsRow = { ...forRoles(['admin', 'dispatcher'], 'hidden'), platformAdmin: 'allowed' };

export const BOOKING_RIGHTS: Readonly<Record<string, RightsRow>> = {
  'GET /api/bookings': forRoles(ROLES),
  'GET /api/bookings.csv': forRoles(ROLES),
  'GET /api/bookings/{id}': READERS,
  'PATCH /api/bookings/{id}': ACTORS_ON_ONE,
  'POST /api/bookings/{id}/extension/preview': ACTORS_ON_ONE,
  'POST /api/bookings/{id}/extension': ACTORS_ON_ONE,
  'GET /api/bookings/{id}/extensions/{addendum}': READERS,
  'POST /api/bookings/return/preview': ACTORS_ON_ONE,
  'POST /api/bookings/return': ACTORS_ON_ONE,
  'POST /api/bookings/{id}/cancel/preview': ACTORS_ON_ONE,
  'POST /api/bookings/{id}/cancel': ACTORS_ON_ONE,
};
