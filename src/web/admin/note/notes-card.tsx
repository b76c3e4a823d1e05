import { CircleCheck, ListTodo, Phone, StickyNote } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { TitledCard } from '#web/form/titled-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkAction } from '#web/ui/text-link.tsx';
import { WordBadge } from '#web/ui/word-badge.tsx';
import type { NotesView, NoteView } from './describe-notes.server.ts';
import { NoteDrawer } from './note-drawer.tsx';
import { TaskDrawer } from './task-drawer.tsx';
import { PageLink } from '../frame/page-link.tsx';
import { May } from '../frame/may.tsx';

const ICONS = { note: StickyNote, call: Phone, task: ListTodo } as const;

/** What the desk has written down: notes and calls, and tasks until they are done. Customers never see it. */
export function NotesCard({ notes }: { readonly notes: NotesView }) {
  const { about, items, owners } = notes;
  const [isWriting, setIsWriting] = useState(false);
  return (
    <TitledCard
      id="notes"
      title="adminNote.title"
      note="adminNote.lead"
      action={
        <May right="tasks.write">
          <Button size="s" onClick={() => setIsWriting(true)}>
            <FormattedMessage id="adminNote.add" />
          </Button>
        </May>
      }
    >
      {items.length === 0 ? (
        <p className="text-asphalt-600">
          <FormattedMessage id="adminNote.none" />
        </p>
      ) : (
        <ul className="-my-3 divide-y divide-line">
          {items.map((note) => (
            <NoteEntry key={note.id} note={note} owners={owners} showsBooking={about.subject === 'businessUnit'} />
          ))}
        </ul>
      )}
      <NoteDrawer isOpen={isWriting} onOpenChange={setIsWriting} about={about} owners={owners} />
    </TitledCard>
  );
}

interface NoteEntryProps {
  readonly note: NoteView;
  readonly owners: NotesView['owners'];
  readonly showsBooking: boolean;
}

function NoteEntry({ note, owners, showsBooking }: NoteEntryProps) {
  const Icon = note.done ? CircleCheck : ICONS[note.kind];
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 py-3">
      <Icon aria-hidden="true" className={note.done ? 'size-5 text-free' : 'size-5 text-asphalt-600'} />
      <div className="min-w-0">
        <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
        <p className="mt-1 text-body-s text-asphalt-600">
          <FormattedMessage id={`adminNote.kind.${note.kind}`} />
          {' · '}
          {note.at}
          {' · '}
          {note.by}
          {note.contact !== null && (
            <>
              {' · '}
              <FormattedMessage id="adminNote.with" values={{ name: note.contact }} />
            </>
          )}
          {showsBooking && note.booking !== null && (
            <>
              {' · '}
              <PageLink to={`/admin/bookings/${note.booking.id}#notes`}>{note.booking.number}</PageLink>
            </>
          )}
        </p>
        {note.kind === 'task' && <TaskState note={note} owners={owners} />}
      </div>
    </li>
  );
}

function TaskState({ note, owners }: Omit<NoteEntryProps, 'showsBooking'>) {
  const { id, version, done, due, owner, isLate } = note;
  const [isChanging, setIsChanging] = useState(false);
  const { write, isPending } = useWrite();
  const setDone = (isDone: boolean) =>
    write(() => api.patch('/api/admin/notes/{id}', { params: { id }, body: { isDone }, ifMatch: version }), {
      done: isDone ? 'adminNote.doneToast' : 'adminNote.reopened',
    });
  if (done !== null) {
    return (
      <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-body-s">
        <FormattedMessage id="adminNote.doneBy" values={{ name: done.by, time: done.at }} />
        <May right="tasks.write">
          <LinkAction disabled={isPending} onClick={() => void setDone(false)}>
            <FormattedMessage id="adminNote.reopen" />
          </LinkAction>
        </May>
      </p>
    );
  }
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-body-s">
      {isLate ? (
        <WordBadge tone="danger" word="adminNote.dueOn" values={{ day: due ?? '' }} />
      ) : (
        <FormattedMessage id="adminNote.dueOn" values={{ day: due ?? '' }} />
      )}
      {owner !== null && <FormattedMessage id="adminNote.for" values={{ name: owner.name }} />}
      <May right="tasks.write">
        <LinkAction disabled={isPending} onClick={() => void setDone(true)}>
          <FormattedMessage id="adminNote.done" />
        </LinkAction>
      </May>
      <May right="tasks.write">
        <LinkAction onClick={() => setIsChanging(true)}>
          <FormattedMessage id="adminNote.move" />
        </LinkAction>
      </May>
      <TaskDrawer isOpen={isChanging} onOpenChange={setIsChanging} note={note} owners={owners} />
    </p>
  );
}
