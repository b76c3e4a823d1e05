import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a trailer leaves for another depot before a moment. Until it has arrived nobody takes it for a time after its departure,
 * neither where it stands nor where it will.
 */
export const isLeaving = (
  trailerId: RawBuilder<unknown>,
  before: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from allocation m where m.trailer_id = ${trailerId} and m.kind = 'transfer' and m.starts_at < ${before}
)`;
