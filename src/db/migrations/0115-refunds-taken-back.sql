-- A refund that an entry of the bank has shown can prove to be somebody else's, like money that came.
alter table payment
  drop constraint payment_has_company,
  add constraint payment_has_its_company check (
    business_unit_id is not null
    or (order_id is null and (kind = 'transfer' or (kind = 'refund' and bank_entry_id is not null and returns_id is null)))
  ) not valid;

-- As before, and what a refund has sent back can be said anew as long as an entry of the bank shows it.
create or replace function guard_payment() returns trigger language plpgsql as $$
declare
  returned payment;
  used bigint;
begin
  if tg_op = 'INSERT' and new.unused_cents <> (case when new.returns_id is null then new.cents else 0 end) then
    raise exception 'money starts unused' using errcode = 'check_violation', constraint = 'payment_starts_unused';
  end if;
  if new.returns_id is not null and (tg_op = 'INSERT' or new.returns_id is distinct from old.returns_id) then
    select * into returned from payment where id = new.returns_id for update;
    if returned.business_unit_id is distinct from new.business_unit_id
      or returned.kind not in ('transfer', 'directDebit')
      or returned.unused_cents < -new.cents
      or (new.kind = 'debitReturn' and (returned.kind, returned.cents) is distinct from ('directDebit', -new.cents))
    then
      raise exception 'this money cannot go back' using errcode = 'check_violation', constraint = 'payment_return_fits';
    end if;
  end if;
  if tg_op = 'INSERT' then return new; end if;
  if (new.id, new.kind, new.booked_on, new.cents, new.bank_entry_id, new.note, new.created_at, new.created_by)
    is distinct from
    (old.id, old.kind, old.booked_on, old.cents, old.bank_entry_id, old.note, old.created_at, old.created_by)
    or (new.returns_id is distinct from old.returns_id and (
      new.kind <> 'refund' or new.bank_entry_id is null or num_nonnulls(old.returns_id, new.returns_id) <> 1
    ))
  then
    raise exception 'a payment stays as it was booked'
      using errcode = 'check_violation', constraint = 'payment_is_append_only';
  end if;
  if (new.business_unit_id, new.order_id) is distinct from (old.business_unit_id, old.order_id)
    and old.unused_cents <> old.cents
  then
    raise exception 'money that is used stays with its company'
      using errcode = 'check_violation', constraint = 'payment_stays_with_its_company';
  end if;
  select coalesce(sum(cents), 0) into used from settlement where payment_id = new.id;
  used := used - coalesce((select sum(cents) from payment where returns_id = new.id), 0)
    + coalesce((select sum(cents) from dunning_claim where payment_id = new.id), 0)
    + case when new.returns_id is null then 0 else abs(new.cents) end;
  if new.unused_cents * sign(new.cents)::bigint <> abs(new.cents) - used then
    raise exception 'what is unused does not add up'
      using errcode = 'check_violation', constraint = 'payment_adds_up';
  end if;
  return new;
end $$;

create function apply_return_change() returns trigger language plpgsql as $$
begin
  update payment set unused_cents = unused_cents - old.cents where id = old.returns_id;
  update payment set unused_cents = unused_cents + new.cents where id = new.returns_id;
  return null;
end $$;
create trigger payment_goes_elsewhere after update on payment
  for each row when (new.returns_id is distinct from old.returns_id) execute function apply_return_change();
