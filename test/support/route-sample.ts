import type { RightsWorld } from './rights-world.ts';

export type RouteSample = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown;
  /** A file, where the call takes one instead of a body. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly bytes?: Uint8Array;
};

/** A request that succeeds for whoever may make it, so that a refusal can only be about rights. */
export type MakeSample = (world: RightsWorld) => Promise<RouteSample> | RouteSample;
