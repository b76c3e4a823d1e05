import { type RawBuilder, sql } from 'kysely';

type Span = { readonly startsAt: RawBuilder<unknown>; readonly endsAt: RawBuilder<unknown> };

/** Whether a trailer stands at a depot all the time of a span; where no depot is named, anywhere will do. */
export const standsAt = (
  trailerId: RawBuilder<unknown>,
  depotId: RawBuilder<unknown>,
  { startsAt, endsAt }: Span,
): RawBuilder<boolean> => sql<boolean>`(${depotId} is null or exists (
  select from trailer_stay s
  where s.trailer_id = ${trailerId} and s.depot_id = ${depotId} and s.starts_at <= ${startsAt} and s.ends_at >= ${endsAt}
))`;
