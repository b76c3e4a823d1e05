import * as z from 'zod/mini';

/** The names of shapes, under which the OpenAPI document lists each of them once. */
export const SHAPE_NAMES = z.registry<{ readonly id: string }>();

type ReadonlyDeep<T> = T extends object ? { readonly [Key in keyof T]: ReadonlyDeep<T[Key]> } : T;

/** What a call answers with, as whoever gets it may use it. */
export type Answer<Schema extends z.ZodMiniType> = ReadonlyDeep<z.output<Schema>>;

/** A thing that calls answer with, under its name. */
export function shape<Schema extends z.ZodMiniType>(name: string, schema: Schema): Schema;
export function shape<Fields extends z.core.$ZodLooseShape>(
  name: string,
  fields: Fields,
): z.ZodMiniObject<Fields, z.core.$strict>;
export function shape(name: string, given: z.ZodMiniType | z.core.$ZodLooseShape) {
  const schema = given instanceof z.ZodMiniType ? given : z.strictObject(given);
  SHAPE_NAMES.add(schema, { id: name });
  return schema;
}

/** A part of a list; the cursor asks for the next one. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.strictObject({ items: z.array(item), nextCursor: z.nullable(z.string()) });

/** A list that is always whole. */
export const wholeListOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.strictObject({ items: z.array(item), nextCursor: z.null() });

/** The fields of both. */
export const merge = <A extends z.core.$ZodShape, B extends z.core.$ZodShape>(
  a: z.ZodMiniObject<A, z.core.$strict>,
  b: z.ZodMiniObject<B, z.core.$strict>,
) => z.extend(a, b.shape);
