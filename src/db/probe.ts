import { createAsker } from './asker.ts';
import type { Connection } from './client.ts';

export type Probe = {
  /**
   * Whether the database can be written to. Answers in time, whatever the database does. One that has just fallen silent
   * counts as there: all processes would leave the balancer at once for what passes in a moment.
   */
  readonly isAlive: () => Promise<boolean>;
  /** By how much the clock of this machine is ahead of the database's, as far as that is known. */
  readonly clockSkewSeconds: () => number | undefined;
  readonly close: () => Promise<void>;
};

type Options = {
  readonly limitMs?: number;
  readonly now?: () => number;
  /** Called when the clocks have drifted apart by more than a little. */
  readonly onSkew?: (seconds: number) => void;
};

const LIMIT_MS = 800;
/** So long nobody leaves because of a database that says nothing. */
const SILENCE_MS = 30_000;
const MOST_SKEW_SECONDS = 2;

/** Looks after the database on a connection of its own: those of the pool may all be waiting. */
export function createProbe(
  connection: Connection,
  { limitMs = LIMIT_MS, now = Date.now, onSkew = () => undefined }: Options = {},
): Probe {
  let silentSince: number | undefined;
  let skewSeconds: number | undefined;
  const compareClocks = (here: number, there: Date) => {
    const isKnown = Math.abs(skewSeconds ?? 0) > MOST_SKEW_SECONDS;
    skewSeconds = (here - there.getTime()) / 1000;
    if (!isKnown && Math.abs(skewSeconds) > MOST_SKEW_SECONDS) onSkew(skewSeconds);
  };
  const asker = createAsker(connection, limitMs, async (client) => {
    const asked = now();
    const { rows } = await client.query<{ isReadOnly: boolean; time: Date }>(QUESTION);
    if (rows[0] !== undefined) compareClocks((asked + now()) / 2, rows[0].time);
    return rows[0];
  });
  return {
    isAlive: async () => {
      const answer = await asker.ask();
      if (answer !== undefined) {
        silentSince = undefined;
        return !answer.isReadOnly;
      }
      silentSince ??= now();
      return now() - silentSince < SILENCE_MS;
    },
    clockSkewSeconds: () => skewSeconds,
    close: asker.close,
  };
}

const QUESTION = `select current_setting('transaction_read_only')::bool as "isReadOnly", clock_timestamp() as time`;
