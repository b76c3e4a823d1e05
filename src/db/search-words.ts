import { type RawBuilder, sql } from 'kysely';

/** The characters that `search_words` in the database takes for spaces; both sides have to agree on them. */
const BETWEEN_WORDS = /[\s!-/:-@[-`{-~]+/u;

type Searched = {
  /** The id of the rows that are filtered, such as `b.id`. */
  readonly id: string;
  readonly table: string;
  /** The columns of the index on `search_words(…)`, in its order. */
  readonly columns: readonly string[];
};

export const toWords = (q: string): readonly string[] => q.split(BETWEEN_WORDS).filter((word) => word !== '');

/** The beginnings of all the words that somebody typed, as a query; undefined if there are none. */
export function toWordsQuery(q: string): string | undefined {
  const wanted = toWords(q);
  return wanted.length === 0 ? undefined : wanted.map((word) => `${word}:*`).join(' & ');
}

/**
 * Whether the beginnings of all the words occur, in whatever order: `nord sped` finds "Spedition Nordwind". Undefined if
 * nothing is looked for. The matches are gathered first: the database thinks that a rare word is a common one, and would
 * rather walk through the whole list in its order until a page is full.
 */
export function matchesWords({ id, table, columns }: Searched, q: string | undefined): RawBuilder<boolean> | undefined {
  const isFound = hasWords('searched', columns, q);
  if (isFound === undefined) return undefined;
  return sql<boolean>`${sql.ref(id)} = any(array(
    select searched.id from ${sql.table(table)} as searched where ${isFound}
  ))`;
}

/** The same of a row that is at hand. */
export function hasWords(
  row: string,
  columns: Searched['columns'],
  q: string | undefined,
): RawBuilder<boolean> | undefined {
  const wanted = toWordsQuery(q ?? '');
  if (wanted === undefined) return undefined;
  const words = sql`search_words(${sql.join(columns.map((column) => sql.ref(`${row}.${column}`)))})`;
  // Asked as a query of its own, so that nobody plans with how common the words are: even where most rows have them, the
  // index finds them in a hundredth of the time that telling the words of each row apart takes.
  return sql<boolean>`${words} @@ to_tsquery('simple', (select ${wanted}::text))`;
}

/** What stands between words, as `search_words` in the database has it. */
const BEFORE_A_WORD = String.raw`[\s\x21-\x2f\x3a-\x40\x5b-\x60\x7b-\x7e]`;

/**
 * The same as a plain comparison, which no index helps: it takes a tenth of the time of telling words apart, where very many
 * rows are asked one by one. False if nothing is looked for.
 */
export function hasWordsPlainly(row: string, columns: Searched['columns'], q: string): RawBuilder<boolean> {
  const texts = sql.join([sql.lit(''), ...columns.map((column) => sql.ref(`${row}.${column}`))]);
  // Words have no character that means something in a pattern.
  const each = toWords(q).map((word) => sql`concat_ws(' ', ${texts}) ~* ${`${BEFORE_A_WORD}${word}`}`);
  return each.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(each, sql` and `)})`;
}
