import { sql } from 'kysely';
import type { Database } from '../client.ts';

/** The newest entry, and the transactions that have to end before none can appear before it. */
export type SealHorizon = { readonly upTo: number; readonly transaction: string };

export async function readHorizon(db: Database): Promise<SealHorizon | undefined> {
  const { rows } = await sql<{ upTo: number | null; transaction: string }>`
    select max(id) as up_to, pg_snapshot_xmax(pg_current_snapshot())::text as transaction from audit_log
    where id > (select coalesce(max(audit_id), 0) from audit_seal)`.execute(db);
  const [found] = rows;
  return found === undefined || found.upTo === null ? undefined : { upTo: found.upTo, transaction: found.transaction };
}

export async function isSettled(db: Database, { transaction }: SealHorizon): Promise<boolean> {
  const { rows } = await sql<{ settled: boolean }>`
    select pg_snapshot_xmin(pg_current_snapshot()) >= ${transaction}::xid8 as settled`.execute(db);
  return rows[0]?.settled === true;
}

export async function sealEntries(db: Database, { upTo }: SealHorizon, most: number): Promise<number> {
  const { rows } = await sql<{ sealed: number }>`select seal_audit_log(${upTo}, ${most}) as sealed`.execute(db);
  return rows[0]?.sealed ?? 0;
}

export const findLastSeal = (db: Database) =>
  db.selectFrom('auditSeal').select(['auditId', 'hash']).orderBy('auditId', 'desc').limit(1).executeTakeFirst();

export const findSeal = (db: Database, auditId: number) =>
  db.selectFrom('auditSeal').select('hash').where('auditId', '=', auditId).executeTakeFirst();

export type SealedEntry = {
  readonly id: number;
  /** What the seal is about; null if the entry is gone. */
  readonly content: string | null;
  readonly previous: Buffer | null;
  readonly hash: Buffer | null;
};

/**
 * The entries and seals that follow the given one, in order. The content is spelled here once more: a verdict about the
 * log must not rest on a function of the database that holds it.
 */
export async function listSealedEntries(db: Database, after: number, most: number): Promise<readonly SealedEntry[]> {
  const { rows } = await sql<SealedEntry>`
    with numbers as (
      (select id from audit_log where id > ${after} order by id limit ${most})
      union (select audit_id from audit_seal where audit_id > ${after} order by audit_id limit ${most})
      order by id limit ${most}
    )
    select n.id, s.previous, s.hash, case when l.id is not null then jsonb_build_array(
      l.id, extract(epoch from l.at), l.actor_kind, l.actor_id, l.impersonator_id, l.business_unit_id,
      l.action, l.object_type, l.object_id, l.data, l.trace_id
    )::text end as content
    from numbers n left join audit_log l using (id) left join audit_seal s on s.audit_id = n.id
    order by n.id`.execute(db);
  return rows;
}
