import * as z from 'zod/mini';
import { ACT_REASONS, needsText, REASON_KINDS, type ReasonedAction } from '#domain/booking/act-reason.ts';
import { text } from './field.ts';

export const REASON_LENGTH = 300;

/** A kind of the few that the action has, and what else there is to say, which only the operator reads. */
export const actReason = <A extends ReasonedAction>(action: A) => {
  // A tuple keeps the kinds of this action apart from those of others.
  const kinds: (typeof ACT_REASONS)[A] = ACT_REASONS[action];
  return z.strictObject({ kind: z.enum(kinds, 'required'), text: z.optional(text(REASON_LENGTH)) }).check(
    z.refine(({ kind, text: said }) => !needsText(kind) || said !== undefined, {
      path: ['text'],
      message: 'required',
    }),
  );
};

export const reasonKind = z.enum(REASON_KINDS);
