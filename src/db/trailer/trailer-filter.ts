import { sql, type RawBuilder } from 'kysely';
import { keysOf } from '#domain/table.ts';
import type { FilterName, FilterValue, FilterValues } from '#domain/trailer/search-filter.ts';

/** What a search asks of a trailer, apart from time and place. Absent is anything. */
export type TrailerFilter = FilterValues & {
  readonly subType?: readonly string[] | undefined;
  readonly q?: string | undefined;
};

type Condition = RawBuilder<unknown>;

/** A value given or nothing: `when(x, (x) => sql…)`. */
const when = <T>(value: T | undefined, toCondition: (value: T) => Condition): Condition[] =>
  value === undefined ? [] : [toCondition(value)];

const CONDITIONS: { readonly [N in FilterName]: (value: FilterValue<N>) => Condition } = {
  minPayloadKg: (kg) => sql`t.payload_kg >= ${kg}`,
  minPallets: (count) => sql`t.most_pallets >= ${count}`,
  minVolumeM3: (volume) => sql`t.volume_m3 >= ${volume}`,
  minInnerHeightMm: (mm) => sql`t.inner_height_mm >= ${mm}`,
  minInnerLengthMm: (mm) => sql`t.inner_length_mm >= ${mm}`,
  axles: (list) => sql`t.axles = any(${list}::smallint[])`,
  liftAxle: (has) => sql`t.lift_axle = ${has}`,
  tailLift: (has) => sql`(t.tail_lift_kg is not null) = ${has}`,
  telematics: (list) => sql`t.telematics = any(${list}::text[])`,
  xlCertificate: (has) => sql`t.xl_certificate = ${has}`,
  atpClass: (list) => sql`t.atp_class = any(${list}::text[])`,
  containerLength: (list) => sql`t.container_lengths && ${list}::smallint[]`,
  roof: (list) => sql`t.roof = any(${list}::text[])`,
  doors: (list) => sql`t.doors = any(${list}::text[])`,
  minYear: (year) => sql`t.year >= ${year}`,
};

const conditionOf = <N extends FilterName>(name: N, value: FilterValue<N> | undefined): Condition[] =>
  when(value, CONDITIONS[name]);

/** Conditions on the trailer `t`, each preceded by `and`. */
export function matches(filter: TrailerFilter): Condition {
  const conditions = [
    ...when(filter.subType, (list) => sql`t.sub_type = any(${list}::text[])`),
    ...when(filter.q, (text) => sql`t.search_words @@ to_tsquery('simple', ${toPrefixQuery(text)})`),
    ...keysOf(CONDITIONS).flatMap((name) => conditionOf(name, filter[name])),
  ];
  return sql.join(
    conditions.map((condition) => sql`and ${condition}`),
    sql` `,
  );
}

/** Every word as the beginning of one: `PS-1 kro` finds PS-101 by Krone. Quoted, a word has no operators. */
export const toPrefixQuery = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`)
    .join(' & ');
