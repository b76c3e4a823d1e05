import type { API_CALLS, SentBody } from '#contract/api.ts';
import type { BYTES, PathParameter } from '#contract/call.ts';
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

type ParamsOf<Route extends string> = [PathParameter<Route>] extends [never]
  ? object
  : { readonly params: Readonly<Record<PathParameter<Route>, string>> };
type BodyOf<Call> = Call extends { body: typeof BYTES }
  ? { readonly bytes: Uint8Array }
  : Call extends { body: infer Schema }
    ? { readonly body: SentBody<Schema> }
    : object;
type SampleOf<Route extends keyof Declared> = RouteSample & ParamsOf<Route> & BodyOf<Declared[Route]>;

/** Calls that take something; those that take nothing, or all of it by choice, need no sample. */
type Needy = {
  [Route in keyof Declared]: object extends ParamsOf<Route> & BodyOf<Declared[Route]> ? never : Route;
}[keyof Declared];

/** A sample for each of these calls, made of what the call declares. */
export type SamplesOf<Route extends keyof Declared> = {
  readonly [Name in Route]: (world: RightsWorld) => Promise<SampleOf<Name>> | SampleOf<Name>;
};
export type EverySample = SamplesOf<Needy>;
