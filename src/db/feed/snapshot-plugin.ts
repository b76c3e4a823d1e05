import type { Client } from 'pg';
import { type Pgoutput, PgoutputPlugin } from 'pg-logical-replication';
import { toPosition } from '../position.ts';
import { FeedRefusal } from './explain-refusal.ts';

export const PUBLICATION = 'trailyard_changes';

/**
 * Values are written the same way whatever the server prefers. Between the slot and the stream the connection stands idle
 * in a transaction, which keeps the snapshot alive while it is read; a process that freezes meanwhile does not keep it for
 * ever. Some of the limits are unknown to older servers.
 */
const SETTINGS = `
  select set_config(name, wanted, false)
  from pg_settings join (values
    ('DateStyle', 'ISO'), ('TimeZone', 'UTC'), ('extra_float_digits', '1'),
    ('idle_in_transaction_session_timeout', '10min'), ('idle_session_timeout', '0'),
    ('lock_timeout', '0'), ('statement_timeout', '0'), ('transaction_timeout', '0')
  ) as setting (name, wanted) using (name)`;

/** Whether a commit on this server waits until a standby has confirmed it. */
const WAITS_FOR_STANDBY = `
  select from pg_settings where name = 'synchronous_standby_names' and setting <> '' and not pg_is_in_recovery()`;

/** The end of a stream, as the protocol writes it. */
const COPY_DONE = Buffer.from([0x63, 0, 0, 0, 4]);

type Slot = { readonly snapshot_name: string };

/** Makes a slot that ends with its connection, has its snapshot read, and streams what is committed after it. */
export class SnapshotPlugin extends PgoutputPlugin {
  readonly #readSnapshot: (name: string) => Promise<void>;
  readonly #onUnreadable: (error: unknown) => void;
  #client: Client | undefined;
  /** How far the server was when everything had been read: what lies before is not news. */
  committed = 0n;

  constructor(readSnapshot: (name: string) => Promise<void>, onUnreadable: (error: unknown) => void) {
    super({ protoVersion: 1, publicationNames: [PUBLICATION] });
    this.#readSnapshot = readSnapshot;
    this.#onUnreadable = onUnreadable;
  }

  override async start(client: Client, slotName: string): Promise<unknown> {
    await refuseToConfirm(client);
    await client.query(SETTINGS);
    const { rows } = await client.query<Slot>(
      `CREATE_REPLICATION_SLOT "${slotName}" TEMPORARY LOGICAL pgoutput (SNAPSHOT 'export')`,
    );
    await this.#readSnapshot(rows[0]?.snapshot_name ?? '');
    const system = await client.query<{ readonly xlogpos: string }>('IDENTIFY_SYSTEM');
    this.committed = toPosition(system.rows[0]?.xlogpos ?? '0/0');
    this.#client = client;
    return super.start(client, slotName, '0/0');
  }

  /** Asks for the end of the stream. */
  finish(): void {
    this.#client?.connection.stream.write(COPY_DONE);
  }

  override parse(buffer: Buffer): Pgoutput.Message {
    try {
      return keepTexts(super.parse(buffer));
    } catch (error) {
      // Nobody catches what is thrown at the arrival of data.
      this.#onUnreadable(error);
      return NOTHING;
    }
  }
}

/**
 * A server that takes any standby takes a follower of changes for one: it would acknowledge what no other machine has.
 * Followers of a replica never count.
 */
async function refuseToConfirm(client: Client): Promise<void> {
  const { rows } = await client.query(WAITS_FOR_STANDBY);
  if (rows.length === 0) return;
  throw new FeedRefusal(
    'Commits wait for a standby of this database, and a follower of its changes could be taken for one: let ' +
      'DATABASE_FEED_URL lead to a replica.',
  );
}

const NOTHING: Pgoutput.Message = { tag: 'origin', originLsn: null, originName: '' };

/** Dates of the driver know milliseconds only: every value stays the text that the server has sent. */
function keepTexts(message: Pgoutput.Message): Pgoutput.Message {
  if (message.tag === 'relation') for (const column of message.columns) column.parser = String;
  return message;
}
