import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#domain/team/scope.ts';

/**
 * Whether a row belongs to whoever is meant; `column` holds the id of its unit, `depot` that of its depot. What does not
 * say where it is belongs to no depot.
 */
export function inScope(column: string, scope: Scope, depot?: string | RawBuilder<unknown>): RawBuilder<boolean> {
  if (scope === 'anyUnit') return sql<boolean>`true`;
  if ('unit' in scope) return sql<boolean>`${sql.ref(column)} = ${scope.unit}`;
  if (depot === undefined) return sql<boolean>`false`;
  return inDepots(typeof depot === 'string' ? sql.ref(depot) : depot, scope.depots);
}

/** Whether a place is one of these. */
export const inDepots = (depot: RawBuilder<unknown>, depots: readonly string[] | 'any'): RawBuilder<boolean> =>
  depots === 'any' ? sql<boolean>`true` : sql<boolean>`${depot} = any(${depots}::uuid[])`;

/** Whether the booking `k` belongs to whoever is meant: also to the depot where its trailer comes back. */
export const ofBooking = (scope: Scope): RawBuilder<boolean> =>
  scope !== 'anyUnit' && 'depots' in scope
    ? sql<boolean>`array[k.depot_id, k.return_depot_id, k.returned_depot_id] && ${scope.depots}::uuid[]`
    : inScope('k.businessUnitId', scope);
