import { ROLES } from '#domain/team/role.ts';
import { forRoles, type RightsRow } from './rights-row.ts';

/** Bookings of the own unit; the operator reads and works those of every unit. */
const READERS: RightsRow = { ...forRoles(ROLES, 'hidden'), platformAdmin: 'allowed' };
const WORKERS: RightsRow = { ...forRoles(['admin', 'dispatcher'], 'hidden'), platformAdmin: 'allowed' };

export const HANDOVER_RIGHTS: Readonly<Record<string, RightsRow>> = {
  'POST /api/bookings/{id}/handovers': WORKERS,
  'GET /api/bookings/{id}/handovers/{protocol}': READERS,
  'GET /api/bookings/{id}/handovers/{hid}': READERS,
  'PATCH /api/bookings/{id}/handovers/{hid}': WORKERS,
  'PUT /api/bookings/{id}/handovers/{hid}/photos/{position}': WORKERS,
  'DELETE /api/bookings/{id}/handovers/{hid}/photos/{position}': WORKERS,
  'GET /api/bookings/{id}/handovers/{hid}/photos/{position}': READERS,
  'POST /api/bookings/{id}/handovers/{hid}/sign': { ...WORKERS, impersonator: 'forbidden' },
  'GET /api/bookings/{id}/documents': READERS,
  'GET /api/bookings/{id}/documents/{did}': READERS,
  'GET /api/bookings/{id}/position': READERS,
};
