import { sql } from 'kysely';
import { type Connection, createDatabase, type Database } from './client.ts';

/** Owns the records that must not change. Nobody logs in as it. */
const KEEPER = 'trailyard_keeper';
const TABLES = [
  'audit_log',
  'audit_seal',
  'bank_entry',
  'bank_entry_debit',
  'bank_statement',
  'debit',
  'debit_batch',
  'document',
  'dunning_claim',
  'dunning_item',
  'dunning_notice',
  'export_claim',
  'export_row',
  'export_run',
  'invoice',
  'invoice_by_transfer',
  'invoice_channel',
  'invoice_file',
  'invoice_line',
  'invoice_tax',
  'mail_words',
  'number_series',
  'payment',
  'setting',
  'settlement',
];
const FUNCTIONS = [
  'apply_claim_payment',
  'apply_return',
  'apply_return_change',
  'apply_settlement',
  'guard_bank_entry',
  'guard_bank_entry_debit',
  'guard_credit_note',
  'guard_debit',
  'guard_debit_batch',
  'guard_debit_sums',
  'guard_dunning_claim',
  'guard_export_row',
  'guard_export_sums',
  'guard_invoice',
  'guard_invoice_channel',
  'guard_invoice_closed',
  'guard_invoice_credit',
  'guard_invoice_sums',
  'guard_number_gap',
  'guard_number_series',
  'guard_payment',
  'guard_settlement',
  'refuse_any_change',
  'seal_audit_log',
  'take_transaction_id',
];

export type RecordKeeper = {
  /** From here on the application may add records and read them, and neither change them nor switch off what refuses. */
  readonly keep: (application: string) => Promise<void>;
  /** Lets the application change their tables, as migrations do. */
  readonly giveBack: (application: string) => Promise<void>;
};

/** Takes a login that may hand things from one role to another, which the application's own must not. */
export function createRecordKeeper(superuser: Connection): RecordKeeper {
  const administer = async (work: (db: Database) => Promise<void>) => {
    const db = createDatabase(superuser, { poolSize: 1 });
    try {
      await db.transaction().execute(work);
    } finally {
      await db.destroy();
    }
  };
  return {
    keep: (application) =>
      administer(async (db) => {
        if ((await listForeign(db, KEEPER)).length === 0) return;
        await createKeeper(db);
        await handOver(db, KEEPER);
        await sql`grant usage on schema public to ${sql.id(KEEPER)}`.execute(db);
        await sql`grant select, insert on ${sql.join(TABLES.map((name) => sql.table(name)))} to ${sql.id(application)}`.execute(
          db,
        );
        // A series counts on; what it may count to, its guards say.
        await sql`grant update on number_series to ${sql.id(application)}`.execute(db);
        // Money is used, found to be somebody's, and what went back was sent back of something else.
        await sql`grant update (business_unit_id, order_id, unused_cents, returns_id) on payment to ${sql.id(application)}`.execute(
          db,
        );
        // What became of an entry is decided, and what is sealed in it sealed anew.
        await sql`grant update (status, business_unit_id, grounds, is_undone, decided_at, decided_by, version,
          iban_encrypted, iban_hash) on bank_entry to ${sql.id(application)}`.execute(db);
        // What an entry has shown is taken back.
        await sql`grant update (undone_at) on bank_entry_debit to ${sql.id(application)}`.execute(db);
        // A platform has given a document its number.
        await sql`grant update (clearance_number, cleared_at, cleared_by) on invoice_channel to ${sql.id(application)}`.execute(
          db,
        );
        // A debit goes on, and says what became of it.
        await sql`grant update on debit, debit_batch to ${sql.id(application)}`.execute(db);
        // A claim is waived or paid, and what was paid can be taken back.
        await sql`grant update (waived_at, waived_by, waived_reason, paid_at, paid_by, payment_id, version)
          on dunning_claim to ${sql.id(application)}`.execute(db);
        await sql`grant select on sequence audit_log_id_seq to ${sql.id(application)}`.execute(db);
        await sql`revoke execute on function seal_audit_log from public`.execute(db);
        await sql`grant execute on function seal_audit_log to ${sql.id(application)}`.execute(db);
      }),
    giveBack: (application) => administer((db) => handOver(db, application)),
  };
}

/** Roles belong to the server, not to the database: another shop on it may have made this one, or be about to. */
const createKeeper = (db: Database) =>
  sql`
    do $$ begin
      create role ${sql.id(KEEPER)} nologin;
    exception when duplicate_object or unique_violation then
      null;
    end $$`.execute(db);

type Foreign = { readonly kind: 'table' | 'function'; readonly name: string };

/** The records, and what guards them, that do not belong to the owner. Those of later migrations may not exist yet. */
async function listForeign(db: Database, owner: string): Promise<readonly Foreign[]> {
  const { rows } = await sql<Foreign>`
    select 'table' as kind, relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname = any(${TABLES})
      and pg_get_userbyid(relowner) <> ${owner}
    union all
    select 'function', proname from pg_proc
    where pronamespace = 'public'::regnamespace and proname = any(${FUNCTIONS})
      and pg_get_userbyid(proowner) <> ${owner}`.execute(db);
  return rows;
}

async function handOver(db: Database, owner: string): Promise<void> {
  for (const { kind, name } of await listForeign(db, owner)) {
    await sql`alter ${sql.raw(kind)} ${sql.id(name)} owner to ${sql.id(owner)}`.execute(db);
  }
}
