/** One line of the history of results. */
export type Result = {
  /** As in `2026-11-15`. */
  readonly date: string;
  readonly machine: string;
  readonly bench: string;
  readonly text: string;
};

const LINE = /^- (?<date>\d{4}-\d\d-\d\d), (?<machine>[^:]+): \*\*(?<bench>[^*]+)\*\* (?<text>.+)$/;

/** In the order in which they were measured. Lines of another form are no results. */
export const readResults = (history: string): readonly Result[] =>
  history.split('\n').flatMap((line) => {
    const { date, machine, bench, text } = LINE.exec(line)?.groups ?? {};
    return date && machine && bench && text ? [{ date, machine, bench, text }] : [];
  });
