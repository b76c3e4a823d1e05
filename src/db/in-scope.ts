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
