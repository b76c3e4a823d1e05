import type { API_CALLS } from '#contract/api.ts';
import type { RightsWorld } from './rights-world.ts';

type Declared = typeof API_CALLS;

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

/** Calls that take something. */
type Needy = {
  [Route in keyof Declared]: Declared[Route] extends { body: unknown }
    ? Route
    : Route extends `${string}{${string}`
      ? Route
      : never;
}[keyof Declared];

/** A call that takes something and has no sample does not compile. */
export type EverySample = Readonly<Record<Needy, MakeSample>>;
