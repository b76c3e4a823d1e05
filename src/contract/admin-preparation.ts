import * as z from 'zod/mini';
import { declareCalls } from './call.ts';
import { id } from './field.ts';
import { ofDepot, staff } from './rights-row.ts';
import { type Answer, shape } from './shape.ts';

/** Who has made a trailer ready for its pick-up, and when. */
export const preparation = shape('Preparation', { by: z.string(), at: z.string() });

export const pickUpPreparation = shape('PickUpPreparation', {
  bookingId: z.string(),
  prepared: z.nullable(preparation),
});
export type PickUpPreparation = Answer<typeof pickUpPreparation>;

/** The trailer that was made ready: if the booking has another one meanwhile, nothing is said of that. */
export const preparePickUpInput = z.strictObject({ trailerId: id });
export type PreparePickUpInput = z.infer<typeof preparePickUpInput>;

/** Both may be sent again without harm; what is true already is not logged twice. */
export const adminPreparationCalls = declareCalls({
  'PUT /api/admin/bookings/{id}/prepared': {
    says: 'Tick off that a trailer stands ready for its pick-up',
    rights: ofDepot(staff('handovers.work')),
    body: preparePickUpInput,
    answer: pickUpPreparation,
  },
  'DELETE /api/admin/bookings/{id}/prepared': {
    says: 'Take that back',
    rights: ofDepot(staff('handovers.work')),
    answer: pickUpPreparation,
  },
});
