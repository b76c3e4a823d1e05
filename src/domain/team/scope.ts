import type { Member, PlatformAdmin, System } from './actor.ts';

/** Whose things are meant: those of one unit, what is picked up or returned at some depots or, said outright, of any. */
export type Scope = { readonly unit: string } | { readonly depots: readonly string[] } | 'anyUnit';

/** What an actor may reach: a member what is the own unit's, a depot's staff what is the depot's, all others everything. */
export function scopeOf(actor: Member | PlatformAdmin | System): Scope {
  if (actor.kind === 'member') return { unit: actor.businessUnitId };
  const depots = depotsOf(actor);
  return depots === 'any' ? 'anyUnit' : { depots };
}

/** The depots whose yards and trailers somebody of the operator may look at. */
export const depotsOf = (actor: PlatformAdmin | System): readonly string[] | 'any' =>
  actor.kind === 'platformAdmin' && actor.role === 'depot' ? (actor.depotIds ?? []) : 'any';

/** What a list is narrowed to by whoever may see the things of all units. */
export const chosenScope = (businessUnitId: string | undefined): Scope =>
  businessUnitId === undefined ? 'anyUnit' : { unit: businessUnitId };
