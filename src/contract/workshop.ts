import * as z from 'zod/mini';
import { optionalText } from './field.ts';
import { wallTime } from './query.ts';
import { shape } from './shape.ts';

const withTime = wallTime.check(z.minLength(16, 'wall-time'));
const inOrder = z.refine<{ from: string; to: string }>(({ from, to }) => from < to, {
  path: ['to'],
  message: 'before-from',
});
/** A stay in the workshop, in wall times of the trailer's depot. */
export const workshopInput = z.strictObject({ from: withTime, to: withTime, note: optionalText(200) }).check(inOrder);
export type WorkshopInput = z.infer<typeof workshopInput>;

export const workshopPeriod = shape('WorkshopPeriod', {
  id: z.string(),
  from: z.string(),
  to: z.string(),
  note: z.nullable(z.string()),
  version: z.number(),
});
