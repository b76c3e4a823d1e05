import { sql } from 'kysely';
import type { TrailerState } from '#domain/trailer/trailer-state.ts';

/** What a line of a cart or an order shows of its trailer, whatever has become of it. */
export type LineTrailerRow = {
  readonly id: string;
  readonly number: string;
  readonly plate: string;
  readonly type: string;
  readonly subType: string;
  readonly make: string;
  readonly model: string;
  readonly priceClass: string;
  readonly state: TrailerState;
  readonly image: { readonly path: string; readonly width: number; readonly height: number } | null;
};

export type LineDepotRow = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
  readonly timeZone: string;
};

/** For queries that call the trailer `t`. */
export const readLineTrailer = sql<LineTrailerRow>`json_build_object(
  'id', t.id, 'number', t.number, 'plate', t.plate, 'type', t.type, 'subType', t.sub_type, 'make', t.make,
  'model', t.model, 'priceClass', t.price_class, 'state', t.status,
  'image', (
    select json_build_object('path', m.path, 'width', m.width, 'height', m.height)
    from trailer_image m where m.trailer_id = t.id order by m.position limit 1
  )
)`.as('trailer');

/** For queries that call the depot `d`. */
export const readLineDepot = sql<LineDepotRow>`json_build_object(
  'id', d.id, 'code', d.code, 'name', d.name, 'city', d.city, 'country', d.country, 'lat', d.lat, 'lon', d.lon,
  'timeZone', d.time_zone
)`.as('depot');
