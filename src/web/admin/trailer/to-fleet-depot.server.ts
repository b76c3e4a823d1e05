import { pick } from '#domain/table.ts';
import type { Format } from '#i18n/format.ts';
import type { BookedDepot } from '#services/book/depot-book.ts';
import { formatHours } from '#web/depot/format-hours.ts';
import { shortDepotName } from '#web/trailer/results/place.ts';
import type { FleetDepot } from './place-filter.tsx';

/** A depot as the filter of places shows it. */
export const toFleetDepot = ({ row }: BookedDepot, format: Format): FleetDepot => ({
  ...pick(row, ['id', 'code', 'name', 'city', 'country', 'lat', 'lon']),
  short: shortDepotName(row.name, row.city),
  hours: formatHours(row.openingHours.week, format),
});
