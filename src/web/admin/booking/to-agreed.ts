import type { MakingRoom } from '#contract/making-room.ts';

/** The moves that somebody has seen, as they are sent back. */
export const toAgreed = (moves: readonly MakingRoom[]) =>
  moves.map(({ bookingId, version, from, to }) => ({ bookingId, version, from: from.id, to: to.id }));
