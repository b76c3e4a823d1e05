import type { Logger } from 'pino';
import { createAvailabilityAt } from '#availability/create-availability.ts';
import type { FollowedFleet } from '#availability/follow-fleet.ts';
import { type Connection, createDatabase } from '#db/client.ts';
import { REPLICA_LIMITS } from '#db/limits.ts';
import { watchReplica } from '#db/replica/watch-replica.ts';
import type { Deps } from '#services/deps.ts';
import { StartError } from '../start-error.ts';
import { createReads, type Reads } from './create-reads.ts';

type Parts = {
  readonly primary: Connection;
  readonly replica: Connection;
  readonly poolSize: number;
  readonly deps: Deps;
  readonly currentFleet: () => FollowedFleet | undefined;
  readonly heard: () => bigint;
  readonly log: Logger;
};

/** Reads of a process that may come from a replica. One that is away is waited for; one of another database is refused. */
export async function openReads(parts: Parts): Promise<Reads & { readonly close: () => Promise<void> }> {
  const { primary, replica: connection, poolSize, deps, currentFleet, heard, log } = parts;
  const watch = await watchReplica({
    primary,
    replica: connection,
    onTurn: (reason) =>
      reason === undefined
        ? log.info('reads come from the replica')
        : log.warn({ reason: `The replica ${reason}.` }, 'reads come from the primary'),
  });
  if (watch.isForeign()) {
    await watch.close();
    throw new StartError(
      'DATABASE_READ_URL leads to another database than DATABASE_URL: name a physical replica of it, or the same database.',
    );
  }
  const replica = createDatabase(connection, { poolSize, ...REPLICA_LIMITS });
  const depsOn = (db: Deps['db']): Deps => ({ ...deps, db, availability: createAvailabilityAt(db, currentFleet) });
  return {
    ...createReads({ deps, depsOn, replica, watch, heard }),
    close: async () => {
      await watch.close();
      await replica.destroy();
    },
  };
}
