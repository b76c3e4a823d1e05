import * as z from 'zod/mini';
import { declareCalls } from './call.ts';
import { depotSummary } from './depot.ts';
import { money } from './money.ts';
import { rentalPeriod } from './period.ts';
import { PUBLIC } from './rights-row.ts';
import { type Answer, shape, wholeListOf } from './shape.ts';

/** A drive of ours that a customer may take in our place: trailer and way for one price. */
export const emptyLeg = shape('EmptyLeg', {
  id: z.string(),
  trailer: z.strictObject({ id: z.string(), number: z.string(), type: z.string(), subType: z.string() }),
  from: depotSummary,
  to: depotSummary,
  km: z.number(),
  /** All the time that there is for it. */
  period: rentalPeriod,
  /** Net, where prices are shown. */
  price: z.exactOptional(money),
});
export type EmptyLeg = Answer<typeof emptyLeg>;

export const legCalls = declareCalls({
  'GET /api/empty-legs': {
    says: 'Drives of ours that customers may take in our place',
    rights: PUBLIC,
    answer: wholeListOf(emptyLeg),
  },
});
