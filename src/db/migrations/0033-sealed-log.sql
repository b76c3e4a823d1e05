-- One seal for each entry of the log, in the order of the entries: the hash of the seal before and of the entry itself.
-- Whoever changes, removes or slips in an entry breaks the chain, and `npm run verify-log` finds the place.
create table audit_seal (
  audit_id bigint primary key,
  previous bytea not null unique,
  hash bytea not null
);
create trigger audit_seal_is_append_only before update or delete or truncate on audit_seal
  for each statement execute function refuse_any_change();

-- Before an entry takes its number its transaction has one: so whoever sees an entry can tell, by waiting for the
-- transactions that run at that moment, when no smaller number can appear any more.
create function take_transaction_id() returns trigger language plpgsql as $$
begin
  perform pg_current_xact_id();
  return null;
end $$;
create trigger audit_log_takes_transaction_id before insert on audit_log
  for each statement execute function take_transaction_id();

-- Seals the entries that have no seal yet, up to the given one and at most that many, and returns how many it were.
-- Whoever writes the log is never waited for and never waits: only those who seal take turns.
create function seal_audit_log(up_to bigint, most int) returns int
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  last_id bigint;
  last_hash bytea;
  entry record;
  entry_hash bytea;
  sealed int := 0;
begin
  perform pg_advisory_xact_lock(7264002);
  select audit_id, hash into last_id, last_hash from audit_seal order by audit_id desc limit 1;
  last_hash := coalesce(last_hash, decode(repeat('00', 32), 'hex'));
  for entry in
    select id, jsonb_build_array(
      id, extract(epoch from at), actor_kind, actor_id, impersonator_id, business_unit_id,
      action, object_type, object_id, data, trace_id
    )::text as content
    from audit_log where id > coalesce(last_id, 0) and id <= up_to order by id limit most
  loop
    entry_hash := sha256(last_hash || convert_to(entry.content, 'UTF8'));
    insert into audit_seal (audit_id, previous, hash) values (entry.id, last_hash, entry_hash);
    last_hash := entry_hash;
    sealed := sealed + 1;
  end loop;
  return sealed;
end $$;
