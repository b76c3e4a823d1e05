import type { Result } from '#domain/result.ts';

export type TrackedPosition = {
  readonly lat: number;
  readonly lon: number;
  readonly at: Date;
  readonly speedKmh: number | null;
  readonly place: string | null;
};

/** A trailer that is out, and what its transmitter is known by. */
export type TrackedTrailer = {
  readonly trailerId: string;
  readonly vin: string;
  readonly depot: { readonly lat: number; readonly lon: number };
  /** When it left the depot. */
  readonly outSince: Date;
  /** What was last recorded since then. */
  readonly recorded: TrackedPosition | undefined;
};

/** Undefined: the transmitter has not reported. `telematics-unavailable`: nobody could be asked. */
export type TelematicsPort = {
  /** Made up where no service is configured: good enough to be shown, and no proof of anything. */
  readonly isSimulated: boolean;
  findPosition(
    trailer: TrackedTrailer,
    now: Date,
  ): Promise<Result<TrackedPosition | undefined, 'telematics-unavailable'>>;
};
