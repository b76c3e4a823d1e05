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

export const lineDepot = (alias: string) => sql<LineDepotRow>`json_build_object(
  'id', ${sql.ref(`${alias}.id`)}, 'code', ${sql.ref(`${alias}.code`)}, 'name', ${sql.ref(`${alias}.name`)},
  'city', ${sql.ref(`${alias}.city`)}, 'country', ${sql.ref(`${alias}.country`)}, 'lat', ${sql.ref(`${alias}.lat`)},
  'lon', ${sql.ref(`${alias}.lon`)}, 'timeZone', ${sql.ref(`${alias}.timeZone`)}
)`;

/** For queries that call the depot `d`. */
export const readLineDepot = lineDepot('d').as('depot');

const readOtherDepot = <Name extends string>(alias: string, name: Name) =>
  sql<LineDepotRow | null>`case when ${sql.ref(`${alias}.id`)} is not null then ${lineDepot(alias)} end`.as(name);

/** For queries that call the depot `x` where it came back, if that was not as agreed. */
export const readReturnedDepot = readOtherDepot('x', 'returnedDepot');
/** For queries that call the depot `r` where it is brought back, if that is another one. */
export const readReturnDepot = readOtherDepot('r', 'returnDepot');
