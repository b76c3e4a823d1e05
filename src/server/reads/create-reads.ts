import { isOverload } from '#api/overload.ts';
import type { Read } from '#api/read.ts';
import type { Database } from '#db/client.ts';
import { toPosition } from '#db/position.ts';
import { readPosition } from '#db/replica/read-position.ts';
import type { ReplicaWatch } from '#db/replica/watch-replica.ts';
import type { Deps } from '#services/deps.ts';

export type ReadFigures = {
  readonly lagSeconds: () => number | undefined;
  readonly counts: () => { readonly primary: number; readonly replica: number };
};
export type Reads = ReadFigures & {
  /** For somebody who has written up to this position. */
  readonly since: (written: bigint) => Read;
};

type Parts = {
  readonly deps: Deps;
  /** The same use cases on another connection. */
  readonly depsOn: (db: Database) => Deps;
  readonly replica: Database;
  readonly watch: Pick<ReplicaWatch, 'isUsable' | 'leastPosition' | 'lagSeconds' | 'distrust'>;
  /** Up to where this process has heard of changes. */
  readonly heard: () => bigint;
};

/**
 * Answers from a replica what it knows well enough: what was committed two seconds ago, what this process has heard of,
 * and what whoever asks has written. So nothing that is kept until a change is heard of can be older than that change.
 */
export function createReads({ deps, depsOn, replica, watch, heard }: Parts): Reads {
  const counts = { primary: 0, replica: 0 };

  async function tryReplica<Answer>(
    least: () => bigint,
    work: (deps: Deps) => Promise<Answer>,
    isWhole: (answer: Answer) => boolean,
  ): Promise<{ readonly answer: Answer } | undefined> {
    // A transaction stays on one server, also behind a pooler and a balancer. Each statement of it has to see what was
    // replayed when its position was asked for, so it has no snapshot of its own that is older than the answer.
    const reading = replica.transaction().setIsolationLevel('read committed').setAccessMode('read only');
    try {
      return await reading.execute(async (trx) => {
        const reached = toPosition(await readPosition(trx));
        // Only now: changes may have been heard of while this waited for a connection.
        if (reached < least()) return undefined;
        const answer = await work(depsOn(trx));
        return isWhole(answer) ? { answer } : undefined;
      });
    } catch (error) {
      if (isOverload(error)) watch.distrust();
      // Whatever it was: the primary knows better.
      return undefined;
    }
  }

  const since =
    (written: bigint): Read =>
    async (work, isWhole = () => true) => {
      const recent = watch.isUsable() ? watch.leastPosition() : undefined;
      const found =
        recent === undefined ? undefined : await tryReplica(() => latest(recent, heard(), written), work, isWhole);
      counts[found ? 'replica' : 'primary'] += 1;
      return found ? found.answer : work(deps);
    };
  return { since, lagSeconds: watch.lagSeconds, counts: () => counts };
}

const latest = (...positions: readonly bigint[]): bigint => positions.reduce((a, b) => (a > b ? a : b));
