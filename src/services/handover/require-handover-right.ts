import type { Actor, Member, PlatformAdmin } from '#domain/team/actor.ts';
import type { Result } from '#domain/result.ts';
import type { Failure } from '../failure.ts';
import { requireRight, requireUser } from '../require-actor.ts';

/** The operator works the handovers of every unit, a member those of the own. */
export type HandoverActor = Member | PlatformAdmin;

export const requireHandoverReader = (actor: Actor): Result<HandoverActor, Failure> =>
  actor.kind === 'platformAdmin' ? requireUser(actor) : requireRight(actor, 'seeBookings');

export const requireHandoverWorker = (actor: Actor): Result<HandoverActor, Failure> =>
  actor.kind === 'platformAdmin' ? requireUser(actor) : requireRight(actor, 'rent');
