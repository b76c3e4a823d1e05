import type { Actor, Member, PlatformAdmin } from '#domain/team/actor.ts';
import type { Outcome } from '../failure.ts';
import { requireEither } from '../require-actor.ts';

/** The operator works the handovers of every unit, a depot's staff those of their depots, a member those of the own unit. */
export type HandoverActor = Member | PlatformAdmin;

export const requireHandoverReader = (actor: Actor): Outcome<HandoverActor> =>
  requireEither(actor, { staff: 'yard.read', member: 'seeBookings' });

export const requireHandoverWorker = (actor: Actor): Outcome<HandoverActor> =>
  requireEither(actor, { staff: 'handovers.work', member: 'rent' });
