import * as z from 'zod/mini';
import { keysOf } from '#domain/table.ts';
import { ERROR_STATUS } from './error-code.ts';
import { type Answer, shape } from './shape.ts';

/** The one error format: the code is also the key of the message that the browser shows. Some codes tell more. */
export const problem = shape(
  'Problem',
  z.looseObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(keysOf(ERROR_STATUS)),
    /** What is wrong with what was sent, by field. */
    fields: z.exactOptional(z.record(z.string(), z.string())),
    traceId: z.string(),
  }),
);
export type Problem = Answer<typeof problem>;
