import { adminPreparationCalls } from '#contract/admin-preparation.ts';
import { preparePickUp } from '#services/admin/booking/prepare-pick-up.ts';
import { undoPreparation } from '#services/admin/booking/undo-preparation.ts';
import type { Deps } from '#services/deps.ts';
import { implement } from '../implement.ts';

/** What the yard ticks off before a customer comes. */
export const implementAdminPreparations = (deps: Deps) =>
  implement(adminPreparationCalls, {
    'PUT /api/admin/bookings/{id}/prepared': ({ actor, params, body }) =>
      preparePickUp(deps, actor, { bookingId: params.id, input: body }),
    'DELETE /api/admin/bookings/{id}/prepared': ({ actor, params }) =>
      undoPreparation(deps, actor, { bookingId: params.id }),
  });
