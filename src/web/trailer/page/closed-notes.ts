type ClosedDay = {
  /** The depot where it leaves hands nothing over. */
  readonly noPickUp: boolean;
  /** The depot where it comes back takes nothing back; undefined if that is the same one. */
  readonly noReturn: boolean | undefined;
};

/** What is not done on a day because a depot is closed: each of the two ends at its own depot. */
export function closedNotes({ noPickUp, noReturn }: ClosedDay) {
  if (noReturn === undefined) return noPickUp ? (['trailer.calendar.closedDay'] as const) : [];
  return [
    ...(noPickUp ? (['trailer.calendar.noPickUpDay'] as const) : []),
    ...(noReturn ? (['trailer.calendar.noReturnDay'] as const) : []),
  ];
}
