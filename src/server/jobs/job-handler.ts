import type { Deps } from '#services/deps.ts';

/** `id` stays the same when a job is tried again. What it returns is worth a line in the log. */
export type JobHandler = (deps: Deps, payload: object, job: { readonly id: string }) => Promise<object | void>;
