import type { Transaction } from '#db/client.ts';
import type { Deps } from '#services/deps.ts';

/** `id` stays the same when a job is tried again. What it returns is worth a line in the log. */
export type JobHandler = (deps: Deps, payload: object, job: { readonly id: string }) => Promise<object | void>;

/** Picks the payloads that are worth a job. */
export type OutboxSieve = (trx: Transaction, payloads: readonly object[]) => Promise<readonly object[]>;
