import * as z from 'zod/mini';
import { keysOf } from '#domain/table.ts';
import { TRAILER_TYPES } from '#domain/trailer/trailer-type.ts';
import { TRANSFER_STATES } from '#domain/transfer/transfer-state.ts';
import { adminTrailer } from './admin-trailer.ts';
import { declareCalls } from './call.ts';
import { text } from './field.ts';
import { depotOrMine, listFields, sortOf } from './list-query.ts';
import { money } from './money.ts';
import { many } from './query.ts';
import { staff } from './rights-row.ts';
import { type Answer, pageOf, shape } from './shape.ts';

export const adminTransferQuery = z.strictObject({
  ...listFields,
  status: z.optional(z.enum(TRANSFER_STATES, 'unknown')),
  type: z.optional(many(z.enum(keysOf(TRAILER_TYPES), 'unknown'))),
  /** At either end. */
  depot: z.optional(many(depotOrMine)),
  sort: sortOf(['due', 'number']),
});
export type AdminTransferQuery = z.infer<typeof adminTransferQuery>;

const end = z.strictObject({ id: z.string(), code: z.string(), name: z.string(), timeZone: z.string() });

export const adminTransferRow = shape('AdminTransferRow', {
  id: z.string(),
  status: z.enum(TRANSFER_STATES),
  trailer: z.strictObject({ id: z.string(), number: z.string(), type: z.string() }),
  from: end,
  to: end,
  /** Null as long as it is only proposed. */
  leavesAt: z.nullable(z.string()),
  arrivesAt: z.nullable(z.string()),
  hasLeft: z.boolean(),
  /** Of a proposal: the day on which it is missing there. */
  shortOn: z.nullable(z.string()),
  km: z.nullable(z.number()),
  /** Of those that were proposed; not shown to the people of a depot. */
  cost: z.nullable(money),
  reason: z.nullable(z.string()),
  /** Net, where it is offered to customers. */
  offer: z.nullable(money),
  version: z.number(),
});
export type AdminTransferRow = Answer<typeof adminTransferRow>;

export const dismissProposalInput = z.strictObject({ reason: text(500) });

export const adminTransferCalls = declareCalls({
  'GET /api/admin/transfers': {
    says: 'Transfers that are proposed, planned or under way',
    rights: staff('fleet.read'),
    query: adminTransferQuery,
    answer: pageOf(adminTransferRow),
  },
  'GET /api/admin/transfers.csv': {
    says: 'The same as a file',
    rights: staff('fleet.read'),
    query: adminTransferQuery,
    answer: { file: 'text/csv' },
  },
  /** Judged again; `plan-stale` if it does not help any more. */
  'POST /api/admin/transfers/proposals/{id}/plan': {
    says: 'Plan a proposed transfer',
    rights: staff('fleet.write'),
    answer: adminTrailer,
  },
  'POST /api/admin/transfers/proposals/{id}/dismiss': {
    says: 'Do without a proposed transfer',
    rights: staff('fleet.write'),
    body: dismissProposalInput,
  },
});
