import * as z from 'zod/mini';
import { MY_DEPOTS } from '#domain/team/my-depots.ts';
import { id } from './field.ts';
import { wholeNumber } from './query.ts';

/**
 * What the lists of the console share: `?q&cursor&limit`, and `sort` by the name of a column, with a minus before it for
 * the other way round. Spread `listFields` into the strict object of a list and add its filters.
 */
export const listFields = {
  q: z.optional(z.string().check(z.trim(), z.maxLength(100, 'too-long'), z.regex(/^[^\p{Cc}]*$/u, 'characters'))),
  cursor: z.optional(z.string().check(z.maxLength(1000, 'too-long'))),
  limit: z.optional(wholeNumber(1, 100)),
} as const;

/** One depot, or those that whoever asks works at or has chosen. */
export const depotOrMine = z.union([z.literal(MY_DEPOTS), id], 'id');
export const depotChoice = z.optional(depotOrMine);

/** How many rows a page has unless another number is asked for. */
export const USUAL_LIMIT = 25;

export type SortName<Column extends string> = Column | `-${Column}`;

/** `sortOf(['name', 'createdAt'])` takes `name`, `-name`, `createdAt` and `-createdAt`. */
export const sortOf = <const Column extends string>(columns: readonly Column[]) =>
  z.optional(
    z.enum(
      columns.flatMap((column): SortName<Column>[] => [column, `-${column}`]),
      'unknown',
    ),
  );

export type ListPage<Item> = { readonly items: readonly Item[]; readonly nextCursor: string | null };
