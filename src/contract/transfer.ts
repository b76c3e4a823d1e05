import * as z from 'zod/mini';
import { id, optionalText } from './field.ts';
import { wallTime } from './query.ts';
import { shape } from './shape.ts';

const withTime = wallTime.check(z.minLength(16, 'wall-time'));

/** The departure in wall times of the depot that it leaves, the arrival in those of the other; left out, it follows from the distance. */
export const transferInput = z.strictObject({
  toDepotId: id,
  from: withTime,
  to: z.optional(z.nullable(withTime)),
  reason: optionalText(200),
});
export type TransferInput = z.infer<typeof transferInput>;
/** The same of one that takes place at another time. */
export const transferMoveInput = z.pick(transferInput, { from: true, to: true });
export type TransferMoveInput = z.infer<typeof transferMoveInput>;

/** What a customer pays, net, who drives it in our place; `to` is when it has to be there at the latest. */
export const transferOfferInput = z.strictObject({
  cents: z.int('number').check(z.gte(1, 'too-small'), z.lte(1_000_000, 'too-big')),
  to: z.optional(z.nullable(withTime)),
});
export type TransferOfferInput = z.infer<typeof transferOfferInput>;

/** One that has not arrived yet. */
export const openTransfer = shape('OpenTransfer', {
  id: z.string(),
  toDepot: z.strictObject({ id: z.string(), code: z.string(), name: z.string(), timeZone: z.string() }),
  status: z.enum(['planned', 'underway']),
  from: z.string(),
  to: z.string(),
  reason: z.nullable(z.string()),
  version: z.number(),
});
