import { createAsker } from '../asker.ts';
import type { Connection } from '../client.ts';
import { toPosition } from '../position.ts';
import { POSITION } from './read-position.ts';

export type ReplicaWatch = {
  /** Whether it answered when it was last asked, is one of this database, and lacks nothing old. */
  readonly isUsable: () => boolean;
  /** It belongs to another database: nothing that it says is about this one. */
  readonly isForeign: () => boolean;
  /** Where in the log it has to be to lack nothing older than the limit; undefined while the primary says nothing. */
  readonly leastPosition: () => bigint | undefined;
  readonly lagSeconds: () => number | undefined;
  /** For a while: one that answers easy questions may still be too slow for others. */
  readonly distrust: () => void;
  readonly close: () => Promise<void>;
};

type Options = {
  readonly primary: Connection;
  readonly replica: Connection;
  /** Called when it is used no longer, with the reason, and when it is used again, without one. */
  readonly onTurn: (reason: string | undefined) => void;
};

/** What is shown to visitors may be so old. */
const MOST_LAG_MS = 2_000;
const ASKED_EVERY_MS = 1_000;
const LIMIT_MS = 800;
const DISTRUSTED_MS = 10_000;
const FAILED = 'has failed';
/** Enough to tell how far a replica is behind that nobody uses any more. */
const MOST_MARKS = 60;

/** The same on the primary and its physical replicas only, also through a pooler that gives the database another name. */
const QUESTION = `
  select ${POSITION} as position,
    (select system_identifier from pg_control_system()) || ' ' ||
    (select oid from pg_database where datname = current_database()) as identity`;

type Answer = { readonly position: string; readonly identity: string };
/** Everything that was committed before this moment lies before this position. */
type Mark = { readonly atMs: number; readonly position: bigint };

/**
 * Asks primary and replica once a second how far they are, on connections of their own. Clocks are not compared: a replica
 * that has what the primary had a moment ago is a moment old, also where nothing was committed for an hour.
 */
export async function watchReplica({ primary, replica, onTurn }: Options): Promise<ReplicaWatch> {
  const [ofPrimary, ofReplica] = [askerOf(primary), askerOf(replica)];
  const marks: Mark[] = [];
  let lagSeconds: number | undefined;
  let isForeign = false;
  let distrustedUntil = 0;
  let reason: string | undefined = 'was not asked yet';

  const turn = (next: string | undefined) => {
    if (next === reason) return;
    reason = next;
    onTurn(next);
  };
  async function look(): Promise<void> {
    const atMs = performance.now();
    const [there, here] = await Promise.all([ofPrimary.ask(), ofReplica.ask()]);
    if (there) marks.push({ atMs, position: toPosition(there.position) });
    if (marks.length > MOST_MARKS) marks.shift();
    lagSeconds = here && lagOf(here, marks);
    if (there && here) isForeign = there.identity !== here.identity;
    turn(judge());

    function judge(): string | undefined {
      if (!here) return 'does not answer';
      if (performance.now() < distrustedUntil) return FAILED;
      if (!there) return 'cannot be compared with the primary, which does not answer';
      if (isForeign) return 'belongs to another database';
      return lagSeconds === undefined || lagSeconds * 1000 > MOST_LAG_MS ? 'lags' : undefined;
    }
  }

  await look();
  const timer = setInterval(() => void look(), ASKED_EVERY_MS).unref();
  return {
    isUsable: () => reason === undefined,
    isForeign: () => isForeign,
    leastPosition: () => {
      const since = performance.now() - MOST_LAG_MS;
      return marks.find(({ atMs }) => atMs >= since)?.position;
    },
    lagSeconds: () => lagSeconds,
    distrust: () => {
      distrustedUntil = performance.now() + DISTRUSTED_MS;
      turn(FAILED);
    },
    close: async () => {
      clearInterval(timer);
      await Promise.all([ofPrimary.close(), ofReplica.close()]);
    },
  };
}

const askerOf = (connection: Connection) =>
  createAsker(connection, LIMIT_MS, async (client) => (await client.query<Answer>(QUESTION)).rows[0]);

/** None where it has all that the primary had; else since it had everything. */
function lagOf({ position }: Answer, marks: readonly Mark[]): number | undefined {
  const reached = toPosition(position);
  const newest = marks.at(-1);
  if (newest === undefined) return undefined;
  const complete = marks.findLast((mark) => mark.position <= reached);
  if (complete === newest) return 0;
  return complete === undefined ? Infinity : (performance.now() - complete.atMs) / 1000;
}
