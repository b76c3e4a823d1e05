/** The time that trailers of a type at a depot are asked for, in milliseconds of the epoch. */
export type Window = {
  readonly depotId: string;
  readonly type: string;
  readonly startsAt: number;
  /** With the turnaround. */
  readonly occupiedUntil: number;
  /** The day that their certificates must reach, counted from the epoch. */
  readonly certifiedUntil: number;
  /** Nothing is free in it: the depot is closed, the rental too short or too soon. */
  readonly blocked: boolean;
};
