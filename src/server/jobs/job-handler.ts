import type { Transaction } from '#db/client.ts';
import type { Deps } from '#services/deps.ts';

/** `id` stays the same when a job is tried again. */
export type JobHandler = (deps: Deps, payload: object, job: { readonly id: string }) => Promise<void>;

/** Those of the payloads that are worth a job. */
export type OutboxSieve = (trx: Transaction, payloads: readonly object[]) => Promise<readonly object[]>;
