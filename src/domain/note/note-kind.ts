/** A task has a day by which it is to be done, and may have somebody who does it; the others only say what was. */
export const NOTE_KINDS = ['note', 'call', 'task'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/** What the desk writes about. */
export const NOTE_SUBJECTS = ['businessUnit', 'booking', 'trailer'] as const;
export type NoteSubject = (typeof NOTE_SUBJECTS)[number];
