import type { Member, PlatformAdmin, System } from './actor.ts';

/** Whose things are meant: those of one unit or, said outright, of any. */
export type Scope = { readonly unit: string } | 'anyUnit';

/** What an actor may reach: a member what is the own unit's, the operator and jobs everything. */
export const scopeOf = (actor: Member | PlatformAdmin | System): Scope =>
  actor.kind === 'member' ? { unit: actor.businessUnitId } : 'anyUnit';

/** What a list is narrowed to by whoever may see the things of all units. */
export const chosenScope = (businessUnitId: string | undefined): Scope =>
  businessUnitId === undefined ? 'anyUnit' : { unit: businessUnitId };
