import type { Note } from '#contract/admin-note.ts';
import type { NoteRow } from '#db/note/note.queries.ts';

export const toNote = (row: NoteRow): Note => ({
  id: row.id,
  at: row.createdAt.toISOString(),
  by: row.author,
  kind: row.kind,
  text: row.text,
  contact: row.contact,
  owner: row.ownerId === null ? null : { id: row.ownerId, name: row.owner },
  dueOn: row.dueOn,
  done: row.doneAt && { at: row.doneAt.toISOString(), by: row.doer },
  booking: row.bookingId && row.bookingNumber ? { id: row.bookingId, number: row.bookingNumber } : null,
  version: row.version,
});
