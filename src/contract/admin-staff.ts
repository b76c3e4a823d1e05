import * as z from 'zod/mini';
import { STAFF_ROLES } from '#domain/team/staff-role.ts';
import { declareCalls } from './call.ts';
import { email, id, name } from './field.ts';
import { staff } from './rights-row.ts';
import { type Answer, pageOf, shape } from './shape.ts';

/** Somebody who works for the operator. */
export const staffMember = shape('StaffMember', {
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  role: z.enum(STAFF_ROLES),
  /** Where somebody of a depot works. */
  depots: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  status: z.enum(['active', 'blocked']),
  /** Has not chosen a password yet. */
  isInvited: z.boolean(),
  lastSeenAt: z.nullable(z.string()),
  /** Of the person, for whoever blocks them. */
  userVersion: z.number(),
  version: z.number(),
});
export type StaffMember = Answer<typeof staffMember>;

const MOST_DEPOTS = 100;
const role = z.enum(STAFF_ROLES, 'unknown');
const depotIds = z.array(id).check(z.maxLength(MOST_DEPOTS, 'too-many'));

export const inviteStaffInput = z.strictObject({ email, firstName: name(100), lastName: name(100), role, depotIds });
export type InviteStaffInput = z.infer<typeof inviteStaffInput>;

export const changeStaffInput = z.strictObject({ role, depotIds });
export type ChangeStaffInput = z.infer<typeof changeStaffInput>;

/** Blocking is a call of people: `POST /api/admin/users/{id}/block`. */
export const adminStaffCalls = declareCalls({
  'GET /api/admin/staff': {
    says: 'Who works for the operator, and as what',
    rights: staff('staff.read'),
    answer: pageOf(staffMember),
  },
  'POST /api/admin/staff': {
    says: 'Invite somebody to work for the operator',
    rights: staff('staff.write'),
    body: inviteStaffInput,
    answer: staffMember,
    status: 201,
  },
  /** A stale version is refused with `current`: what has become of it. Nobody changes themselves. */
  'PATCH /api/admin/staff/{id}': {
    says: 'Give somebody another role, or other depots',
    rights: staff('staff.write'),
    body: changeStaffInput,
    answer: staffMember,
    takes: 'version',
  },
  'POST /api/admin/staff/{id}/invite': {
    says: 'Send an invitation again to somebody who has not followed it',
    rights: staff('staff.write'),
    answer: staffMember,
  },
});
