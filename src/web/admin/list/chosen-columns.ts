import type { ListColumn } from './console-table.tsx';

/** The parameter of the address. It goes before what somebody usually wants, so that a link shows everybody the same. */
export const COLUMNS = 'columns';

/** The names of the columns that are wanted; null for all of them. */
export const readColumns = (params: URLSearchParams, usual: readonly string[] | null): readonly string[] | null =>
  params.get(COLUMNS)?.split(',') ?? usual;

/** Those of a list that are wanted. What names a row is always there, and what no list has any more is left out. */
export function chosenColumns<Row>(
  columns: readonly ListColumn<Row>[],
  wanted: readonly string[] | null,
): readonly ListColumn<Row>[] {
  return wanted === null ? columns : columns.filter(({ key, isTitle }) => isTitle === true || wanted.includes(key));
}
