import type { Actor } from '#domain/team/actor.ts';
import { hasRight } from '#domain/team/rights.ts';

/** Guests sign in first, some members may only look. */
export function toVisitor(actor: Actor): 'guest' | 'renter' | 'onlooker' {
  if (actor.kind === 'guest') return 'guest';
  return hasRight(actor, 'rent') ? 'renter' : 'onlooker';
}
