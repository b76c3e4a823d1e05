import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { ReadsWithSettings } from '../../deps.ts';
import { changeBooking, type WhichBooking } from './change-booking.ts';

/** Nothing more is to be settled: the last booking of an order that is closed completes it. */
export const closeBooking = (deps: ReadsWithSettings, actor: Actor, which: WhichBooking) =>
  changeBooking(deps, actor, { ...which, action: 'close' }, async (_trx, _subject, now) =>
    ok({ changes: { closedAt: now } }),
  );
