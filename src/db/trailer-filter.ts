import { sql, type RawBuilder } from 'kysely';

/** What a search asks of a trailer, apart from time and place. Absent is anything. */
export type TrailerFilter = {
  readonly subTypes?: readonly string[] | undefined;
  readonly text?: string | undefined;
  readonly minPayloadKg?: number | undefined;
  readonly minPallets?: number | undefined;
  readonly minVolumeM3?: number | undefined;
  readonly minInnerHeightMm?: number | undefined;
  readonly minInnerLengthMm?: number | undefined;
  readonly axles?: readonly number[] | undefined;
  readonly liftAxle?: boolean | undefined;
  readonly tailLift?: boolean | undefined;
  readonly telematics?: readonly string[] | undefined;
  readonly xlCertificate?: boolean | undefined;
  readonly atpClasses?: readonly string[] | undefined;
  readonly containerLengths?: readonly number[] | undefined;
  readonly roofs?: readonly string[] | undefined;
  readonly doors?: readonly string[] | undefined;
  readonly minYear?: number | undefined;
};

type Condition = RawBuilder<unknown>;

/** A value given or nothing: `when(x, (x) => sql…)`. */
const when = <T>(value: T | undefined, toCondition: (value: T) => Condition): Condition[] =>
  value === undefined ? [] : [toCondition(value)];

/** Conditions on the trailer `t`, each preceded by `and`. */
export function matches(filter: TrailerFilter): Condition {
  const conditions = [
    ...when(filter.subTypes, (list) => sql`t.sub_type = any(${list}::text[])`),
    ...when(filter.text, (text) => sql`t.search_words @@ to_tsquery('simple', ${toPrefixQuery(text)})`),
    ...when(filter.minPayloadKg, (kg) => sql`t.payload_kg >= ${kg}`),
    ...when(filter.minPallets, (count) => sql`t.most_pallets >= ${count}`),
    ...when(filter.minVolumeM3, (volume) => sql`t.volume_m3 >= ${volume}`),
    ...when(filter.minInnerHeightMm, (mm) => sql`t.inner_height_mm >= ${mm}`),
    ...when(filter.minInnerLengthMm, (mm) => sql`t.inner_length_mm >= ${mm}`),
    ...when(filter.axles, (list) => sql`t.axles = any(${list}::smallint[])`),
    ...when(filter.liftAxle, (has) => sql`t.lift_axle = ${has}`),
    ...when(filter.tailLift, (has) => sql`(t.tail_lift_kg is not null) = ${has}`),
    ...when(filter.telematics, (list) => sql`t.telematics = any(${list}::text[])`),
    ...when(filter.xlCertificate, (has) => sql`t.xl_certificate = ${has}`),
    ...when(filter.atpClasses, (list) => sql`t.atp_class = any(${list}::text[])`),
    ...when(filter.containerLengths, (list) => sql`t.container_lengths && ${list}::smallint[]`),
    ...when(filter.roofs, (list) => sql`t.roof = any(${list}::text[])`),
    ...when(filter.doors, (list) => sql`t.doors = any(${list}::text[])`),
    ...when(filter.minYear, (year) => sql`t.year >= ${year}`),
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
