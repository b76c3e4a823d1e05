/** The database is there and does not let anybody follow its changes; it will not either when asked again at once. */
export class FeedRefusal extends Error {}

const NO_RIGHT =
  'The role may not follow the changes of the database: it needs `alter role … replication` and must be able to read the ' +
  'published tables. DATABASE_FEED_URL may name another role.';
const NOT_LOGICAL =
  'The database does not write down what followers of its changes need: set wal_level = logical (and max_replication_slots ' +
  'above zero) and restart it.';
const TOO_MANY =
  'No slot is left for another follower of the changes: raise max_replication_slots and max_wal_senders and restart the ' +
  'database.';
const NO_LOGIN = 'The database does not let the feed log in: check DATABASE_FEED_URL and pg_hba.conf.';
const POOLER = 'A pooler stands before the database and does not know replication: set DATABASE_DIRECT_URL past it.';
const OLD_REPLICA =
  'Changes can be followed on a replica from PostgreSQL 16 on: name the primary in DATABASE_FEED_URL.';

/** By the codes of PostgreSQL. */
const REASONS: Readonly<Record<string, string>> = {
  '42501': NO_RIGHT,
  '55000': NOT_LOGICAL,
  '53400': TOO_MANY,
  '53300': TOO_MANY,
  '28000': NO_LOGIN,
  '28P01': NO_LOGIN,
  '08P01': POOLER,
  '0A000': OLD_REPLICA,
};

/** What is missing, in a sentence with the server's own words; undefined where asking again may help. */
export function explainRefusal(error: unknown): string | undefined {
  if (error instanceof FeedRefusal) return error.message;
  if (!(error instanceof Error && 'code' in error)) return undefined;
  const reason = REASONS[String(error.code)];
  return reason === undefined ? undefined : `${reason} (${error.message})`;
}
