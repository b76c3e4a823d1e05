import type { Note, NoteQuery } from '#contract/admin-note.ts';
import { hasStaffRight } from '#domain/team/staff-right.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { listNotes } from '#services/note/list-notes.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { recordMoment } from '../record-moment.server.ts';

export type NotesView = NonNullable<Awaited<ReturnType<typeof loadNotes>>>;
export type NoteView = NotesView['items'][number];

/** What the desk has written about something, in the words of the reader; null for whoever may not read it. */
export async function loadNotes({ deps, format, getActor }: PageRequest, about: NoteQuery) {
  const actor = await getActor();
  if (!hasStaffRight(actor, 'tasks.read')) return null;
  const { items, owners } = requireValue(await listNotes(deps, actor, about));
  const now = deps.clock.now();
  const today = operatorToday(toInstant(now)).toString();
  const describe = ({ dueOn, done, ...note }: Note) => ({
    ...note,
    at: recordMoment(format, note.at, now),
    dueOn,
    due: dueOn && format.day(`${dueOn}T12:00:00Z`, 'UTC'),
    isLate: dueOn !== null && done === null && dueOn < today,
    done: done && { ...done, at: recordMoment(format, done.at, now) },
  });
  return { about, owners, items: items.map(describe) };
}
