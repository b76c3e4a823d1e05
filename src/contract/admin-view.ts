import * as z from 'zod/mini';
import { LIST_NAMES } from '#domain/admin/list-name.ts';
import { declareCalls } from './call.ts';
import { id, text } from './field.ts';
import { amend, staff } from './rights-row.ts';
import { type Answer, shape } from './shape.ts';

export const VIEW_NAME_LENGTH = 60;
const MOST_COLUMNS = 40;
const MOST_DEPOTS = 100;
const WORD = /^[A-Za-z]{1,40}$/;

/** What stands after the question mark of a list, as a browser writes it. A page of it is no view. */
const isListQuery = (value: string): boolean => {
  const params = new URLSearchParams(value);
  return params.toString() === value && [...params.keys()].every((name) => WORD.test(name) && name !== 'cursor');
};

const list = z.enum(LIST_NAMES, 'unknown');
const name = text(VIEW_NAME_LENGTH);

export const viewQuery = z.strictObject({ list });

export const saveViewInput = z.strictObject({
  list,
  name,
  query: z.string().check(z.maxLength(2000, 'too-long'), z.refine(isListQuery, 'characters')),
});
export type SaveViewInput = z.infer<typeof saveViewInput>;

export const renameViewInput = z.strictObject({ name });

export const chooseColumnsInput = z.strictObject({
  list,
  columns: z
    .array(z.string().check(z.regex(WORD, 'unknown')))
    .check(z.minLength(1, 'required'), z.maxLength(MOST_COLUMNS, 'too-many')),
});
export type ChooseColumnsInput = z.infer<typeof chooseColumnsInput>;

export const chooseDepotsInput = z.strictObject({ depotIds: z.array(id).check(z.maxLength(MOST_DEPOTS, 'too-many')) });

export const listView = shape('ListView', {
  id: z.string(),
  name: z.string(),
  /** Of the address of the list: search, filters, order and columns. */
  query: z.string(),
});
export type ListView = Answer<typeof listView>;

export const listViews = shape('ListViews', {
  items: z.array(listView),
  /** Those that whoever asks usually wants; null for all. */
  columns: z.nullable(z.array(z.string())),
});
export type ListViews = Answer<typeof listViews>;

/** Everybody of the operator keeps their own. */
const ANY_STAFF = staff('yard.read');
/** That of somebody else does not exist. */
const OWN_VIEW = amend(ANY_STAFF, {
  'staff:desk': 'hidden',
  'staff:depot': 'hidden',
  'staff:fleet': 'hidden',
  'staff:accountant': 'hidden',
  'staff:auditor': 'hidden',
});

export const adminViewCalls = declareCalls({
  'GET /api/admin/views': {
    says: 'The own views and columns of a list',
    rights: ANY_STAFF,
    query: viewQuery,
    answer: listViews,
  },
  'POST /api/admin/views': {
    says: 'Keep the address of a list under a name',
    rights: ANY_STAFF,
    body: saveViewInput,
    answer: listView,
    status: 201,
  },
  'PATCH /api/admin/views/{id}': {
    says: 'Give an own view another name',
    rights: OWN_VIEW,
    body: renameViewInput,
    answer: listView,
  },
  'DELETE /api/admin/views/{id}': { says: 'Forget an own view', rights: OWN_VIEW },
  'PUT /api/admin/list-columns': {
    says: 'Choose the columns of a list for oneself',
    rights: ANY_STAFF,
    body: chooseColumnsInput,
  },
  /** Where depot staff work is for an admin to say. */
  'PUT /api/admin/my-depots': {
    says: 'Choose the depots that lists can be narrowed to at once',
    rights: amend(ANY_STAFF, { 'staff:depot': 'forbidden' }),
    body: chooseDepotsInput,
  },
});
