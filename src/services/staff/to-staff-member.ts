import type { StaffMember } from '#contract/admin-staff.ts';
import type { StaffRow } from '#db/staff/staff.queries.ts';

export const toStaffMember = ({ depots, lastSeenAt, ...row }: StaffRow): StaffMember => ({
  ...row,
  depots: depots.map(({ id, name }) => ({ id, name })),
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
});
