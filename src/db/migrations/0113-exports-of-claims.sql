-- What was claimed beside an invoice is handed over with the money that has paid it, and taken back with it.

create table export_claim (
  run_id uuid not null references export_run,
  -- Counted with the other bookings of the file.
  position bigint not null check (position >= 1),
  business_unit_id uuid not null references business_unit,
  claim_id uuid not null references dunning_claim,
  -- The day on which it was paid.
  booked_on date not null,
  -- Counts what has been told of a claim.
  turn bigint not null check (turn >= 1),
  cents bigint not null check (cents <> 0),
  primary key (run_id, position),
  constraint export_claim_once unique (claim_id, turn)
);

create trigger export_claim_is_closed before insert on export_claim
  for each row execute function guard_export_row();
create trigger export_claim_is_append_only before update or delete or truncate on export_claim
  for each statement execute function refuse_any_change();

-- As before, and claims count with the documents: both are owed to us.
create or replace function guard_export_sums() returns trigger language plpgsql as $$
begin
  if (new.documents, new.billed_cents, new.payments, new.paid_cents) is distinct from (
    select (
      count(*) filter (where payment_id is null), coalesce(sum(cents) filter (where payment_id is null), 0)::bigint,
      count(*) filter (where payment_id is not null), coalesce(sum(cents) filter (where payment_id is not null), 0)::bigint
    )
    from (
      select payment_id, cents from export_row where run_id = new.id
      union all
      select null, cents from export_claim where run_id = new.id
    ) as told
  ) then
    raise exception 'export % does not add up', new.id
      using errcode = 'check_violation', constraint = 'export_run_adds_up';
  end if;
  return null;
end $$;
