import type { Deps } from '#services/deps.ts';

/** `id` stays the same when a job is tried again. */
export type JobHandler = (deps: Deps, payload: object, job: { readonly id: string }) => Promise<void>;
