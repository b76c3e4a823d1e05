import type { Transaction } from '#db/client.ts';
import type { Deps } from '#services/deps.ts';

type Job = {
  /** Stays the same when it is tried again. */
  readonly id: string;
  /** Says in the log what failed where the job goes on all the same. */
  readonly complain?: (cause: unknown, about: object) => void;
};

/** What it returns is worth a line in the log. */
export type JobHandler = (deps: Deps, payload: object, job: Job) => Promise<object | void>;

/** Picks the payloads that are worth a job. */
export type OutboxSieve = (trx: Transaction, payloads: readonly object[]) => Promise<readonly object[]>;
