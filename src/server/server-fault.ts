export type ServerFacts = { readonly version: number; readonly isReplica: boolean };

/** As `server_version_num` counts. The places of trailers are guarded by keys over time, which older ones do not know. */
const OLDEST_SERVER = 180_000;

/** Why a server cannot be the shop's database, in a sentence. */
export function findServerFault(facts: ServerFacts | undefined, setting: string): string | undefined {
  if (facts === undefined || facts.version < OLDEST_SERVER) {
    const found = facts === undefined ? '' : ` ${Math.floor(facts.version / 10_000)}`;
    return `The database is too old: ${setting} leads to PostgreSQL${found}, and Trailyard needs 18 or newer.`;
  }
  return facts.isReplica ? `${setting} leads to a replica, which can only be read: name the primary.` : undefined;
}
