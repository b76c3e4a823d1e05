import type { ActReason } from '#domain/booking/act-reason.ts';

/** A reason as the log keeps it; who sees what of it, the history of the booking says. */
export const toLoggedReason = ({ kind, text }: ActReason) => ({
  reason: kind,
  ...(text !== undefined && { remark: text }),
});
