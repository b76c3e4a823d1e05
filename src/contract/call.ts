import * as z from 'zod/mini';
import { id } from './field.ts';
import type { RightsRow } from './rights-row.ts';

export type ApiMethod = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
/** `METHOD /path/{parameter}`: how a call is named everywhere. */
export type Route = `${ApiMethod} /api/${string}`;

/** The body of a call that takes a file: its bytes, whatever they are. */
export const BYTES = 'bytes';

/** An answer that is a file of this media type. */
export type FileAnswer = { readonly file: string };

/** All there is to say about a call. The rest follows from it: checks of input and answer, rights, document and client. */
export type Call = {
  /** One sentence for whoever reads the document of the API. */
  readonly says: string;
  readonly rights: RightsRow;
  /** Those of the path that are no ids. */
  readonly params?: Readonly<Record<string, z.ZodMiniType>>;
  /** Without it the call takes no parameters at all. */
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType | typeof BYTES;
  /** Without it there is nothing to answer. */
  readonly answer?: z.ZodMiniType | FileAnswer;
  /** Of a success: 200, or 204 where there is nothing to answer. */
  readonly status?: 201 | 202;
  /**
   * `version`: `If-Match` names the version that a change was made on, and a stale one is refused. `key`: the same
   * `Idempotency-Key` gives the same answer. `requiredKey`: not without one.
   */
  readonly takes?: 'version' | 'key' | 'requiredKey';
};
export type Calls = Readonly<Record<Route, Call>>;

/** The calls of a noun. */
export const declareCalls = <const Declared extends Calls>(calls: Declared): Declared => calls;

/** A workbook, as spreadsheets keep it. */
export const WORKBOOK: FileAnswer = { file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' };

const isList = (route: string): boolean => route.endsWith('.csv');

/** `GET /api/admin/mails.csv` answers the same rows as a workbook by the name of `GET /api/admin/mails.xlsx`. */
export const workbookOf = <Implemented extends { readonly route: string; readonly call: Call }>(
  list: Implemented,
): readonly Implemented[] =>
  isList(list.route)
    ? [list, { ...list, route: list.route.replace(/csv$/, 'xlsx'), call: { ...list.call, answer: WORKBOOK } }]
    : [list];

/** With a twin of every list that is a file. The typed client knows none of them: browsers fetch files by their address. */
export const withWorkbooks = <const Declared extends Calls>(calls: Declared): Declared =>
  Object.assign(
    {},
    calls,
    ...Object.entries<Call>(calls)
      .flatMap(([route, call]) => workbookOf({ route, call }))
      .map(({ route, call }) => ({ [route]: call })),
  );

/** The name of a PDF file in a path: the id of what it is about. */
export const pdfName = z.pipe(
  z.pipe(
    z.string(),
    z.transform((name) => name.replace(/\.pdf$/, '')),
  ),
  id,
);

/** The names in the braces of a path. */
export type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

export const pathParameters = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
