import type { DepotSummary } from '#contract/depot.ts';
import type { DepotRow } from '#db/depot/depot.queries.ts';

export const toDepotSummary = (row: DepotRow): DepotSummary => ({
  id: row.id,
  code: row.code,
  name: row.name,
  city: row.city,
  country: row.country,
  lat: row.lat,
  lon: row.lon,
  timeZone: row.timeZone,
});
