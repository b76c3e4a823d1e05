import { adminNoteCalls } from '#contract/admin-note.ts';
import type { Deps } from '#services/deps.ts';
import { addNote } from '#services/note/add-note.ts';
import { changeNote } from '#services/note/change-note.ts';
import { listNotes } from '#services/note/list-notes.ts';
import { implement } from '../implement.ts';

/** What the desk writes down for itself. */
export const implementAdminNotes = (deps: Deps) =>
  implement(adminNoteCalls, {
    'GET /api/admin/notes': ({ actor, query }) => listNotes(deps, actor, query),
    'POST /api/admin/notes': ({ actor, body, key }) => addNote(deps, actor, { input: body, idempotencyKey: key }),
    'PATCH /api/admin/notes/{id}': ({ actor, params, body, version }) =>
      changeNote(deps, actor, { id: params.id, input: body, version }),
  });
