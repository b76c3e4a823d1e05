import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#domain/team/scope.ts';

/** Whether a row belongs to the unit that is meant; `column` holds the id of its unit. */
export const inScope = (column: string, scope: Scope): RawBuilder<boolean> =>
  scope === 'anyUnit' ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = ${scope.unit}`;
