type Watched = {
  readonly part: () => Element | null;
  readonly isChanged: () => boolean;
  readonly forget: () => void;
  /** Work that goes on, and would stop with the page. */
  readonly isRunning?: true;
};

/** What is asked before somebody leaves (`has-unsaved.ts`, which only the console needs). */
export const watched = new Set<Watched>();

/** Asks a part of the page whether it holds something unsaved whenever somebody is about to leave. Call the result when it is gone. */
export function watchUnsaved(entry: Watched): () => void {
  watched.add(entry);
  return () => watched.delete(entry);
}

/** What stands in a form has been taken: neither it nor the window around it has a reason to ask. */
export function markSaved(form: Element): void {
  for (const { part, forget } of watched) if (part()?.contains(form)) forget();
}
