import { adminStaffCalls } from '#contract/admin-staff.ts';
import type { Deps } from '#services/deps.ts';
import { changeStaff } from '#services/staff/change-staff.ts';
import { inviteStaff } from '#services/staff/invite-staff.ts';
import { listStaff } from '#services/staff/list-staff.ts';
import { resendStaffInvitation } from '#services/staff/resend-staff-invitation.ts';
import { implement } from '../implement.ts';

/** Who works for the operator. */
export const implementAdminStaff = (deps: Deps) =>
  implement(adminStaffCalls, {
    'GET /api/admin/staff': ({ actor }) => listStaff(deps, actor),
    'POST /api/admin/staff': ({ actor, body }) => inviteStaff(deps, actor, body),
    'PATCH /api/admin/staff/{id}': ({ actor, params, body, version }) =>
      changeStaff(deps, actor, { userId: params.id, input: body, version }),
    'POST /api/admin/staff/{id}/invite': ({ actor, params }) => resendStaffInvitation(deps, actor, params.id),
  });
