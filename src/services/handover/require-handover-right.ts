import type { Actor, Member, PlatformAdmin } from '#domain/team/actor.ts';
import type { Outcome } from '../failure.ts';
import { requireRight, requireUser } from '../require-actor.ts';

/** The operator works the handovers of every unit, a member those of the own. */
export type HandoverActor = Member | PlatformAdmin;

export const requireHandoverReader = (actor: Actor): Outcome<HandoverActor> =>
  actor.kind === 'platformAdmin' ? requireUser(actor) : requireRight(actor, 'seeBookings');

export const requireHandoverWorker = (actor: Actor): Outcome<HandoverActor> =>
  actor.kind === 'platformAdmin' ? requireUser(actor) : requireRight(actor, 'rent');
