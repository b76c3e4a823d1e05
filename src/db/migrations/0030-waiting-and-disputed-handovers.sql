-- When the customer signed a pick-up that waits for the depot's signature; gone with a signature that no longer counts.
alter table handover add column waiting_since timestamptz;
update handover set waiting_since = started_at where signatures is not null and signed_at is null;
create index handover_waiting on handover (waiting_since) where waiting_since is not null and signed_at is null;

-- The depot did not find the trailer of a return that the customer signed alone. The protocol stays, beside a new one.
alter table handover
  add column dispute jsonb,
  add constraint handover_disputed_when_signed check (dispute is null or signed_at is not null),
  drop constraint handover_one_of_a_kind;
-- Under its old name, which processes of the version before ask for while this one starts.
alter table handover
  add constraint handover_one_of_a_kind exclude using btree (booking_id with =, kind with =) where (dispute is null);
create index handover_of_booking on handover (booking_id, kind);

create or replace function refuse_change_of_signed_handover() returns trigger language plpgsql as $$
begin
  if old.signed_at is null then
    return coalesce(new, old);
  end if;
  -- What was signed is what it was, also once it is disputed, and that cannot be taken back.
  if tg_op = 'UPDATE' and old.dispute is null and new.dispute is not null
    and to_jsonb(new) - 'dispute' = to_jsonb(old) - 'dispute' then
    return new;
  end if;
  raise exception 'a signed handover never changes'
    using errcode = 'check_violation', constraint = 'handover_is_signed';
end $$;
