import * as z from 'zod/mini';
import { NOTE_KINDS, NOTE_SUBJECTS } from '#domain/note/note-kind.ts';
import { declareCalls } from './call.ts';
import { id, optionalText, SEVERAL_LINES } from './field.ts';
import { day } from './query.ts';
import { staff } from './rights-row.ts';
import { type Answer, shape } from './shape.ts';

export const NOTE_LENGTH = 2000;
export const NOTE_CONTACT_LENGTH = 120;

const subject = { subject: z.enum(NOTE_SUBJECTS, 'unknown'), subjectId: id };

export const noteQuery = z.strictObject(subject);
export type NoteQuery = z.infer<typeof noteQuery>;

export const addNoteInput = z.strictObject({
  ...subject,
  kind: z.enum(NOTE_KINDS, 'unknown'),
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'required'),
      z.maxLength(NOTE_LENGTH, 'too-long'),
      z.regex(SEVERAL_LINES, 'characters'),
    ),
  /** Who was spoken to. */
  contact: optionalText(NOTE_CONTACT_LENGTH),
  /** Of a task alone: who does it, and by when. */
  ownerId: z.optional(z.nullable(id)),
  dueOn: z.optional(z.nullable(day)),
});
export type AddNoteInput = z.infer<typeof addNoteInput>;

/** What becomes of a task. What is left out stays as it is. */
export const changeNoteInput = z.strictObject({
  ownerId: z.optional(z.nullable(id)),
  dueOn: z.optional(day),
  isDone: z.optional(z.boolean()),
});
export type ChangeNoteInput = z.infer<typeof changeNoteInput>;

const person = z.strictObject({ id: z.string(), name: z.string() });

export const note = shape('Note', {
  id: z.string(),
  at: z.string(),
  by: z.string(),
  kind: z.enum(NOTE_KINDS),
  text: z.string(),
  contact: z.nullable(z.string()),
  owner: z.nullable(person),
  dueOn: z.nullable(z.string()),
  done: z.nullable(z.strictObject({ at: z.string(), by: z.string() })),
  /** In the list of a company: the booking that it is about. */
  booking: z.nullable(z.strictObject({ id: z.string(), number: z.string() })),
  version: z.number(),
});
export type Note = Answer<typeof note>;

export const noteList = shape('NoteList', {
  /** What is to be done first, by its day; then the rest, newest first. */
  items: z.array(note),
  /** Who can be given a task. */
  owners: z.array(person),
});
export type NoteList = Answer<typeof noteList>;

export const adminNoteCalls = declareCalls({
  'GET /api/admin/notes': {
    says: 'What the desk has written about a company, a booking or a trailer',
    rights: staff('tasks.read'),
    query: noteQuery,
    answer: noteList,
  },
  'POST /api/admin/notes': {
    says: 'Write down a note, a call or a task',
    rights: staff('tasks.write'),
    body: addNoteInput,
    answer: note,
    status: 201,
    takes: 'key',
  },
  'PATCH /api/admin/notes/{id}': {
    says: 'Give a task to somebody, to another day, or say that it is done',
    rights: staff('tasks.write'),
    body: changeNoteInput,
    answer: note,
    takes: 'version',
  },
});
